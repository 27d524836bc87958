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
import { inLines, whyByChances } from "../bestMove.tsx";
import { words } from "../words/index.ts";
import type { Comparison } from "./kingCoach.ts";
import { takeWords } from "./kingStep.tsx";
import { chancesOf, isOpen, markChance, type Chances } from "./questions.ts";

/** Less is no reason. */
const LIFT_MIN = 0.005;
const ADDS_MIN = 0.0005;
/** A card tells two lines apart if it does at least so much of what the most telling one does. */
const TELLING_SHARE = 0.5;
/** K1: what everybody rolls without any card. */
const BARE_DICE = 3;
/** So many alike. */
const ASKED_BY_THE_KING = 7;

/** What the dice may bring after the best line, after the next one, and as they lie. */
export interface Prospects extends Comparison {
  readonly now: Chances;
}

/** Why the best line rolls: the card it is after, what is at stake, and the chances; nothing where odds do not say it. */
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
  const aim = aimOf(prospects);
  if (aim === undefined && safe === undefined) return undefined;
  return inLines([
    aim === undefined ? "" : aimWords(state, aim, prospects),
    aim === undefined ? "" : wantedWords(state, aim, worths[aim] ?? 0),
    aim === undefined && safe === "king" ? words().king.higherMark : "",
    safe === undefined ? "" : safeWords(safe, prospects),
    whyByChances(lines, nextTaken(lines)),
  ]);
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

/** What the roll is for: the card that may come and adds most to whatever else one could count on. */
function aimOf({ now, after, instead = {}, worths }: Around): CharacterId | undefined {
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
    .map(({ id, chance, worth }) => {
      const gain = worth - nothing - without(id);
      return { id, adds: chance * gain, lifts: liftOf(after, instead, id) * gain };
    })
    .filter(({ adds }) => adds >= ADDS_MIN);
  // What is likelier than after the next best tells the two apart.
  const least = Math.max(...added.map(({ lifts }) => lifts)) * TELLING_SHARE;
  const [most] = added.filter(({ lifts }) => lifts >= least).toSorted((a, b) => b.adds - a.adds);
  return most?.id;
}

/** How much likelier a card is than after the next best line; too little is nothing. */
function liftOf(after: Chances, instead: Chances, id: CharacterId): number {
  const { atLeast = 0, exact = false } = instead[id] ?? {};
  const lift = (after[id]?.atLeast ?? 0) - atLeast;
  return exact && lift >= ADDS_MIN ? lift : 0;
}

function aimWords({ rules }: State, id: CharacterId, { after, instead = {} }: Around): string {
  const { king, percent } = words();
  const { names, cost } = kingWords();
  const { atLeast: less = 0 } = instead[id] ?? {};
  return king.aim({
    name: names[id],
    asks: cost(costOf(rules, id)),
    chance: percent(after[id]?.atLeast ?? 0, 1),
    instead: liftOf(after, instead, id) > 0 ? percent(less, less > 0 ? 1 : 0) : undefined,
  });
}

function safeWords(id: CharacterId, { after, worths }: Around): string {
  const { king, percent } = words();
  const [name, win] = [kingWords().names[id], percent(worths[id] ?? 0)];
  return isSure(after, id) ? king.staysSure(name, win) : king.atStake(name, win);
}

/** Why the best card and not the next one: what each does, and the chances. */
export function whyByCards(state: State, lines: readonly Line[]): string {
  const [best, other] = lines;
  const taken = best && takenAt(best);
  if (taken === undefined || taken === "nothing") return whyByChances(lines, nextTaken(lines));
  const instead = other && takenAt(other);
  return inLines([
    wantedWords(state, taken, best?.chance ?? 0),
    instead === undefined || instead === "nothing"
      ? whyByChances(lines, nextTaken(lines))
      : words().king.otherwise(cardWords(state, instead, other?.chance ?? 0)),
  ]);
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

/** What a card does, what that is good for, and the chance to win with it. */
function cardWords(state: State, id: CharacterId, chance: number): string {
  const { king, percent } = words();
  const { names, ability } = kingWords();
  return king.card({
    name: names[id],
    does: ability(CHARACTERS[id].ability),
    helps: helpWords(state, id),
    win: percent(chance),
  });
}

/** The same of the card one should have: dice are wanted for the King, while he is there. */
function wantedWords(state: State, id: CharacterId, chance: number): string {
  const said = cardWords(state, id, chance);
  const isForKing =
    diceOf(id) > 0 && isOpen(state, "king") && diceWith(state, []) < ASKED_BY_THE_KING;
  return isForKing ? `${said} ${words().king.asksSeven}` : said;
}

/** A die more in every turn, another try, or dice that match. */
function helpWords(state: State, id: CharacterId): string {
  const { helps } = words().king;
  const { kind } = CHARACTERS[id].ability;
  if (kind === "endsTheGame") return "";
  if (kind === "reroll") return helps.anotherTry;
  if (kind !== "firstRoll" && kind !== "bring") return helps.matching;
  const [before, dice] = [diceWith(state, []), diceWith(state, [id])];
  return dice === before ? "" : helps.moreDice(dice, before);
}

/** K12: how many dice a turn has with these cards too, no more than there are. */
function diceWith(state: State, cards: readonly CharacterId[]): number {
  const hand = handOf(state, state.toAct);
  const own = CHARACTER_IDS.filter((id) => owns(hand, id) && id !== "charlatan");
  const all = [...own, ...cards].reduce((sum, id) => sum + diceOf(id), BARE_DICE + hand.charlatans);
  return Math.min(diceSupply(state.rules), all);
}

function diceOf(id: CharacterId): number {
  const { ability } = CHARACTERS[id];
  if (ability.kind === "firstRoll") return ability.dice;
  return ability.kind === "bring" ? 1 : 0;
}
