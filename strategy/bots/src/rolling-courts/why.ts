import { assertNever } from "@courtly/engine";
import type { Action, State } from "@courtly/rolling-courts";
import type { DescribedAction, Reason } from "../reason.ts";
import {
  actionOf,
  ALL_STAY,
  END_TURN,
  listHomecomings,
  listMoves,
  type Move,
} from "./model/moves.ts";
import {
  EXAMINING,
  constantsOf,
  pack,
  SPENDING,
  STAGE,
  type GameConstants,
  type PackedPosition,
} from "./model/position.ts";
import { worthOfExamining } from "./thought/examination.ts";
import { bestAfter, endingNow } from "./thought/plans.ts";
import type { Evaluation } from "./thought/values.ts";

const WHY_WORK = 1500;

/** Compares the chance to win with the action and the best turn after it to that of ending the turn now. */
export function whyOf(state: State, action: Action, { values }: Evaluation): Reason | undefined {
  const constants = constantsOf(state);
  const position = pack(state);
  const evaluation: Evaluation = { values, tilt: undefined };
  const move = moveFor(constants, position, action);
  const described = describeAction(action);
  if (move === undefined) return undefined;
  if (position[STAGE] === EXAMINING) {
    const others = [...listHomecomings(constants, position), ALL_STAY].filter(
      (other) => other !== move,
    );
    const worth = (of: Move) => worthOfExamining(constants, position, of, evaluation);
    const instead = Math.max(...others.map(worth));
    return { kind: "compared", action: described, chance: worth(move), instead };
  }
  if (move === END_TURN)
    return {
      kind: "reckoned",
      action: described,
      chance: endingNow(constants, position, evaluation).value,
    };
  return {
    kind: "compared",
    action: described,
    chance: bestAfter(constants, position, move, { evaluation, work: WHY_WORK }).value,
    instead: endingNow(constants, position, evaluation).value,
  };
}

/** The move for an action of a seat that spends dice or examines; undefined if it is not legal. */
export function moveFor(
  constants: GameConstants,
  position: PackedPosition,
  action: Action,
): Move | undefined {
  const wanted = JSON.stringify(action);
  const moves =
    position[STAGE] === EXAMINING
      ? [...listHomecomings(constants, position), ALL_STAY]
      : position[STAGE] === SPENDING
        ? [...listMoves(constants, position, "all"), END_TURN]
        : [];
  return moves.find((move) => JSON.stringify(actionOf(move)) === wanted);
}

export function describeAction(action: Action): DescribedAction {
  switch (action.kind) {
    case "enter": {
      const { into, from } = action;
      if (from !== undefined)
        return {
          name: into.kind === "cave" ? "recallToCave" : "recallToVillage",
          numbers: [into.number],
        };
      return { name: into.kind === "cave" ? "sendMiner" : "sendVillager", numbers: [into.number] };
    }
    case "court":
      return action.over > 0
        ? { name: "leapInCourt", numbers: [action.court, action.over] }
        : { name: "goToCourt", numbers: [action.court] };
    case "deep":
      return { name: "takeTreasure", numbers: [action.mine] };
    case "change":
      return { name: "changeDie", numbers: [action.die, action.to] };
    case "retire":
      return { name: "retireEarly", numbers: [action.spot.number] };
    case "promote":
      return {
        name: action.spot.kind === "cave" ? "promoteMiner" : "promoteVillager",
        numbers: [action.spot.number],
      };
    case "home":
      return { name: "bringHome", numbers: [action.spot.number] };
    case "stay":
      return { name: "letStay", numbers: [] };
    case "end":
      return { name: "endTurn", numbers: [] };
    case "roll":
      return { name: "roll", numbers: [] };
    default:
      return assertNever(action);
  }
}
