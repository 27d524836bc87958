import { loadKernel } from "./kernel.ts";
import { kernelSolver } from "./kernelTables.ts";
import type { Solver } from "./solver.ts";
import { reference } from "./tables.ts";

/** Loads the fast solver, with its own memory; without WebAssembly, returns the reference solver. */
export async function loadSolver(): Promise<Solver> {
  const kernel = await loadKernel();
  return kernel === undefined ? reference : kernelSolver(kernel);
}
