import type { Game } from "@courtly/engine";
import { actionsOf, refusalOfAction, type Action } from "./actions.ts";
import { applyEvent } from "./apply.ts";
import { FACTS } from "./facts.ts";
import { actionNotation } from "./notation.ts";
import { readSetup } from "./readPosition.ts";
import { positionOf, startOf, type Setup } from "./setup.ts";
import { playerOfSeat, type State } from "./state.ts";
import { turnOf } from "./turn.ts";
import { writeSetup } from "./writePosition.ts";

export const rollingCourts: Game<Setup, State, Action> = {
  ...FACTS,
  start: startOf,
  turn: turnOf,
  round: ({ round }) => round,
  playersIn: ({ players }) => players,
  playerOf: playerOfSeat,
  // R15: the choices of the mines follow the turns of all seats.
  turnName: ({ round, toAct, stage }) => `${round} ${toAct} ${stage.kind}`,
  actions: actionsOf,
  refusal: refusalOfAction,
  apply: applyEvent,
  position: positionOf,
  notation: { setup: { read: readSetup, write: writeSetup }, action: actionNotation },
};

export { FACTS };
export { courtPrice, pointsFor, type Action, type Of } from "./actions.ts";
export { BOARDS, DEFAULT_BOARD, readBoard, type Board, type Cave, type Village } from "./board.ts";
export { coloursOf, hasTwoColours, type Colours } from "./colours.ts";
export { endingWords } from "./ending.ts";
export { pushedOut } from "./push.ts";
export { parseBoard } from "./readPosition.ts";
export { readRules, RULE_FIELDS, RULE_SETS, writeRules, type Rules } from "./rules.ts";
export { pointsOf, playerScoresOf, type PlayerScore } from "./scoring.ts";
export type { Setup } from "./setup.ts";
export {
  caveValue,
  courtOf,
  enteredOut,
  fullCourts,
  goldOf,
  isNeighbour,
  memberAt,
  membersInCourts,
  numbersFor,
  ownSpots,
  pathDie,
  pointsAtStart,
  ROUNDS_IDLE_MAX,
  ROUNDS_MAX,
  rowOf,
  spendingOf,
  tokensInHand,
  unspent,
  type Place,
  type Row,
  type Spot,
  type State,
} from "./state.ts";
export { seatsFor } from "./seats.ts";
export { tell } from "./tell.ts";
export { capital } from "./words/capital.ts";
export { counted, ENGLISH, type CourtsWords, type Family } from "./words/en.ts";
export { RULE_WORDS } from "./words/enRules.ts";
