import { writeFaces } from "@courtly/engine";
import { BOARDS, DEFAULT_BOARD, type Board } from "./board.ts";
import { writeRules } from "./rules.ts";
import { openingOf, type Setup } from "./setup.ts";
import { pointsAtStart, type Place, type Row, type State } from "./state.ts";

/** Writes the header lines of a setup; of its position only what differs from the opening. */
export function writeSetup(setup: Setup): {
  readonly rules: readonly string[];
  readonly position: readonly string[];
} {
  const state = { ...openingOf(setup), ...setup.position };
  return {
    rules: [`rules ${writeRules(setup.rules)}`, ...writeBoard(setup.board)],
    position: [
      `start ${state.start}`,
      ...state.gold.flatMap((gold, seat) => (gold === 0 ? [] : [`gold ${seat} ${gold}`])),
      ...writeRows("village", state.villages),
      ...state.courts.flatMap((members, index) =>
        members.length === 0 ? [] : [`court ${index + 1} ${members.join(" ")}`],
      ),
      ...writeRows("cave", state.caves),
      ...state.deep.flatMap((steps, index) => (steps === 0 ? [] : [`deep ${index + 1} ${steps}`])),
      ...(state.round === 1 ? [] : [`round ${state.round}`]),
      ...(state.gained === state.round - 1 ? [] : [`gained ${state.gained}`]),
      ...writeStage(state),
    ],
  };
}

function writeBoard(board: Board): readonly string[] {
  if (board === DEFAULT_BOARD) return [];
  return [`board ${BOARDS.includes(board) ? board.name : JSON.stringify(board)}`];
}

function writeRows(kind: "village" | "cave", rows: readonly Row[]): readonly string[] {
  return rows.flatMap((row, index) =>
    row.every((member) => member === undefined)
      ? []
      : [`${kind} ${index + 1} ${row.map((member) => member ?? "-").join(" ")}`],
  );
}

function writeStage(state: State): readonly string[] {
  const { stage, toAct, start } = state;
  if (stage.kind === "over") return [`over ${stage.winner ?? ""}`.trim()];
  if (stage.kind === "examine") return [`examine ${toAct}`];
  const { dice, changed, points, entered } = stage.spending;
  return [
    ...(toAct === start ? [] : [`to-act ${toAct}`]),
    ...(typeof dice === "string" ? [] : [`unspent ${writeFaces(dice)}`.trim()]),
    ...(changed.length === 0 ? [] : [`changed ${writeFaces(changed)}`]),
    ...(points === pointsAtStart(state, toAct) ? [] : [`points ${points}`]),
    ...(entered.length === 0 ? [] : [`entered ${entered.map(writePlace).join(" ")}`]),
    ...(dice === "rolling" ? ["rolling 3"] : []),
  ];
}

function writePlace({ kind, number }: Place): string {
  return `${kind}:${number}`;
}
