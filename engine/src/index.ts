export { assert, assertNever } from "./assert.ts";
export { scriptedCup, seededCup, type DiceCup, type Throw } from "./cup.ts";
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
export type { ActionNotation, Game, GameEvent, SetupNotation, Turn } from "./game.ts";
export {
  checkKeys,
  headerFault,
  headerLine,
  lineOf,
  readOnlySeat,
  readSeat,
  readWhole,
  type HeaderFault,
  type HeaderLine,
  type KeyUse,
  type Problem,
} from "./header.ts";
export { play, refusalOf, replay } from "./play.ts";
export { seededRandom, type Random } from "./random.ts";
export {
  RECORD_CHARS_MAX,
  readNames,
  readRecord,
  type Reading,
  type RecordFault,
} from "./record.ts";
export { refusals, type Refusal } from "./refusal.ts";
export { err, ok, type Result } from "./result.ts";
export { ruleBook, type RuleBook, type RulesOf } from "./ruleBook.ts";
export { left, right, type ByPlayer, type BySeat, type Player, type Seat } from "./seats.ts";
export { boxed, openTable, type GameBox, type Head, type Table, type TableOf } from "./table.ts";
