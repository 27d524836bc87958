import { tokensInHand } from "@courtly/rolling-courts";
import { isSameSpot, spotId } from "../board/cells.ts";
import { movesWith, waysOf, type Move, type Ways } from "./moves.ts";
import { faceOf, type Draft, type Situation } from "./situation.ts";
import { readyDice } from "./tray.ts";
import { recallsOf } from "./ways.ts";

/** Counts the moves on each side of the board for a draft. */
export function openWays(situation: Situation, draft: Draft): Ways {
  const { state, reach, tray } = situation;
  if (draft.mode === "retire" || draft.mode === "promote") {
    const spots = reach.actions.flatMap((action) =>
      action.kind === draft.mode && "spot" in action ? [action.spot] : [],
    );
    const caves = spots.filter(({ kind }) => kind === "cave").length;
    return { villages: spots.length - caves, caves };
  }
  if (draft.mode === "recall") {
    const { member } = draft;
    const entries = recallsOf(situation, draft);
    return waysOf(
      member === undefined
        ? entries
        : entries.filter(({ from }) => spotId(from) === spotId(member)),
    );
  }
  const face = faceOf(situation, draft);
  const faces = face === undefined ? new Set(readyDice(tray).map((die) => die.face)) : [face];
  const isFromHome = (move: Move) => move.kind !== "enter" || move.from === undefined;
  const moves = [...faces].flatMap((die) => movesWith(state, reach, die));
  const { member } = draft;
  if (member !== undefined)
    return waysOf(moves.filter((move) => move.kind !== "enter" && isSameSpot(move.from, member)));
  const direct = moves.filter(isFromHome);
  // If nobody is at home an entrance still counts as one way: it asks which member to recall.
  const gates = tokensInHand(state, situation.seat) === 0 ? gatesOf(moves) : [];
  return waysOf([...direct, ...gates]);
}

function gatesOf(moves: readonly Move[]): readonly Move[] {
  const gates = moves.filter((move) => move.kind === "enter");
  return [
    ...new Map(gates.map((move) => [`${move.into.kind} ${move.into.number}`, move])).values(),
  ];
}
