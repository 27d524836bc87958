export { assert, assertNever } from "./assert.ts";
export { countingIn, listingIn } from "./counting.ts";
export { countWord } from "./countWord.ts";
export { scriptedCup, seededCup, type DiceCup, type NumberedThrow, type Throw } from "./cup.ts";
export { bit, encodingOf, tableParts, type Encoding, type VectorPart } from "./encoding.ts";
export {
  FACES,
  NO_DICE,
  choices,
  contains,
  countOf,
  distinct,
  falls,
  isAscending,
  isFace,
  minus,
  pips,
  plus,
  readFaces,
  sorted,
  writeFaces,
  type Face,
  type Faces,
} from "./faces.ts";
export type {
  ActionNotation,
  Game,
  GameEvent,
  GameFacts,
  Resignation,
  SetupNotation,
  Turn,
} from "./game.ts";
export {
  headerFault,
  headerLine,
  lineOf,
  readNumber,
  readOnlySeat,
  readOnlyWhole,
  readSeat,
  readStart,
  readWhole,
  setupReader,
  SHARED_KEYS,
  type HeaderFault,
  type HeaderLine,
  type HeaderReader,
  type KeyUse,
  type Problem,
} from "./records/header.ts";
export { languageFor, LANGUAGES, type Language } from "./language.ts";
export { writeEvent } from "./eventLines.ts";
export { readOpening, type Opening, type Variant } from "./opening.ts";
export { play, refusalOf, replay } from "./play.ts";
export { quotable } from "./records/quote.ts";
export { seededRandom, type Random } from "./random.ts";
export {
  playLine,
  readRecord,
  RECORD_CHARS_MAX,
  replayRecord,
  type ReplayedLine,
  type Reading,
  type Replay,
} from "./records/record.ts";
export {
  headerKey,
  headerValue,
  parseRecordText,
  withoutHeaderLines,
  writeRecordText,
  type RecordText,
} from "./records/recordText.ts";
export { fault, type RecordFault } from "./records/recordFault.ts";
export { readNames } from "./records/recordHeader.ts";
export { refusals, type Refusal } from "./refusal.ts";
export { err, ok, type Result } from "./result.ts";
export { ruleBook, type RuleBook, type RulesOf } from "./ruleBook.ts";
export { left, right, type ByPlayer, type BySeat, type Player, type Seat } from "./seats.ts";
export { sayProblem, type ProblemWords } from "./sayProblem.ts";
export { does, isYou, listed, nameOf, thirdPerson, whom, whose } from "./sentences.ts";
export {
  boxed,
  openTable,
  type GameBox,
  type Head,
  type Table,
  type TableOf,
  type TableTurn,
} from "./table.ts";
export { lasting, passing, type Finale, type Step, type Tale } from "./tale.ts";
export { ENGLISH, type EngineWords } from "./words/en.ts";
