import { king as kingWords } from "../../languages/king.ts";
import type { Advice, Line, Worths } from "@courtly/bots/advice";
import {
  CHARACTER_IDS,
  CHARACTERS,
  costOf,
  diceSupply,
  handOf,
  owns,
  toCourtTheKing,
  type CharacterId,
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
/** So many alike. */
const ASKED_BY_THE_KING = 7;

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
  const prospects = {
    now: { ...now, ...freeOf(state) },
    after: { ...chancesOf(best), ...freeOf(state) },
    instead: other && chancesOf(other),
    worths,
  };
  const safe = safestOf(prospects);
  const aims = aimsOf(prospects);
  if (aims.length === 0 && safe === undefined) return undefined;
  return [
    ...(aims.length === 0 ? [] : [words().king.aim(aims.map((id) => aimWords(id, prospects)))]),
    ...(aims.length === 0 && safe === "king" ? [words().king.higherMark] : []),
    ...(safe === undefined ? [] : [safeWords(safe, prospects)]),
    whyByChances(lines, nextTaken(lines)),
  ]
    .filter((said) => said !== "")
    .join("\n");
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

interface Around {
  readonly now: Chances;
  readonly after: Chances;
  readonly instead: Chances | undefined;
  readonly worths: Worths;
}

/** Cards that ask nothing of the dice. */
function freeOf(state: State): Chances {
  const isFree = (id: CharacterId) =>
    isOpen(state, id) && ["anything", "turnedFool"].includes(costOf(state.rules, id).kind);
  return Object.fromEntries(CHARACTER_IDS.filter(isFree).map((id) => [id, SURE]));
}

const SURE = { atLeast: 1, atMost: 1, exact: true };
const isSure = (chances: Chances, id: CharacterId) => (chances[id]?.atLeast ?? 0) >= 1;

/** The card that would win most of those that can be had whatever the dice do. */
function safestOf({ now, worths }: Around): CharacterId | undefined {
  const { nothing = 0 } = worths;
  const [best] = CHARACTER_IDS.filter((id) => isSure(now, id))
    .map((id) => ({ id, worth: worths[id] ?? 0 }))
    .filter(({ worth }) => worth > nothing)
    .toSorted((a, b) => b.worth - a.worth);
  return best?.id;
}

/** What the roll is for: cards that may come and would beat whatever else one could count on. */
function aimsOf({ now, after, instead = {}, worths }: Around): readonly CharacterId[] {
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
    .filter(({ id }) => !isSure(after, id) && !isSure(now, id))
    .map(({ id, chance, worth }) => ({ id, adds: chance * (worth - nothing - without(id)) }))
    .filter(({ adds }) => adds >= ADDS_MIN)
    .toSorted((a, b) => b.adds - a.adds);
  // What is likelier than after the next best tells the two apart.
  const lifted = added.filter(({ id }) => isLifted(after, instead, id));
  const told = lifted.length > 0 ? lifted : added;
  const least = (told[0]?.adds ?? 0) * SECOND_SHARE;
  return told
    .filter(({ adds }) => adds >= least)
    .slice(0, AIMS_MAX)
    .map(({ id }) => id);
}

function isLifted(after: Chances, instead: Chances, id: CharacterId): boolean {
  const { atLeast = 0, exact = false } = instead[id] ?? {};
  return exact && (after[id]?.atLeast ?? 0) - atLeast >= ADDS_MIN;
}

function aimWords(id: CharacterId, { after, instead = {}, worths }: Around) {
  const { percent } = words();
  return {
    name: kingWords().names[id],
    chance: percent(after[id]?.atLeast ?? 0, 1),
    instead: isLifted(after, instead, id) ? percent(instead[id]?.atLeast ?? 0, 1) : undefined,
    win: winWords(id, worths),
  };
}

function winWords(id: CharacterId, worths: Worths): string {
  const { percent } = words();
  return percent(worths[id] ?? 0);
}

function safeWords(id: CharacterId, { after, worths }: Around): string {
  const { king } = words();
  const name = kingWords().names[id];
  if (isSure(after, id)) return king.staysSure(name, winWords(id, worths));
  return king.sureNow(name, winWords(id, worths));
}

/** Why the best card and not the next one: what it does, and the chances. */
export function whyByCards(state: State, lines: readonly Line[]): string {
  const [best] = lines;
  const taken = best && takenAt(best);
  const chances = whyByChances(lines, nextTaken(lines));
  if (taken === undefined || taken === "nothing") return chances;
  return [abilityOf(taken), diceWords(state, taken), chances]
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

/** A die more in every turn; towards seven alike, while the King is there. */
function diceWords(state: State, taken: CharacterId): string {
  const { moreDice, asksSeven } = words().king;
  const hand = handOf(state, state.toAct);
  const most = diceSupply(state.rules);
  const all = CHARACTER_IDS.filter((id) => owns(hand, id) && id !== "charlatan")
    .map(diceOf)
    .reduce((sum, dice) => sum + dice, BARE_DICE + hand.charlatans);
  const [before, dice] = [Math.min(most, all), Math.min(most, all + diceOf(taken))];
  if (dice === before) return "";
  const isTowards = isOpen(state, "king") && before < ASKED_BY_THE_KING;
  return isTowards ? `${moreDice(dice, before)} ${asksSeven}` : moreDice(dice, before);
}

function diceOf(id: CharacterId): number {
  const { ability } = CHARACTERS[id];
  if (ability.kind === "firstRoll") return ability.dice;
  return ability.kind === "bring" ? 1 : 0;
}
