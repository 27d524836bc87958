export { harmIn } from "./accepted.ts";
export { DEVIATIONS, type Deviation } from "./deviations.ts";
export {
  BOX,
  created,
  dealt,
  END,
  HONEST,
  ID,
  OTHER,
  OURS,
  sealed,
  SEATING,
  seated,
  SEED,
  shared,
  THEIRS,
  THEM,
  US,
} from "./honestLog.ts";
