import { loadKernel } from "./kernel.ts";
import { kernelSolver } from "./kernelTables.ts";
import type { Solver } from "./solver.ts";
import { reference } from "./tables.ts";

/** The fast solver, with memory of its own; where WebAssembly is missing, the reference. */
export async function loadSolver(): Promise<Solver> {
  const kernel = await loadKernel();
  return kernel === undefined ? reference : kernelSolver(kernel);
}
