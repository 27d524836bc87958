export { playOut, playOutLater, type Chooser, type Match, type Played } from "./arena.ts";
export type { Bot } from "./bot.ts";
export { rollingCourtsBots } from "./rolling-courts/index.ts";
export { toCourtTheKingBots } from "./to-court-the-king/index.ts";
