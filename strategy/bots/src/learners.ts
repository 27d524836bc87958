import type { Learner } from "./learning.ts";
import { rollingCourtsLearner } from "./rolling-courts/learner.ts";
import { toCourtTheKingLearner } from "./to-court-the-king/learner.ts";
import { paceLearner } from "./to-court-the-king/paceLearner.ts";
import { reachLearner } from "./to-court-the-king/reachLearner.ts";

/** The games with bots that learn. A separate entry point, so that web pages do not load training code. */
export const LEARNERS: readonly Learner[] = [
  rollingCourtsLearner,
  toCourtTheKingLearner,
  reachLearner,
  paceLearner,
];

export {
  learnt,
  newTraining,
  type Learner,
  type Sample,
  type Schedule,
  type Training,
  type Trial,
} from "./learning.ts";
