import { does, nameOf, type Faces, type Step } from "@courtly/engine";
import {
  CHARACTERS,
  isFaceless,
  isFinalRound,
  tell,
  type Action,
  type State,
  type Use,
} from "@courtly/to-court-the-king";
import { king } from "../languages/king.ts";
import type { Cast } from "../sitting/cast.ts";
import type { ChronicleEntry, Phrase } from "../sitting/face.ts";
import { ruleOf } from "./ruleOf.ts";
import { endsTurn } from "./thisTurn.ts";

type KingStep = Step<State, Action>;

const text = (words: string): Phrase => ({ kind: "text", text: words });
const strong = (words: string): Phrase => ({ kind: "strong", text: words });
const pictures = (dice: Faces): Phrase => ({ kind: "dice", dice });

/** What happened in a step, with dice as pictures. */
export function chronicleOf(step: KingStep, cast: Cast): readonly ChronicleEntry[] {
  const seat = step.before.toAct;
  const says = sayingOf(step, nameOf(cast.names, seat));
  const entries = says.length === 0 ? [] : [{ seat, says, rule: ruleOf(step) }];
  return [...entries, ...finalEntries(step, cast)];
}

/** "Mira" and the verb that goes with the name. */
function whoDoes(name: string, verb: string): readonly Phrase[] {
  return [strong(name), text(`${does(name, verb).slice(name.length)} `)];
}

function sayingOf({ event, before, after }: KingStep, name: string): readonly Phrase[] {
  if (event.kind === "rolled") return [...whoDoes(name, "roll"), pictures(event.faces)];
  const { action } = event;
  switch (action.kind) {
    case "roll":
    case "stand":
      return [];
    case "aside":
      return [...whoDoes(name, "keep"), pictures(action.dice)];
    case "use":
      return callSaying(name, action, isFaceless(before, after));
    case "decline":
      return [strong(name), text(name === "You" ? " do not roll" : " does not roll")];
    case "take":
      return takeSaying(name, action.character, before.dice.aside);
  }
}

function callSaying(
  name: string,
  { character, from, to }: Use,
  joinsRoll: boolean,
): readonly Phrase[] {
  const called = [...whoDoes(name, "call"), text(`the ${king().names[character]}`)];
  const { ability } = CHARACTERS[character];
  if (ability.kind === "bring" && joinsRoll) return [...called, text(" for one more die")];
  if (ability.kind === "bring") {
    const face = ability.face === "any" ? to : [ability.face];
    return face.length === 0 ? called : [...called, text(" for "), pictures(face)];
  }
  if (ability.kind === "reroll") return [...called, text(" on "), pictures(from)];
  return [...called, text(": "), pictures(from), text(" to "), pictures(to)];
}

function takeSaying(
  name: string,
  character: Extract<Action, { kind: "take" }>["character"],
  result: Faces,
): readonly Phrase[] {
  if (character === "nothing")
    return [...whoDoes(name, "take"), text("nothing with "), pictures(result)];
  if (character === "charlatan")
    return [...whoDoes(name, "turn"), text("the Fool into a "), strong("Charlatan")];
  const verb = character === "king" ? "claim" : "take";
  const card = strong(king().names[character]);
  return [...whoDoes(name, verb), text("the "), card, text(" with "), pictures(result)];
}

/** How a turn of the final round came out is told by the game. */
function finalEntries(step: KingStep, cast: Cast): readonly ChronicleEntry[] {
  const { before, event } = step;
  const isDeclined = event.kind === "acted" && event.action.kind === "decline";
  if (!isFinalRound(before) || !endsTurn(step) || isDeclined) return [];
  return tell(step, cast.names, king())
    .filter(({ isNews }) => isNews)
    .map((tale) => ({ seat: before.toAct, says: [text(tale.text)], rule: "K22" }));
}

const ENTRIES_MIN = 30;
const ENTRIES_BLOCK = 15;

/** The latest entries first. Old ones go in blocks: between them, no entry changes its place in the list. */
export function latestEntries(steps: readonly KingStep[], cast: Cast): readonly ChronicleEntry[] {
  const blocks = Math.max(0, Math.floor((steps.length - ENTRIES_MIN) / ENTRIES_BLOCK));
  return steps
    .slice(blocks * ENTRIES_BLOCK)
    .flatMap((step) => chronicleOf(step, cast))
    .toReversed();
}
