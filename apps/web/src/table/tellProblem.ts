import type { Problem } from "@courtly/engine";
import { refuse } from "../ui/toast.tsx";
import type { Sitting } from "./sitting.ts";

/** Says why something did not happen, unless a dialog of the table tells it already. */
export function tellProblem(
  { trouble }: Pick<Sitting<never, never>, "trouble">,
  problem: Problem | undefined,
): void {
  if (problem !== undefined && trouble.value === undefined) refuse(problem);
}
