import { loadSolver } from "@courtly/odds";
import type { Solvers } from "./thought/plan.ts";

/** Loads the fast solvers; without WebAssembly, the reference. */
export async function loadSolvers(): Promise<Solvers> {
  return { pair: [await loadSolver(), await loadSolver()], holds: undefined };
}
