import type { Problem } from "@courtly/engine";
import { refuse } from "../ui/toast.tsx";
import type { GameSession } from "./session.ts";

/** Shows why something did not happen, unless a dialog of the table shows it already. */
export function tellProblem(
  { recovery }: Pick<GameSession<never, never>, "recovery">,
  problem: Problem | undefined,
): void {
  if (problem !== undefined && recovery?.fault.value === undefined) refuse(problem);
}
