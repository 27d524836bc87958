import { loadSolver } from "@courtly/odds";
import type { Solvers } from "./thought/plan.ts";

/** What solves their turns fast, where it can. */
export async function loadSolvers(): Promise<Solvers> {
  return { pair: [await loadSolver(), await loadSolver()], holds: undefined };
}
