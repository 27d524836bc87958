import type { Face, Problem } from "@courtly/engine";
import { ownSpots, type Spot } from "@courtly/rolling-courts";
import { faceOf, refusalIn, type Draft, type Mode, type Situation } from "./situation.ts";
import { readyDice, readyDie } from "./tray.ts";
import { recallsOf } from "./ways.ts";
import { words } from "../words/index.ts";

/** The reason why a mode has nothing to offer now, in the words of the game if it has any. */
export function refusalOfMode(situation: Situation, draft: Draft, mode: Mode): Problem | undefined {
  if (mode === "move") return undefined;
  if (mode === "recall") return refusalOfRecall(situation, draft);
  if (situation.reach.actions.some(({ kind }) => kind === mode)) return undefined;
  return mode === "change" ? refusalOfChange(situation) : refusalOfAction(situation, mode);
}

function refusalOfChange(situation: Situation): Problem | undefined {
  const die: Face = readyDice(situation.tray)[0]?.face ?? 1;
  const to: Face = die === 1 ? 2 : ((die - 1) as Face);
  const refusal = refusalIn(situation, { kind: "change", die, to });
  if (refusal?.code === "noUnchangedDie")
    return { message: words().refusals.noUnchanged, rule: refusal.rule };
  return refusal;
}

/** The reason for the member that comes closest to the action: one whose number a die shows. */
function refusalOfAction(situation: Situation, mode: "retire" | "promote"): Problem | undefined {
  const spots =
    mode === "retire" ? spotsIn(situation, ["village"]) : spotsIn(situation, ["village", "cave"]);
  const [first] = spots;
  const spot = spots.find(({ number }) => readyDie(situation.tray, number) !== undefined) ?? first;
  const refusal = refusalIn(situation, { kind: mode, spot: spot ?? NOWHERE });
  const where = mode === "retire" ? "village" : "either";
  const isNobody = spot === undefined && refusal?.code.startsWith("notOwn") === true;
  return isNobody ? { message: words().refusals.nobodyIn(where) } : refusal;
}

const NOWHERE: Spot = { kind: "village", number: 1, space: 1 };

function refusalOfRecall(situation: Situation, draft: Draft): Problem | undefined {
  const face = faceOf(situation, draft);
  if (recallsOf(situation, draft).length > 0) return undefined;
  const [from] = spotsIn(situation, ["village", "cave"]);
  const number = face ?? readyDice(situation.tray)[0]?.face ?? 1;
  const refusal = refusalIn(situation, {
    kind: "enter",
    into: { kind: "village", number },
    from: from ?? NOWHERE,
  });
  const isNobody = from === undefined && refusal?.code === "notOwnRecalled";
  return isNobody ? { message: words().refusals.nobodyIn("either") } : refusal;
}

function spotsIn({ state, seat }: Situation, kinds: readonly Spot["kind"][]): readonly Spot[] {
  return kinds.flatMap((kind) => ownSpots(state, seat, kind));
}
