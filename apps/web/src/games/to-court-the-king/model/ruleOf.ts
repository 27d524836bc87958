import type { Step } from "@courtly/engine";
import {
  beforeFirstRoll,
  CHARACTERS,
  isFinalRound,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";

/** The id of the rule that a step follows; `undefined` for a player who resigns. */
export function ruleOf({ before, event }: Step<State, Action>): string | undefined {
  if (event.kind === "resigned") return undefined;
  // A throw is the first roll if no dice lie on the cloth yet.
  if (event.kind === "rolled")
    return before.dice.aside.length + before.dice.active.length === 0 ? "K5" : "K7";
  const { action } = event;
  switch (action.kind) {
    case "roll":
      return beforeFirstRoll(before.dice) ? "K5" : "K7";
    case "aside":
      return isFinalRound(before) ? "K22" : "K6";
    case "use":
      return ruleOfCard(action.character);
    case "take":
      return action.character === "nothing" ? "K13" : ruleOfTaking(action.character);
    case "stand":
      return "K22";
    case "decline":
      return "K24";
  }
}

/** The rule about calling a card. */
export function ruleOfCard(id: CharacterId): string {
  switch (CHARACTERS[id].ability.kind) {
    case "firstRoll":
      return "K5";
    case "bring":
      return "K11";
    case "reroll":
      return "K17";
    case "set":
      return id === "astronomer" ? "K18" : "K9";
    case "endsTheGame":
      return "K19";
    default:
      return "K9";
  }
}

/** The rule about taking a card. */
export function ruleOfTaking(id: CharacterId): string {
  if (id === "king" || id === "queen") return "K19";
  return id === "fool" || id === "charlatan" ? "K16" : "K13";
}
