import { assertNever } from "@courtly/engine";
import type { Action, State } from "@courtly/rolling-courts";
import { workBudget } from "../bot.ts";
import type { Deed, Reason } from "../reason.ts";
import {
  actionOf,
  ALL_STAY,
  END_TURN,
  listHomecomings,
  listMoves,
  type Move,
} from "./model/moves.ts";
import {
  at,
  EXAMINING,
  groundOf,
  pack,
  SPENDING,
  STAGE,
  TO_ACT,
  type Ground,
  type Position,
} from "./model/position.ts";
import { passOn, step } from "./model/step.ts";
import { worthOfExamining } from "./thought/examination.ts";
import { searchTurn } from "./thought/turnSearch.ts";
import { chanceOf, type Taste } from "./thought/values.ts";

const WHY_WORK = 1500;

/** Compares the chance to win with the action and the best turn after it to that of ending the turn now. */
export function whyOf(state: State, action: Action, { values }: Taste): Reason | undefined {
  const ground = groundOf(state);
  const position = pack(state);
  const taste: Taste = { values, tilt: undefined };
  const move = moveFor(ground, position, action);
  const deed = deedOf(action);
  if (move === undefined) return undefined;
  if (position[STAGE] === EXAMINING) {
    const others = [...listHomecomings(ground, position), ALL_STAY].filter(
      (other) => other !== move,
    );
    const worth = (of: Move) => worthOfExamining(ground, position, of, taste);
    const instead = Math.max(...others.map(worth));
    return { kind: "compared", deed, chance: worth(move), instead };
  }
  if (move === END_TURN)
    return { kind: "reckoned", deed, chance: endedNow(ground, position, taste) };
  const after = position.slice();
  step(ground, after, move);
  const [best] = searchTurn(ground, after, taste, { budget: workBudget(WHY_WORK), plans: 1 });
  const chance = best?.value ?? endedNow(ground, after, taste);
  return { kind: "compared", deed, chance, instead: endedNow(ground, position, taste) };
}

function endedNow(ground: Ground, position: Position, taste: Taste): number {
  const after = position.slice();
  passOn(ground, after);
  return chanceOf(ground, after, at(position, TO_ACT) % ground.players, taste);
}

function moveFor(ground: Ground, position: Position, action: Action): Move | undefined {
  const wanted = JSON.stringify(action);
  const moves =
    position[STAGE] === EXAMINING
      ? [...listHomecomings(ground, position), ALL_STAY]
      : position[STAGE] === SPENDING
        ? [...listMoves(ground, position, "all"), END_TURN]
        : [];
  return moves.find((move) => JSON.stringify(actionOf(move)) === wanted);
}

export function deedOf(action: Action): Deed {
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
