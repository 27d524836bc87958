import {
  BOARDS,
  DEFAULT_BOARD,
  numbersFor,
  rollingCourts,
  RULE_FIELDS,
  RULE_SETS,
  seatsFor,
  counted,
  type Board,
  type Cave,
  type Setup,
} from "@courtly/rolling-courts";
import type { RuleSheet } from "../entry.ts";
import { aligned, wrapped } from "../layout.ts";
import { ruleSetLines, tableSizes } from "../ruleSets.ts";

const TABLE_SIZES = tableSizes(rollingCourts.players);

const RECONSTRUCTED =
  "This board is a reconstruction: the numbers of the printed map are lost. Those that the rules mention are kept, all others are ours and balanced by simulation.";

/** The numbers of the board, what depends on the players, and what can be chosen. */
export function sheetOf({ rules, board }: Setup): RuleSheet {
  return {
    data: {
      rules,
      board,
      isReconstruction: board === DEFAULT_BOARD,
      boards: BOARDS.map(({ name }) => name),
      tables: Object.fromEntries(
        TABLE_SIZES.map((size) => [size, { colours: seatsFor(size) / size, ...numbersFor(size) }]),
      ),
      ruleSets: RULE_SETS,
      ruleFields: RULE_FIELDS,
    },
    lines: (width) => [
      ...boardSheet(board, width),
      "",
      ...tableLines(width),
      "",
      ...ruleSetLines({ sets: RULE_SETS, fields: RULE_FIELDS }, width),
      ...aligned(
        [
          ["  courtDie", "a way to court needs a die with the court's number, or the village's"],
          ["  wrap", "whether courts 6 and 1 are neighbours of villages 1 and 6"],
        ],
        { width, breakable: [1] },
      ),
      ...wrapped(
        `The first value is the default. Here: courtDie=${rules.courtDie} wrap=${rules.wrap}.`,
        width,
      ),
    ],
  };
}

/** The board as a table, and where it comes from. */
export function boardSheet(board: Board, width: number): readonly string[] {
  const { points, leaps } = board.courts;
  return [
    `The board '${board.name}'`,
    ...(board === DEFAULT_BOARD ? wrapped(RECONSTRUCTED, width) : []),
    ...wrapped(`In the house: ${BOARDS.map(({ name }) => name).join(", ")}.`, width),
    "",
    ...aligned(
      [
        ["", "village: prices", "pushed out", "cave: pay", "deep mine: treasures"],
        ...board.villages.map(({ prices, retirement }, i) => [
          String(i + 1),
          prices.join(" "),
          String(retirement),
          caveWords(board.caves[i] as Cave),
          mineWords(board, i),
        ]),
      ],
      { width, breakable: [], numbers: [2] },
    ),
    "",
    ...wrapped(
      `Every court: points ${points.join(" ")} from the entry on; to go ahead of ${leaps.map((_, over) => over).join(" ")} members costs ${leaps.join(" ")} more.`,
      width,
    ),
  ];
}

/** "– – – ┃ 2 3 5": the red line among the spaces. */
function caveWords({ values, redLine }: Cave): string {
  return values
    .flatMap((value, i) => [value === 0 ? "–" : String(value), ...(i + 1 === redLine ? ["┃"] : [])])
    .join(" ");
}

function mineWords({ deepMines }: Board, index: number): string {
  const treasures = deepMines[index];
  return treasures === undefined
    ? ""
    : `${treasures.join(" ")}, caves ${index + 1} and ${index + 2}`;
}

function tableLines(width: number): readonly string[] {
  return aligned(
    [
      ["players", "tokens", "ends with", "an action point for each"],
      ...TABLE_SIZES.map((size) => {
        const { tokens, courtsToEnd, membersAPoint } = numbersFor(size);
        const isDouble = seatsFor(size) > size;
        return [
          String(size),
          isDouble ? `${tokens} of each of two colours` : String(tokens),
          `${courtsToEnd} full courts`,
          `${counted(membersAPoint, "member")} in the courts, 3 at most`,
        ];
      }),
    ],
    { width, breakable: [1, 3] },
  );
}
