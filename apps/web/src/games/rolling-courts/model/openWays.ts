import { tokensInHand } from "@courtly/rolling-courts";
import { isSameSpot, spotId } from "../board/cells.ts";
import { recallsOf } from "./marks.ts";
import { movesWith, waysOf, type Move, type Ways } from "./moves.ts";
import { faceOf, type Intent, type Scene } from "./scene.ts";
import { readyDice } from "./tray.ts";

/** How many moves there are on each side of the board, for what somebody has begun. */
export function openWays(scene: Scene, intent: Intent): Ways {
  const { state, reach, tray } = scene;
  if (intent.mode === "retire" || intent.mode === "promote") {
    const spots = reach.actions.flatMap((action) =>
      action.kind === intent.mode && "spot" in action ? [action.spot] : [],
    );
    const caves = spots.filter(({ kind }) => kind === "cave").length;
    return { villages: spots.length - caves, caves };
  }
  if (intent.mode === "recall") {
    const { member } = intent;
    const entries = recallsOf(scene, intent);
    return waysOf(
      member === undefined
        ? entries
        : entries.filter(({ from }) => spotId(from) === spotId(member)),
    );
  }
  const face = faceOf(scene, intent);
  const faces = face === undefined ? new Set(readyDice(tray).map((die) => die.face)) : [face];
  const isFromHome = (move: Move) => move.kind !== "enter" || move.from === undefined;
  const moves = [...faces].flatMap((die) => movesWith(state, reach, die));
  const { member } = intent;
  if (member !== undefined)
    return waysOf(moves.filter((move) => move.kind !== "enter" && isSameSpot(move.from, member)));
  const direct = moves.filter(isFromHome);
  // With nobody at home an entrance is still one way: it asks whom to recall.
  const gates = tokensInHand(state, scene.seat) === 0 ? gatesOf(moves) : [];
  return waysOf([...direct, ...gates]);
}

function gatesOf(moves: readonly Move[]): readonly Move[] {
  const gates = moves.filter((move) => move.kind === "enter");
  return [
    ...new Map(gates.map((move) => [`${move.into.kind} ${move.into.number}`, move])).values(),
  ];
}
