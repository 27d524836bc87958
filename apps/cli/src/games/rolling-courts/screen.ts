import type { Faces, Seat } from "@courtly/engine";
import {
  DEFAULT_BOARD,
  goldOf,
  numbersFor,
  pointsOf,
  rollingCourts,
  RULE_SETS,
  writeRules,
  spendingOf,
  tokensInHand,
  hasTwoColours,
  fullCourts,
  type State,
  type Colours,
} from "@courtly/rolling-courts";
import { letteredColours } from "./colours.ts";
import { inLine } from "../../play/nameColumn.ts";
import { diceLines, diceWidth } from "../../play/diceArt.ts";
import type { Page } from "../entry.ts";
import { apart, beside, fitted, inColumns, padded, widthOf } from "../../play/layout.ts";
import { rulesTitle } from "../ruleSets.ts";
import { namesShown, type Speech } from "../../speech.ts";
import { boardLines, type ValuePlacement } from "./board.ts";
import type { CourtsTableWords } from "./words/en.ts";

/** The lines of each part of the screen. Less important parts are shortened first. */
interface Density {
  readonly air: boolean;
  readonly values: ValuePlacement;
  readonly isWide: boolean;
  readonly purses: "lines" | "columns" | "marks";
  readonly dice: "boxes" | "line";
}

const DENSITIES: readonly Density[] = [
  { air: true, values: "above", isWide: true, purses: "lines", dice: "boxes" },
  { air: true, values: "above", isWide: false, purses: "lines", dice: "boxes" },
  { air: true, values: "before", isWide: false, purses: "lines", dice: "boxes" },
  { air: false, values: "before", isWide: false, purses: "lines", dice: "boxes" },
  { air: false, values: "before", isWide: false, purses: "lines", dice: "line" },
  { air: false, values: "before", isWide: false, purses: "columns", dice: "line" },
  { air: false, values: "nowhere", isWide: false, purses: "lines", dice: "line" },
  { air: false, values: "nowhere", isWide: false, purses: "columns", dice: "line" },
  { air: false, values: "nowhere", isWide: false, purses: "marks", dice: "line" },
];

/** Draws the table for the colour that is to act, with as much room as the page allows. */
export function screenOf(state: State, page: Page): readonly string[] {
  const colours = letteredColours(state, page.names, page.speech);
  return fitted(DENSITIES, (density) => drawn(state, { ...page, colours }, density), page);
}

interface Sheet extends Page {
  readonly colours: Colours;
}

function drawn(state: State, page: Sheet, density: Density): readonly string[] {
  const { marks } = page.colours;
  const { heads } = page.speech.courtsTable.screen;
  const board = boardLines(state, { marks, paint: page.paint, heads, ...density });
  const width = Math.min(page.width, Math.max(...board.map(widthOf), TITLE_MIN));
  const parts = [titleOf(state, page, width), board, belowOf(state, page, density)];
  return parts.flatMap((part) => (density.air ? [...part, ""] : part));
}

/** The smallest width of the title, because a board without values is narrower. */
const TITLE_MIN = 72;

// ── title ───────────────────────────────────────────────────────────────────────────────────────

function titleOf(
  state: State,
  { paint, colours, speech }: Sheet,
  width: number,
): readonly string[] {
  const { table, courtsTable } = speech;
  const { screen: words } = courtsTable;
  const { round, start, toAct, stage } = state;
  const title = table.roundBegunBy(round, colours.nameOf(start));
  const goal = words.courtsFull(fullCourts(state), numbersFor(state.players).courtsToEnd);
  const mark = hasTwoColours(state)
    ? `, ${paint.bold(paint.seat(toAct, colours.marks[toAct] as string))}`
    : "";
  const owner = colours.nameOf(toAct);
  const turn = stage.kind === "examine" ? words.minesOf(owner) : table.turnOf(owner);
  const left = [paint.bold(title), goal, ...variantTitle(state, speech)].join(" · ");
  return apart(left, turn + mark, width);
}

/** The board and the rules, if they are not the default. */
function variantTitle({ board, rules }: State, { table, courtsTable }: Speech): readonly string[] {
  return [
    ...(board === DEFAULT_BOARD ? [] : [courtsTable.screen.board(board.name)]),
    ...rulesTitle(writeRules(rules), { sets: RULE_SETS }, table.rules),
  ];
}

