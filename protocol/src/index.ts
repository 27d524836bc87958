export { canonicalText } from "./canonicalText.ts";
export { REFUSAL_CODES, type RefusalCode, type Refused } from "./codes.ts";
export { isSameGame, isSamePosition, positionToKeep } from "./continuation.ts";
export { numbered, UNKNOWN_TIME_MS, type Entry, type EntryOf, type Logged } from "./entries.ts";
export { FIELD_NAMES } from "./fieldNames.ts";
export { CODE_CHARS, CODE_LETTERS, SHIELDS, type Shield } from "./fields.ts";
export {
  STAGES,
  type AskRematch,
  type CodeFound,
  type ContinueTable,
  type CreateTable,
  type Here,
  type JoinTable,
  type LegalActions,
  type PresentedLog,
  type SeatGiven,
  type TableStage,
  type TableGlance,
  type TableList,
  type TakeOver,
} from "./http.ts";
export { maySitDownWith } from "./devices.ts";
export { endsByResigning, mayLeave, winnerByResigning } from "./leaving.ts";
export { LATE_MS, LIMITS, LINK_MS, PROTOCOL } from "./limits.ts";
export {
  NOTICE_EVENTS,
  type ChangeNotifications,
  type NoticeEvent,
  type NotificationState,
} from "./notifications.ts";
export { PACES, PACE_TIMES, type Pace } from "./paces.ts";
export { PHRASES, PHRASE_MS, type PhraseId } from "./phrases.ts";
export { AWAY_MS, GONE_MS, HOLDABLE_MS, presenceOf, type Presence } from "./presence.ts";
export { BrokenRules, UnfairDice } from "./logFaults.ts";
export { areLookalikes, cleanName, nameFault } from "./names.ts";
export type { Reader } from "./reader.ts";
export {
  readAskRematch,
  readChangeNotifications,
  readCodeFound,
  readContinueTable,
  readCreateTable,
  readHere,
  readJoinCode,
  readJoinTable,
  readLegalActions,
  readNotificationState,
  readPresentedEntry,
  readRefusal,
  readSeatGiven,
  readTableGlance,
  readTableId,
  readTableList,
  readTakeOver,
} from "./readHttp.ts";
export {
  REFUSALS,
  refusalOf,
  wordsOfDetail,
  type DetailedCode,
  type DetailWords,
  type RefusalDetail,
} from "./refusals.ts";
export {
  isEndAgreed,
  isPaused,
  isPlaying,
  neededFor,
  type Proposal,
  type ProposalKind,
} from "./proposals.ts";
export { hasHonestRolls, hasRollsOf } from "./rolls.ts";
export { readEntry, readToClient, readToServer } from "./readSocket.ts";
export {
  foldingOf,
  namesOf,
  openGame,
  recordOf,
  type Beginning,
  type Folding,
  type TableState,
} from "./tableState.ts";
export { stageOf } from "./stage.ts";
export { awaitedTurn, dueOf, isHoldable, isPlayedByBot, LATE_TURNS_MAX } from "./standIns.ts";
export { drawnDice, hasBoundDice } from "./tableDice.ts";
export { PLAYED_ON, PLAYS_ON, standInFor, type Sitter } from "./sitter.ts";
export type { ToClient } from "./toClient.ts";
export type { Request, ToServer } from "./toServer.ts";
export type { AwaitedTurn, TurnClocks } from "./turnClock.ts";
export { undoneGame } from "./undo.ts";
