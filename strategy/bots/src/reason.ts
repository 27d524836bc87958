import { assertNever } from "@courtly/engine";
import { CHARACTERS, type CharacterId } from "@courtly/to-court-the-king";

/** What bots do, in English; the marks stand for the deed's numbers, and for its card. Other languages have a table of their own. */
const DEEDS = {
  sendMiner: "sends a miner to cave #1",
  sendVillager: "sends a member to village #1",
  recallToCave: "recalls a member to cave #1",
  recallToVillage: "recalls a member to village #1",
  goToCourt: "goes to court #1",
  leapInCourt: "goes to court #1 ahead of #2",
  takeTreasure: "takes the treasure of deep mine #1",
  changeDie: "changes a #1 to a #2",
  retireEarly: "retires a member from village #1 early",
  promoteMiner: "promotes a miner in cave #1",
  promoteVillager: "promotes a member in village #1",
  bringHome: "brings a miner home from cave #1",
  letStay: "lets its miners stay",
  endTurn: "ends its turn",
  roll: "rolls",
  setAside: "sets dice aside",
  useCard: "uses the @",
  takeCard: "takes the @",
  takeNothing: "takes nothing",
  declineToRoll: "does not roll",
} as const;

export interface Deed {
  readonly name: keyof typeof DEEDS;
  readonly numbers: readonly number[];
  /** A character of To Court the King. */
  readonly card?: CharacterId;
}

/** Why a bot does something: plain facts of its own evaluation, for any language to say. */
export type Reason =
  /** The chance to win with the deed, and without it. */
  | {
      readonly kind: "compared";
      readonly deed: Deed;
      readonly chance: number;
      readonly instead: number;
    }
  /** The chance to win with the deed. */
  | { readonly kind: "reckoned"; readonly deed: Deed; readonly chance: number }
  /** What the turn is worth with the deed, and with the next best one, in the bot's own prices. */
  | {
      readonly kind: "priced";
      readonly deed: Deed;
      readonly worth: number;
      readonly instead: number;
    };

/** 'Sends a miner to cave 4: wins 41% instead of 38%' */
export function sayReason(reason: Reason): string {
  const words = wordsOf(reason.deed);
  const said = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  switch (reason.kind) {
    case "compared":
      return `${said}: wins ${percent(reason.chance)} instead of ${percent(reason.instead)}`;
    case "reckoned":
      return `${said}: wins ${percent(reason.chance)}`;
    case "priced":
      return `${said}: the turn is worth ${reason.worth.toFixed(1)} instead of ${reason.instead.toFixed(1)}`;
    default:
      return assertNever(reason);
  }
}

function wordsOf({ name, numbers, card }: Deed): string {
  const words = numbers.reduce<string>(
    (text, number, index) => text.replace(`#${index + 1}`, String(number)),
    DEEDS[name],
  );
  return card === undefined ? words : words.replace("@", CHARACTERS[card].name);
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}
