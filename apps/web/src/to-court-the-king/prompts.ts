import { CHARACTERS, type CharacterId } from "@courtly/to-court-the-king";
import { king } from "../languages/king.ts";
import { isCopying, type Call, type Scene } from "./intents.ts";
import { isByTaps } from "./sharing.ts";

/** What a card that was called wants to know, in a sentence that begins with its name. */
export function promptOf({ call }: Scene): string {
  return call === undefined ? "" : `${king().names[call.character]}: ${askedFor(call)}.`;
}

export function askedFor(call: Call): string {
  switch (call.kind) {
    case "value":
      return "which value comes in";
    case "dice":
      return CHARACTERS[call.character].ability.kind === "reroll"
        ? "choose the dice to re-roll"
        : "choose the dice to raise";
    case "pips":
      return isByTaps(call)
        ? "drag pips, or choose who gives and who takes"
        : "choose two or three dice";
    case "die":
      return call.die === undefined ? dieAskedFor(call.character) : "choose what it shall show";
  }
}

function dieAskedFor(character: CharacterId): string {
  if (isCopying(character)) return "drag a kept value, or choose a die";
  return CHARACTERS[character].ability.kind === "reroll"
    ? "choose the die to re-roll"
    : "choose the die to change";
}
