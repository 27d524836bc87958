export { playOut, type Match, type Played } from "./arena.ts";
export { timeBudget, workBudget, type Bot, type Budget } from "./bot.ts";
export { sayReason, type Deed, type Reason } from "./reason.ts";
export {
  ROLLING_COURTS_WORK,
  rollingCourtsBotNamed,
  rollingCourtsBots,
  rollingCourtsBotsWithin,
} from "./rolling-courts/index.ts";
export { TEMPERAMENTS, type Temperament } from "./temperament.ts";
export { toCourtTheKingBots } from "./to-court-the-king/index.ts";
