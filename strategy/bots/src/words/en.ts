import { ENGLISH as KING } from "@courtly/to-court-the-king";
import { TITLES } from "./enTitles.ts";
import { estimateIn } from "./estimate.ts";

const percent = estimateIn("en", { over: "over", under: "under" });

/** The English words about bots. */
export const ENGLISH = {
  titles: TITLES,
  /** The actions of bots; `#1`, `#2` are replaced by the action's numbers, `@` by its card. */
  actions: {
    sendMiner: "sends a member into cave #1",
    sendVillager: "sends a member to village #1",
    recallToCave: "recalls a member into cave #1",
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
    setAside: "keeps dice",
    useCard: "calls @",
    takeCard: "takes @",
    takeNothing: "takes nothing",
    declineToRoll: "does not roll",
  },
  /** The card of an action, as it appears within a sentence. */
  card: KING.whom,
  compared: (action: string, chance: number, instead: number) =>
    `${action}: ${percent(chance)} to win instead of ${percent(instead)}`,
  reckoned: (action: string, chance: number) => `${action}: ${percent(chance)} to win`,
  priced: (action: string, worth: number, instead: number) =>
    `${action}: it values the turn at ${worth.toFixed(1)}, otherwise at ${instead.toFixed(1)}`,
};

export type BotWords = typeof ENGLISH;
