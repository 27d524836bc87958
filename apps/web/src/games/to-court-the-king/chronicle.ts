import { nameOf, type Faces, type Step } from "@courtly/engine";
import {
  CHARACTERS,
  isFaceless,
  isFinalRound,
  tell,
  type Action,
  type State,
  type Use,
} from "@courtly/to-court-the-king";
import { king } from "./languages/gameWords.ts";
import type { Roster } from "../../table/roster.ts";
import type { ChronicleEntry, Phrase } from "../../table/gameUi.ts";
import { ruleOf } from "./model/ruleOf.ts";
import { endsTurn } from "./model/thisTurn.ts";
import { words } from "./words/index.ts";

type KingStep = Step<State, Action>;

/** The entries of the chronicle for a step, with dice as pictures. */
export function chronicleOf(step: KingStep, roster: Roster): readonly ChronicleEntry[] {
  const seat = step.before.toAct;
  const says = sayingOf(step, nameOf(roster.names, seat));
  const entries = says.length === 0 ? [] : [{ seat, says, rule: ruleOf(step) }];
  return [...entries, ...finalEntries(step, roster)];
}

function sayingOf({ event, before, after }: KingStep, name: string): readonly Phrase[] {
  const { chronicle } = words();
  if (event.kind === "rolled") return chronicle.rolled(name, event.faces);
  const { action } = event;
  switch (action.kind) {
    case "roll":
    case "stand":
      return [];
    case "aside":
      return chronicle.kept(name, action.dice);
    case "use":
      return callSaying(name, action, isFaceless(before, after));
    case "decline":
      return chronicle.declined(name);
    case "take":
      return takeSaying(name, action.character, before.dice.aside);
  }
}

function callSaying(
  name: string,
  { character, from, to }: Use,
  joinsRoll: boolean,
): readonly Phrase[] {
  const { chronicle } = words();
  const { ability } = CHARACTERS[character];
  if (ability.kind === "bring" && joinsRoll) return chronicle.calledEarly(name, character);
  if (ability.kind === "bring") {
    const face = ability.face === "any" ? to : [ability.face];
    return face.length === 0
      ? chronicle.called(name, character)
      : chronicle.brought(name, character, face);
  }
  if (ability.kind === "reroll") return chronicle.rerolled(name, character, from);
  return chronicle.changed(name, character, { from, to });
}

function takeSaying(
  name: string,
  character: Extract<Action, { kind: "take" }>["character"],
  result: Faces,
): readonly Phrase[] {
  const { chronicle } = words();
  if (character === "nothing") return chronicle.tookNothing(name, result);
  if (character === "charlatan") return chronicle.turnedFool(name);
  return character === "king"
    ? chronicle.claimed(name, result)
    : chronicle.took(name, character, result);
}

/** The entry about the result of a turn of the final round. The text comes from the game. */
function finalEntries(step: KingStep, roster: Roster): readonly ChronicleEntry[] {
  const { before, event } = step;
  const isDeclined = event.kind === "acted" && event.action.kind === "decline";
  if (!isFinalRound(before) || !endsTurn(step) || isDeclined) return [];
  return tell(step, roster.names, king())
    .filter(({ isNews }) => isNews)
    .map((tale) => ({
      seat: before.toAct,
      says: [{ kind: "text", text: tale.text }],
      rule: "K22",
    }));
}

const ENTRIES_MIN = 30;
const ENTRIES_BLOCK = 15;

/** The entries of the chronicle, the latest first. Old steps are dropped in blocks, not one by one. */
export function latestEntries(
  steps: readonly KingStep[],
  roster: Roster,
): readonly ChronicleEntry[] {
  const blocks = Math.max(0, Math.floor((steps.length - ENTRIES_MIN) / ENTRIES_BLOCK));
  return steps
    .slice(blocks * ENTRIES_BLOCK)
    .flatMap((step) => chronicleOf(step, roster))
    .toReversed();
}
