export { playOut, playOutAsync, type Chooser, type Match, type Played } from "./arena.ts";
export { timeBudget, workBudget, type Bot, type Budget } from "./bot.ts";
export {
  BOT_LEVELS,
  botTitle,
  levelsIn,
  readBotName,
  TEMPERAMENTS,
  TITLES,
  writeBotName,
  type BotLevel,
  type BotName,
  type Temperament,
} from "./names.ts";
export { sayReason, type DescribedAction, type Reason } from "./reason.ts";
export {
  ROLLING_COURTS_WORK,
  rollingCourtsBot,
  rollingCourtsBots,
} from "./rolling-courts/index.ts";
export {
  loadSolvers,
  TO_COURT_THE_KING_WORK,
  toCourtTheKingBot,
  toCourtTheKingBots,
} from "./to-court-the-king/index.ts";
export { ENGLISH, type BotWords } from "./words/en.ts";
