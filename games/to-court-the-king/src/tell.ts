import {
  assert,
  lasting,
  nameOf,
  passing,
  type ByPlayer,
  type Finale,
  type GameEvent,
  type Step,
  type Tale,
} from "@courtly/engine";
import type { Use } from "./abilities.ts";
import type { Action } from "./actions.ts";
import { CHARACTERS } from "./characters.ts";
import { markOf } from "./costs.ts";
import { isFinalRound, type State } from "./state.ts";
import type { KingWords } from "./words/en.ts";

/** The name of the player that tales are about, and the texts to use. */
interface Telling {
  readonly name: string;
  readonly words: KingWords["tales"];
}

/** Tells a step of the game in sentences for the players. */
export function tell(
  step: Step<State, Action>,
  names: ByPlayer<string>,
  { tales: words }: KingWords,
): readonly Tale[] {
  const { before, event } = step;
  if (event.kind === "resigned") {
    const { seat } = event;
    return [lasting(words.resigned(nameOf(names, seat)), seat)];
  }
  const telling: Telling = { name: nameOf(names, before.toAct), words };
  const tales =
    event.kind === "rolled"
      ? [passing(words.rolled(telling.name, event.faces))]
      : actionTales(step, event, telling);
  const all =
    isFinalRound(before) && hasEnded(step) ? [...tales, ...finalTurnTales(step, telling)] : tales;
  return all.map((tale) => ({ ...tale, seat: before.toAct }));
}

function actionTales(
  { before, after }: Step<State, Action>,
  { action }: Extract<GameEvent<Action>, { kind: "acted" }>,
  telling: Telling,
): readonly Tale[] {
  const { name, words } = telling;
  const result = before.dice.aside;
  switch (action.kind) {
    case "roll":
      return []; // told when the dice have landed
    case "aside":
      return [passing(words.setAside(name, action.dice))];
    case "use":
      return [passing(useWords(action, isFaceless(before, after), telling))];
    case "take":
      if (action.character === "nothing") return [lasting(words.tookNothing(name, result))];
      if (action.character === "charlatan") return [lasting(words.turnedFool(name))];
      if (action.character === "king") return [lasting(words.claimed(name, markOf(result)))];
      return [lasting(words.took(name, action.character, result))];
    case "stand":
      return [];
    case "decline":
      return [lasting(words.declined(name))];
  }
}

/** Whether a used card brought its die in before the first roll: the die has no face yet and joins that roll. */
export function isFaceless(before: State, after: State): boolean {
  return before.dice.active.length === 0 && after.dice.active.length === 0;
}

function useWords(use: Use, joinsRoll: boolean, { name, words }: Telling): string {
  const { character, to } = use;
  const { ability } = CHARACTERS[character];
  if (ability.kind === "bring" && joinsRoll) return words.broughtEarly(name, character);
  if (ability.kind === "bring")
    return words.brought(name, character, ability.face === "any" ? to[0] : ability.face);
  return ability.kind === "reroll" ? words.rerolled(name, use) : words.changed(name, use);
}

/** Whether the turn has ended. In the final round it also ends automatically, when its result is certain. */
function hasEnded({ before, after }: Step<State, Action>): boolean {
  return after.toAct !== before.toAct || after.winner !== undefined;
}

function finalTurnTales(
  { before, event, after }: Step<State, Action>,
  { name, words }: Telling,
): readonly Tale[] {
  if (event.kind === "acted" && event.action.kind === "decline") return [];
  const dice =
    event.kind === "acted" && event.action.kind === "aside"
      ? [...before.dice.aside, ...event.action.dice]
      : before.dice.aside;
  const mark = markOf(dice);
  const { ending } = before;
  assert(ending !== undefined, "in the final round the King has been claimed");
  const isTheirs =
    before.toAct === ending.claim.seat
      ? after.winner === before.toAct
      : after.ending?.best.seat === before.toAct;
  const [won, lost] =
    before.toAct === ending.claim.seat
      ? [words.matched, words.missed]
      : [words.tookKing, words.fellShort];
  return [lasting(isTheirs ? won(name, mark) : lost(name, mark))];
}

/** Tells how a game ended by its rules, that is, not because a player has resigned. */
export function finaleOf(
  { winner, ending, round }: State,
  names: ByPlayer<string>,
  { finale: words }: KingWords,
): Finale {
  assert(winner !== undefined, "a finale is told only after the end");
  if (winner === "all") return { headline: words.emptyThrone, lines: [words.nobodyClaimed(round)] };
  const name = nameOf(names, winner);
  const headline = words.wins(name);
  if (ending === undefined) return { headline, lines: [] };
  const { claim, best } = ending;
  const line =
    winner !== best.seat
      ? words.matched(name, best, nameOf(names, best.seat))
      : winner === claim.seat
        ? words.held(name, best)
        : words.takenFrom(name, best, nameOf(names, claim.seat));
  return { headline, lines: [`${line} ${words.lasted(round)}`] };
}
