import {
  BOARDS,
  DEFAULT_BOARD,
  numbersFor,
  rollingCourts,
  RULE_FIELDS,
  RULE_SETS,
  seatsFor,
  type Board,
  type Cave,
  type Setup,
} from "@courtly/rolling-courts";
import type { RuleSheet } from "../entry.ts";
import { aligned, wrapped } from "../../play/layout.ts";
import { ruleSetLines, tableSizes } from "../ruleSets.ts";
import type { Speech } from "../../speech.ts";

type Words = Speech["courtsTable"]["sheet"];

const TABLE_SIZES = tableSizes(rollingCourts.players);

/** The rule sheet: the values of the board, the numbers by player count, and the rules to choose from. */
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
    lines: (width, { courtsTable: { sheet }, table }) => [
      ...boardSheet(board, width, sheet),
      "",
      ...tableLines(width, sheet),
      "",
      ...ruleSetLines({ sets: RULE_SETS, fields: RULE_FIELDS }, width, table.rules),
      ...aligned(
        [
          ["  courtDie", sheet.courtDie],
          ["  wrap", sheet.wrap],
        ],
        { width, breakable: [1] },
      ),
      ...wrapped(sheet.firstIsDefault(`courtDie=${rules.courtDie} wrap=${rules.wrap}`), width),
    ],
  };
}

/** The board as a table, with its name and the other boards. */
export function boardSheet(board: Board, width: number, sheet: Words): readonly string[] {
  const { points, leaps } = board.courts;
  return [
    sheet.board(board.name),
    ...(board === DEFAULT_BOARD ? wrapped(sheet.reconstructed, width) : []),
    ...wrapped(sheet.inTheHouse(BOARDS.map(({ name }) => name).join(", ")), width),
    "",
    ...aligned(
      [
        ["", ...sheet.heads],
        ...board.villages.map(({ prices, retirement }, i) => [
          String(i + 1),
          prices.join(" "),
          String(retirement),
          caveWords(board.caves[i] as Cave),
          mineWords(board, i, sheet),
        ]),
      ],
      { width, breakable: [], numbers: [2] },
    ),
    "",
    ...wrapped(
      sheet.everyCourt(points.join(" "), leaps.map((_, over) => over).join(" "), leaps.join(" ")),
      width,
    ),
  ];
}

/** The spaces of a cave with its red line: "– – – ┃ 2 3 5". */
function caveWords({ values, redLine }: Cave): string {
  return values
    .flatMap((value, i) => [value === 0 ? "–" : String(value), ...(i + 1 === redLine ? ["┃"] : [])])
    .join(" ");
}

function mineWords({ deepMines }: Board, index: number, sheet: Words): string {
  const treasures = deepMines[index];
  return treasures === undefined ? "" : sheet.treasures(treasures.join(" "), index + 1);
}

function tableLines(width: number, sheet: Words): readonly string[] {
  return aligned(
    [
      [...sheet.tableHeads],
      ...TABLE_SIZES.map((size) => {
        const { tokens, courtsToEnd, membersAPoint } = numbersFor(size);
        const isDouble = seatsFor(size) > size;
        return [
          String(size),
          isDouble ? sheet.ofTwoColours(tokens) : String(tokens),
          sheet.fullCourts(courtsToEnd),
          sheet.membersInCourts(membersAPoint),
        ];
      }),
    ],
    { width, breakable: [1, 3] },
  );
}
