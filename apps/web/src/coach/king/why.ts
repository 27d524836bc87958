import { king as kingWords } from "../../languages/king.ts";
import type { Advice, Line, Worths } from "@courtly/bots/advice";
import {
  CHARACTER_IDS,
  CHARACTERS,
  handOf,
  owns,
  toCourtTheKing,
  type CharacterId,
  type Hand,
  type State,
} from "@courtly/to-court-the-king";
import { whyByChances } from "../bestMove.tsx";
import { words } from "../words/index.ts";
import type { Comparison } from "./kingCoach.ts";
import { takeWords } from "./kingStep.tsx";
import { chancesOf, isOpen, markChance, type Chances } from "./questions.ts";

/** Less is no reason. */
const LIFT_MIN = 0.005;
const ADDS_MIN = 0.0005;
const AIMS_MAX = 2;
/** A second card is worth a word when it adds at least so much of what the first does. */
const SECOND_SHARE = 0.4;
/** K1: what everybody rolls without any card. */
const BARE_DICE = 3;

/** What the dice may bring after the best line, after the next one, and as they lie. */
export interface Prospects extends Comparison {
  readonly now: Chances;
}

/** Why the best line rolls: the cards it is after, and what is sure without it; nothing where odds do not say it. */
export function whyByOdds(
  state: State,
  { best, other, now }: Prospects,
  { lines, worths }: Pick<Advice, "lines" | "worths">,
): string | undefined {
  const mark = markChance(best);
  if (mark !== undefined) return whyByMark(mark, other && markChance(other));
  if (worths === undefined) return undefined;
  const after = chancesOf(best);
  const safe = safestOf(state, now, worths);
  const aims = aimsOf(after, now, worths);
  if (aims.length === 0 && safe === undefined) return undefined;
  const instead = other && chancesOf(other);
  return [
    ...(aims.length === 0
      ? []
      : [words().king.aim(aims.map((id) => aimWords(id, { after, instead, worths })))]),
    ...(safe === undefined ? [] : [safeWords(safe, after, worths)]),
    whyByChances(lines, nextTaken(lines)),
  ].join("\n");
}

function whyByMark(
  mark: NonNullable<ReturnType<typeof markChance>>,
  instead: ReturnType<typeof markChance>,
): string | undefined {
  const { king, percent } = words();
  const isTold = mark.exact && instead?.exact && mark.atLeast - instead.atLeast >= LIFT_MIN;
  return isTold
    ? king.liftsMark({ from: percent(instead.atLeast, 1), to: percent(mark.atLeast, 1) })
    : undefined;
}

/** The card that would win most of those that can be had whatever the dice do. */
function safestOf(state: State, now: Chances, worths: Worths): CharacterId | undefined {
  const { nothing = 0 } = worths;
  const [best] = CHARACTER_IDS.filter((id) => isOpen(state, id) && now[id]?.atLeast === 1)
    .map((id) => ({ id, worth: worths[id] ?? 0 }))
    .filter(({ worth }) => worth > nothing)
    .toSorted((a, b) => b.worth - a.worth);
  return best?.id;
}

/** What the roll is for: cards that may come and would beat whatever else one could count on. */
function aimsOf(after: Chances, now: Chances, worths: Worths): readonly CharacterId[] {
  const { nothing = 0 } = worths;
  const cards = CHARACTER_IDS.flatMap((id) => {
    const [chance, worth = 0] = [after[id], worths[id]];
    return chance?.exact === true && worth > nothing ? [{ id, chance: chance.atLeast, worth }] : [];
  });
  const without = (left: CharacterId) =>
    cards
      .filter(({ id }) => id !== left)
      .reduce((most, { chance, worth }) => Math.max(most, chance * (worth - nothing)), 0);
  const added = cards
    .filter(({ id, chance }) => chance < 1 && now[id]?.atLeast !== 1)
    .map(({ id, chance, worth }) => ({ id, adds: chance * (worth - nothing - without(id)) }))
    .filter(({ adds }) => adds >= ADDS_MIN)
    .toSorted((a, b) => b.adds - a.adds);
  const least = (added[0]?.adds ?? 0) * SECOND_SHARE;
  return added
    .filter(({ adds }) => adds >= least)
    .slice(0, AIMS_MAX)
    .map(({ id }) => id);
}

interface Around {
  readonly after: Chances;
  readonly instead: Chances | undefined;
  readonly worths: Worths;
}

function aimWords(id: CharacterId, { after, instead, worths }: Around) {
  const { percent } = words();
  const there = instead?.[id];
  return {
    name: kingWords().names[id],
    chance: percent(after[id]?.atLeast ?? 0, 1),
    instead: there?.exact === true ? percent(there.atLeast, 1) : undefined,
    win: winWords(id, worths),
  };
}

/** The King counts for more with a higher mark. */
function winWords(id: CharacterId, worths: Worths): string {
  const { percent, king } = words();
  const said = percent(worths[id] ?? 0);
  return id === "king" ? king.bound(said) : said;
}

function safeWords(id: CharacterId, after: Chances, worths: Worths): string {
  const { king } = words();
  const name = kingWords().names[id];
  if (after[id]?.atLeast === 1) return king.staysSure(name, winWords(id, worths));
  return king.sureNow(name, winWords(id, worths));
}

/** Why the best card and not the next one: what it does, and the chances. */
export function whyByCards(state: State, lines: readonly Line[]): string {
  const [best] = lines;
  const taken = best && takenAt(best);
  const chances = whyByChances(lines, nextTaken(lines));
  if (taken === undefined || taken === "nothing") return chances;
  return [abilityOf(taken), diceWords(handOf(state, state.toAct), taken), chances]
    .filter((said) => said !== "")
    .join("\n");
}

function nextTaken([, next]: readonly Line[]): string | undefined {
  const taken = next && takenAt(next);
  return taken && takeWords(taken);
}

/** The card that a line ends with, where no dice come between. */
function takenAt({ steps }: Line): CharacterId | "nothing" | undefined {
  const action = toCourtTheKing.notation.action.read(steps.at(-1) ?? "");
  return action.ok && action.value.kind === "take" ? action.value.character : undefined;
}

function abilityOf(id: CharacterId): string {
  const { names, ability } = kingWords();
  return words().king.brings(names[id], ability(CHARACTERS[id].ability));
}

/** A die more in every turn is a step towards seven alike. */
function diceWords(hand: Hand, taken: CharacterId): string {
  const more = diceOf(taken);
  const before = CHARACTER_IDS.filter((id) => owns(hand, id) && id !== "charlatan")
    .map(diceOf)
    .reduce((sum, dice) => sum + dice, BARE_DICE + hand.charlatans);
  return more === 0 ? "" : words().king.moreDice(before + more, before);
}

function diceOf(id: CharacterId): number {
  const { ability } = CHARACTERS[id];
  if (ability.kind === "firstRoll") return ability.dice;
  return ability.kind === "bring" ? 1 : 0;
}