// ── purses and dice ─────────────────────────────────────────────────────────────────────────────

const INDENT = "  ";
const DICE_GAP = 5;
const BOX_ROWS = 6;

function belowOf(state: State, page: Sheet, { purses, dice }: Density): readonly string[] {
  const isBrief = purses !== "lines";
  const lines = state.gold.map((_, seat) => purseLine(state, seat, page, purses));
  const all = isBrief ? inColumns(lines, { width: page.width, gap: 3 }) : lines;
  if (dice === "line") return [...all, INDENT + diceLine(state, page)];
  const boxes = diceBoxes(state, page);
  // Empty lines in place of spent dice, so that the page keeps its height.
  const missing = Math.max(0, BOX_ROWS - Math.max(all.length, boxes.length));
  return [...beside(all, boxes, DICE_GAP), ...Array.from({ length: missing }, () => "")];
}

const GOLD_CHARS = 3;

/** The money and members of a colour, "▸ Y1 You     12 gold   8 at home   7 points", or a shorter form. */
function purseLine(
  state: State,
  seat: Seat,
  { names, width, paint, colours, speech }: Sheet,
  purses: Density["purses"],
): string {
  const isBrief = purses !== "lines";
  const { screen: words } = speech.courtsTable;
  const isActing = seat === state.toAct && state.stage.kind !== "over";
  const name = inLine(namesShown(names, speech), width)[
    rollingCourts.playerOf(state, seat)
  ] as string;
  const mark = paint.bold(paint.seat(seat, colours.marks[seat] as string));
  const number = (value: number, width: number) => String(value).padStart(width);
  const sums = [
    `${number(goldOf(state, seat), GOLD_CHARS)} ${words.gold}`,
    `${number(tokensInHand(state, seat), 2)} ${isBrief ? words.atHomeBrief : words.atHome}`,
    `${number(pointsOf(state, seat), 2)} ${isBrief ? words.pointsBrief : words.points}`,
  ].join(isBrief ? " " : "  ");
  const lead = `${isActing ? "▸" : " "} ${mark}`;
  return purses === "marks"
    ? `${lead} ${sums}`
    : `${lead} ${isActing ? paint.bold(name) : name}  ${sums}`;
}

function diceLine(state: State, { paint, speech }: Sheet): string {
  const { screen: said } = speech.courtsTable;
  const spending = spendingOf(state);
  const words = diceWords(state, said).join(" · ");
  if (spending === undefined) return words;
  const { dice } = spending;
  if (typeof dice === "string" || dice.length === 0) return words;
  const changed = changedOf(dice, spending.changed);
  const faces = dice.map((die, i) => `${paint.bold(String(die))}${changed[i] === true ? "*" : ""}`);
  const note = spending.changed.length === 0 ? "" : ` ${said.changedNote}`;
  return `${said.dice} ${faces.join(" ")}${note} · ${said.actionPoints(spending.points)}`;
}

function diceBoxes(state: State, { paint, speech }: Sheet): readonly string[] {
  const { screen: said } = speech.courtsTable;
  const spending = spendingOf(state);
  if (spending === undefined || typeof spending.dice === "string" || spending.dice.length === 0)
    return diceWords(state, said);
  const { dice, changed, points } = spending;
  const under = changedOf(dice, changed)
    .map((isChanged) => padded(isChanged ? said.changed : "", diceWidth(1, "large")))
    .join(" ");
  return [
    said.actionPoints(points),
    ...diceLines(dice, "large"),
    ...(changed.length === 0 ? [] : [paint.dim(under.trimEnd())]),
  ];
}

/** The text in place of dice, when there are none. */
function diceWords({ stage }: State, said: CourtsTableWords["screen"]): readonly string[] {
  if (stage.kind === "over") return [];
  if (stage.kind === "examine") return [said.examined];
  const { dice, points } = stage.spending;
  return [typeof dice === "string" ? said.toRoll : said.noDie, said.actionPoints(points)];
}

/** R17: marks the changed dice; among equal dice, the first ones. */
function changedOf(dice: Faces, changed: Faces): readonly boolean[] {
  const left = [...changed];
  return dice.map((die) => {
    const at = left.indexOf(die);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}
