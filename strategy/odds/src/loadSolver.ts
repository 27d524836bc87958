import { loadKernel } from "./kernel/kernel.ts";
import { kernelSolver } from "./kernel/kernelTables.ts";
import type { Solver } from "./solver.ts";
import { reference } from "./tables.ts";

/** Loads the fast solver, with its own memory; without WebAssembly, returns the reference solver. */
export async function loadSolver(): Promise<Solver> {
  const kernel = await loadKernel();
  return kernel === undefined ? reference : kernelSolver(kernel);
}
