/** What bots do, in English; the marks stand for the deed's numbers. Other languages have a table of their own. */
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
} as const;

export interface Deed {
  readonly name: keyof typeof DEEDS;
  readonly numbers: readonly number[];
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
  | { readonly kind: "reckoned"; readonly deed: Deed; readonly chance: number };

/** 'Sends a miner to cave 4: wins 41% instead of 38%' */
export function sayReason(reason: Reason): string {
  const { deed, chance } = reason;
  const words = deed.numbers.reduce<string>(
    (text, number, index) => text.replace(`#${index + 1}`, String(number)),
    DEEDS[deed.name],
  );
  const said = `${words.charAt(0).toUpperCase()}${words.slice(1)}: wins ${percent(chance)}`;
  return reason.kind === "compared" ? `${said} instead of ${percent(reason.instead)}` : said;
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}
