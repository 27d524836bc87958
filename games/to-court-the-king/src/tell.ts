import {
  assert,
  does,
  isYou,
  lasting,
  nameOf,
  passing,
  whom,
  whose,
  writeFaces,
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
import { markWords } from "./words.ts";

/** What just happened, as one would say it at the table. */
export function tell(step: Step<State, Action>, names: ByPlayer<string>): readonly Tale[] {
  const { before, event } = step;
  const name = nameOf(names, before.toAct);
  const tales =
    event.kind === "rolled"
      ? [passing(`${does(name, "roll")} ${writeFaces(event.faces)}.`)]
      : actionTales(step, event, name);
  return isFinalRound(before) && hasEnded(step) ? [...tales, ...finalTurnTales(step, name)] : tales;
}

function actionTales(
  { before, after }: Step<State, Action>,
  { action }: Extract<GameEvent<Action>, { kind: "acted" }>,
  name: string,
): readonly Tale[] {
  const result = before.dice.aside;
  switch (action.kind) {
    case "roll":
      return []; // what they show is told when the dice have landed
    case "aside":
      return [passing(`${does(name, "set")} ${writeFaces(action.dice)} aside.`)];
    case "use":
      return [
        passing(
          `${does(name, "use")} the ${CHARACTERS[action.character].name}${useWords(action, isFaceless(before, after))}.`,
        ),
      ];
    case "take":
      if (action.character === "nothing")
        return [lasting(`${does(name, "take")} nothing with ${writeFaces(result)}.`)];
      if (action.character === "charlatan")
        return [
          lasting(`${does(name, "turn")} ${isYou(name) ? "your" : "the"} Fool into a Charlatan.`),
        ];
      if (action.character === "king")
        return [
          lasting(
            `${does(name, "claim")} the King with ${markWords(markOf(result))}! The Queen comes along; the final round follows this one.`,
          ),
        ];
      return [
        lasting(
          `${does(name, "take")} the ${CHARACTERS[action.character].name} with ${writeFaces(result)}.`,
        ),
      ];
    case "stand":
      return [];
    case "decline":
      return [lasting(`${does(name, "decline")} to roll.`)];
  }
}

/** A die that is brought in before the first roll has no face yet: it joins that roll. */
export function isFaceless(before: State, after: State): boolean {
  return before.dice.active.length === 0 && after.dice.active.length === 0;
}

function useWords({ character, from, to }: Use, joinsRoll: boolean): string {
  const { ability } = CHARACTERS[character];
  if (ability.kind === "bring" && joinsRoll) return ": one more die in the first roll";
  if (ability.kind === "bring")
    return `: a ${ability.face === "any" ? (to[0] ?? "die") : ability.face} comes in`;
  if (ability.kind === "reroll") return ` on ${writeFaces(from)}`;
  return `: ${writeFaces(from)} to ${writeFaces(to)}`;
}

/** A turn of the final round also ends by itself, when nothing can change its result. */
function hasEnded({ before, after }: Step<State, Action>): boolean {
  return after.toAct !== before.toAct || after.winner !== undefined;
}

function finalTurnTales(
  { before, event, after }: Step<State, Action>,
  name: string,
): readonly Tale[] {
  if (event.kind === "acted" && event.action.kind === "decline") return [];
  const dice =
    event.kind === "acted" && event.action.kind === "aside"
      ? [...before.dice.aside, ...event.action.dice]
      : before.dice.aside;
  const result = markWords(markOf(dice));
  const { ending } = before;
  assert(ending !== undefined, "a final round has a King to win");
  if (before.toAct === ending.claim.seat)
    return [
      lasting(
        `${does(name, after.winner === before.toAct ? "match" : "miss")} the mark with ${result}.`,
      ),
    ];
  const took = after.ending?.best.seat === before.toAct;
  return [
    lasting(
      took
        ? `${does(name, "take")} the King with ${result}!`
        : `${does(name, "reach")} ${result}: the King stays where he is.`,
    ),
  ];
}

export function finaleOf({ winner, ending, round }: State, names: ByPlayer<string>): Finale {
  assert(winner !== undefined, "a finale follows the end");
  if (winner === "all")
    return {
      headline: "The throne stays empty",
      lines: [`Nobody claimed the King in ${round} rounds: all share the first place.`],
    };
  const name = nameOf(names, winner);
  const headline = `${does(name, "win")} the crown`;
  if (ending === undefined) return { headline, lines: [] };
  const { claim, best } = ending;
  const how = does(isYou(name) ? "You" : name, best.seat === winner ? "hold" : "match");
  const line =
    winner !== best.seat
      ? `${how} ${whose(nameOf(names, best.seat))} ${markWords(best)}, and the Queen decides.`
      : winner === claim.seat
        ? `${how} the King with ${markWords(best)}, and nobody beat that.`
        : `${how} the King with ${markWords(best)}, taken from ${whom(nameOf(names, claim.seat))}.`;
  return { headline, lines: [`${line} It took ${round} rounds.`] };
}
