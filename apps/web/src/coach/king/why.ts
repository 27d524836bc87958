import { king as kingWords } from "../../languages/king.ts";
import type { Odds } from "@courtly/odds";
import {
  CHARACTERS,
  toCourtTheKing,
  type CharacterId,
  type State,
  type Tier,
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
/** What a card counts for in a comparison: a King is worth more words than a Maid. */
const WEIGHTS: Readonly<Record<Tier, number>> = { "–": 0.5, I: 1, II: 2, III: 4, IV: 7, V: 12 };

/** Why the best line and not the next one, by exact odds; nothing when these do not say it. */
export function whyByOdds(
  state: State,
  { best, other }: Comparison,
  lines: readonly Line[],
): string | undefined {
  const { king, percent } = words();
  const [mark, instead] = [markChance(best), markChance(other)];
  if (mark !== undefined && instead !== undefined)
    return mark.exact && instead.exact && mark.atLeast - instead.atLeast >= LIFT_MIN
      ? king.liftsMark({ from: percent(instead.atLeast, 1), to: percent(mark.atLeast, 1) })
      : undefined;
  const cards = comparedCards(state, best, other);
  const moved = cards.filter(({ from, to }) => Math.abs(to - from) >= LIFT_MIN);
  const told = moved.some(({ from, to }) => to > from)
    ? king.comparedWith(tradeOff(moved).map(inWords))
    : king.inReach(
        cards
          .toSorted(byWeight(({ to }) => to))
          .slice(0, CARDS_MAX)
          .map(inWords),
      );
  return cards.length === 0 ? undefined : `${told} ${whyByChances(lines)}`;
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

interface Compared {
  readonly id: CharacterId;
  readonly from: number;
  readonly to: number;
}

/** How likely each card is after the one line and after the other, of those that one of them may bring. */
function comparedCards(
  state: State,
  best: readonly Odds[],
  other: readonly Odds[],
): readonly Compared[] {
  const [after, instead] = [chancesOf(best), chancesOf(other)];
  return Object.keys(courtOdds(state, after))
    .flatMap((key): readonly Compared[] => {
      const id = key as CharacterId;
      const [to, from] = [after[id], instead[id]];
      if (to === undefined || from === undefined || !to.exact || !from.exact) return [];
      return [{ id, from: from.atLeast, to: to.atLeast }];
    })
    .filter(({ from, to }) => Math.max(from, to) >= LIFT_MIN);
}

/** What is gained most, and what is given up for it. */
function tradeOff(cards: readonly Compared[]): readonly Compared[] {
  const sorted = cards.toSorted(byWeight(({ from, to }) => to - from));
  const given = sorted.filter(({ from, to }) => to < from).slice(-1);
  return [...sorted.slice(0, CARDS_MAX - given.length), ...given];
}

function byWeight(of: (card: Compared) => number) {
  const weighed = (card: Compared) => of(card) * WEIGHTS[CHARACTERS[card.id].tier];
  return (a: Compared, b: Compared) => weighed(b) - weighed(a);
}

function inWords({ id, from, to }: Compared) {
  const { percent } = words();
  return { name: kingWords().names[id], from: percent(from, 1), to: percent(to, 1) };
}
