import { nameOf, type Faces, type Step } from "@courtly/engine";
import {
  CHARACTER_IDS,
  CHARACTERS,
  costOf,
  isFaceless,
  isFinalRound,
  markOf,
  tell,
  TIERS,
  type Action,
  type CharacterId,
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

/** The entries of the chronicle for a step, with dice as pictures. The last entry of a turn ends it. */
export function chronicleOf(step: KingStep, roster: Roster): readonly ChronicleEntry[] {
  const { before, event } = step;
  const seat = event.kind === "resigned" ? event.seat : before.toAct;
  const says = [...sayingOf(step, nameOf(roster.names, seat)), ...shortOf(step)];
  const own = says.length === 0 ? [] : [{ seat, says, rule: ruleOf(step) }];
  const { round, finalRound } = words().turns;
  const heading = isFinalRound(before) ? finalRound : round(before.round);
  const entries = [...own, ...finalEntries(step, roster)];
  const isEnd = endsTurn(step);
  return entries.map((entry, at) => ({
    ...entry,
    heading,
    endsTurn: isEnd && at === entries.length - 1,
  }));
}

function sayingOf({ event, before, after }: KingStep, name: string): readonly Phrase[] {
  const { chronicle } = words();
  if (event.kind === "rolled") return chronicle.rolled(name, event.faces);
  if (event.kind === "resigned") return chronicle.resigned(name);
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
  const hasNoResult =
    event.kind === "resigned" || (event.kind === "acted" && event.action.kind === "decline");
  if (!isFinalRound(before) || !endsTurn(step) || hasNoResult) return [];
  return tell(step, roster.names, king())
    .filter(({ isNews }) => isNews)
    .map((tale) => ({
      seat: before.toAct,
      says: [{ kind: "text", text: tale.text }],
      rule: "K22",
    }));
}

/** Fewer equal dice are not near to anything worth a mention. */
const NEAR_ALIKE = 3;

/** The higher card that a result missed by one die, for cards that cost equal dice. */
function shortOf({ before, event }: KingStep): readonly Phrase[] {
  if (event.kind !== "acted" || event.action.kind !== "take") return [];
  const { character } = event.action;
  const alike = markOf(before.dice.aside).count;
  if (alike < NEAR_ALIKE) return [];
  const tierOf = (id: CharacterId) => TIERS.indexOf(CHARACTERS[id].tier);
  const missed = CHARACTER_IDS.find((id) => {
    const cost = costOf(before.rules, id);
    const isHigher = character === "nothing" || tierOf(id) > tierOf(character);
    const isMissed = cost.kind === "sets" && cost.sizes.length === 1 && cost.sizes[0] === alike + 1;
    return isMissed && isHigher && before.court[id] > 0;
  });
  if (missed === undefined) return [];
  const text = words().chronicle.shortOf(king().cost(costOf(before.rules, missed)));
  return [{ kind: "text", text }];
}
