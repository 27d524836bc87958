import { CHARACTERS, type CharacterId } from "@courtly/to-court-the-king";
import { king } from "../languages/gameWords.ts";
import { isCopying, type Call, type Situation } from "./gestures.ts";
import { isByTaps } from "./sharing.ts";
import { words } from "../words/index.ts";

/** The question of a called card, as a sentence that begins with its name. */
export function promptOf({ call }: Situation): string {
  return call === undefined ? "" : `${king().names[call.character]}: ${askedFor(call)}.`;
}

export function askedFor(call: Call): string {
  const { asks } = words();
  switch (call.kind) {
    case "value":
      return asks.value;
    case "dice":
      return CHARACTERS[call.character].ability.kind === "reroll"
        ? asks.diceToReroll
        : asks.diceToRaise;
    case "pips":
      return isByTaps(call) ? asks.giverAndTaker : asks.twoOrThree;
    case "die":
      return call.die === undefined ? dieAskedFor(call.character) : asks.whatItShows;
  }
}

function dieAskedFor(character: CharacterId): string {
  const { asks } = words();
  if (isCopying(character)) return asks.keptValue;
  return CHARACTERS[character].ability.kind === "reroll" ? asks.dieToReroll : asks.dieToChange;
}
