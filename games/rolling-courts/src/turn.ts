import type { Turn } from "@courtly/engine";
import { ranksOf } from "./scoring.ts";
import { DICE, type State } from "./state.ts";

export function turnOf(state: State): Turn {
  const { stage, toAct } = state;
  if (stage.kind === "over") return { kind: "over", ranks: ranksOf(state) };
  if (stage.kind === "turn" && stage.spending.dice === "rolling")
    return { kind: "roll", seat: toAct, dice: DICE };
  return { kind: "decide", seat: toAct };
}
