import type { Problem } from "@courtly/engine";
import { refuse } from "../ui/toast.tsx";
import type { GameSession } from "./session.ts";

/** Says why something did not happen, unless a dialog of the table tells it already. */
export function tellProblem(
  { trouble }: Pick<GameSession<never, never>, "trouble">,
  problem: Problem | undefined,
): void {
  if (problem !== undefined && trouble.value === undefined) refuse(problem);
}
