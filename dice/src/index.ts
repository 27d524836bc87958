export {
  advance,
  doneOf,
  lateOf,
  openDrawing,
  sealIn,
  sharesOf,
  stageOf,
  type Drawer,
  type Drawing,
  type DrawingMove,
  type Part,
} from "./drawing.ts";
export { headOf, matchHead, type HeadMatch } from "./head.ts";
export { isStartDrawn, openingDigest } from "./openingDigest.ts";
export { drawStart, keyOf, sealedCup } from "./sealed.ts";
export {
  isSealed,
  localDice,
  readSealedDice,
  withoutSeed,
  writeSealedDice,
  type BoundSealedDice,
  type Ingredients,
  type RevealedDice,
  type SealedDice,
  type Share,
} from "./sealedDice.ts";
export { drawSecret, readSecret, seal, SECRET_BYTES, sha256Text, writeSecret } from "./secret.ts";
export { secureCup } from "./secure.ts";
export {
  verifyRecord,
  type SharePart,
  type SharesIn,
  type Tampered,
  type Verdict,
} from "./verify.ts";
