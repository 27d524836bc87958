import { king as kingWords } from "../../languages/king.ts";
import type { Odds } from "@courtly/odds";
import {
  CHARACTERS,
  toCourtTheKing,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import type { Line } from "@courtly/bots/advice";
import { whyByChances } from "../bestMove.tsx";
import { words } from "../words/index.ts";
import { courtOdds } from "./courtOdds.ts";
import type { Comparison } from "./kingCoach.ts";
import { takeWords } from "./kingStep.tsx";
import { chancesOf, markChance } from "./questions.ts";

/** Less is no reason. */
const LIFT_MIN = 0.005;
const CARDS_MAX = 2;

/** Why the best line and not the next one, by exact odds; nothing when these do not say it. */
export function whyByOdds(state: State, { best, other }: Comparison): string | undefined {
  const { king, percent } = words();
  const [mark, instead] = [markChance(best), markChance(other)];
  if (mark !== undefined && instead !== undefined)
    return mark.exact && instead.exact && mark.atLeast - instead.atLeast >= LIFT_MIN
      ? king.liftsMark({ from: percent(instead.atLeast, 1), to: percent(mark.atLeast, 1) })
      : undefined;
  const lifted = liftedCards(state, best, other).slice(0, CARDS_MAX);
  if (lifted.length === 0) return undefined;
  return king.lifts(
    lifted.map(({ id, from, to }) => ({
      name: kingWords().names[id],
      from: percent(from, 1),
      to: percent(to, 1),
    })),
  );
}

/** Why the best card and not the next one: what it does, and the chances. */
export function whyByCards(lines: readonly Line[]): string {
  const [best, other] = lines.map(({ steps }) => takenAt(steps));
  const chances = whyByChances(lines, other && takeWords(other));
  return best === undefined || best === "nothing" ? chances : `${abilityOf(best)} ${chances}`;
}

/** The card that a line ends with, where no dice come between. */
function takenAt(steps: readonly string[]): CharacterId | "nothing" | undefined {
  const action = toCourtTheKing.notation.action.read(steps.at(-1) ?? "");
  return action.ok && action.value.kind === "take" ? action.value.character : undefined;
}

function abilityOf(id: CharacterId): string {
  const { names, ability } = kingWords();
  return words().king.brings(names[id], ability(CHARACTERS[id].ability));
}

interface Lift {
  readonly id: CharacterId;
  readonly from: number;
  readonly to: number;
}

/** The cards that are likelier after the one line than after the other, the greatest difference first. */
function liftedCards(state: State, best: readonly Odds[], other: readonly Odds[]): readonly Lift[] {
  const [after, instead] = [chancesOf(best), chancesOf(other)];
  return Object.keys(courtOdds(state, after))
    .flatMap((key): readonly Lift[] => {
      const id = key as CharacterId;
      const [to, from] = [after[id], instead[id]];
      if (to === undefined || from === undefined || !to.exact || !from.exact) return [];
      return [{ id, from: from.atLeast, to: to.atLeast }];
    })
    .filter(({ from, to }) => to - from >= LIFT_MIN)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
}
