export {
  advance,
  AGAIN_MAX,
  openDrawing,
  sealsOf,
  sharesOf,
  stageOf,
  type Drawing,
  type DrawingMove,
  type Part,
} from "./drawing.ts";
export { drawStart, keyOf, sealedCup, type Ingredients } from "./sealed.ts";
export {
  brokenSeals,
  isSealed,
  localDice,
  readSealedDice,
  writeSealedDice,
  type RevealedDice,
  type SealedDice,
} from "./sealedDice.ts";
export { drawSecret, readSecret, seal, SECRET_BYTES, writeSecret } from "./secret.ts";
export { secureCup } from "./secure.ts";
export { verifyRecord, type Tampered, type Verdict } from "./verify.ts";
