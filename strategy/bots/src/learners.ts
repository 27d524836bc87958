import type { Learner } from "./learning.ts";
import { rollingCourtsLearner } from "./rolling-courts/learner.ts";
import { toCourtTheKingLearner } from "./to-court-the-king/learner.ts";
import { paceLearner } from "./to-court-the-king/paceLearner.ts";
import { reachLearner } from "./to-court-the-king/reachLearner.ts";

/** The games whose bots learn; a door of its own, so that no page loads what only training needs. */
export const LEARNERS: readonly Learner[] = [
  rollingCourtsLearner,
  toCourtTheKingLearner,
  reachLearner,
  paceLearner,
];

export { learnt, newTraining, type Learner, type Sample, type Training } from "./learning.ts";
