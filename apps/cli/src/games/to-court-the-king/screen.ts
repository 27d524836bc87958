import { assert, writeFaces, nameOf, type Faces, type Seat } from "@courtly/engine";
import {
  beforeFirstRoll,
  diceInUse,
  firstRollDice,
  handOf,
  includes,
  isFinalRound,
  members,
  RULE_SETS,
  writeRules,
  type State,
  type TurnDice,
} from "@courtly/to-court-the-king";
import { inLine } from "../../play/nameColumn.ts";
import { DICE_SIZES, diceLines, type DiceSize } from "../../play/diceArt.ts";
import type { Page } from "../entry.ts";
import {
  apart,
  beside,
  fitted,
  hanging,
  inColumns,
  joined,
  padded,
  widthOf,
  wrapped,
} from "../../play/layout.ts";
import { rulesTitle } from "../ruleSets.ts";
import { namesShown, type Speech } from "../../speech.ts";
import { COURT_WIDTH, courtByName, courtWithCosts } from "./court.ts";

type Words = Speech["kingTable"]["screen"];

/** The lines of each part of the screen. Less important parts are shortened first. */
interface Density {
  readonly air: boolean;
  readonly court: "costs" | "names";
  readonly hands: "whole" | "cut" | "own";
  readonly dice: "boxes" | "line";
}

const DENSITIES: readonly Density[] = [
  { air: true, court: "costs", hands: "whole", dice: "boxes" },
  { air: false, court: "costs", hands: "whole", dice: "boxes" },
  { air: false, court: "names", hands: "whole", dice: "boxes" },
  { air: false, court: "costs", hands: "cut", dice: "boxes" },
  { air: false, court: "names", hands: "cut", dice: "boxes" },
  { air: false, court: "costs", hands: "whole", dice: "line" },
  { air: false, court: "costs", hands: "cut", dice: "line" },
  { air: false, court: "names", hands: "cut", dice: "line" },
  { air: false, court: "names", hands: "own", dice: "line" },
];

/** Draws the table for the player who is to act, with as much room as the page allows. */
export function screenOf(state: State, page: Page): readonly string[] {
  return fitted(DENSITIES, (density) => drawn(state, page, density), page);
}

function drawn(state: State, page: Page, density: Density): readonly string[] {
  const court = density.court === "costs" ? courtWithCosts(state, page) : courtByName(state, page);
  const parts = [
    titleOf(state, page),
    isFinalRound(state) ? [] : court,
    density.hands === "own"
      ? ownHand(state, page, density)
      : state.hands.flatMap((_, seat) => handLines(state, seat, page, density)),
    diceOf(state, page, density),
  ].filter((part) => part.length > 0);
  return parts.flatMap((part) => (density.air ? [...part, ""] : part));
}

// ── title ───────────────────────────────────────────────────────────────────────────────────────

function titleOf(state: State, { names, width, paint, speech }: Page): readonly string[] {
  const { table, kingTable } = speech;
  const turn = table.turnOf(nameOf(names, state.toAct));
  const title = isFinalRound(state)
    ? kingTable.screen.finalRound
    : table.roundBegunBy(state.round, nameOf(names, state.start));
  const left = [
    paint.bold(title),
    ...(state.ending === undefined ? [] : [paint.warm(kingWords(state, names, speech))]),
    ...rulesTitle(writeRules(state.rules), { sets: RULE_SETS }, table.rules),
  ].join(" · ");
  return apart(left, turn, Math.min(width, COURT_WIDTH));
}

function kingWords(state: State, names: Page["names"], { king, kingTable }: Speech): string {
  const { claimed, toMatch, toBeat } = kingTable.screen;
  const { ending, toAct } = state;
  assert(ending !== undefined, "a King that is spoken of was claimed");
  const { best, claim } = ending;
  const name = nameOf(names, best.seat);
  const mark = king.mark(best);
  if (!isFinalRound(state)) return claimed(name, mark);
  return claim.seat === toAct ? toMatch(name, mark) : toBeat(name, mark);
}

// ── hands ───────────────────────────────────────────────────────────────────────────────────────

/** For a low page: the cards of the player who is to act, and only the dice counts of the others. */
function ownHand(state: State, page: Page, density: Density): readonly string[] {
  const others = state.hands.map((_, seat) => seat).filter((seat) => seat !== state.toAct);
  const leads = others.map((seat) => handLead(state, seat, page).trimEnd());
  return [
    ...handLines(state, state.toAct, page, density),
    ...inColumns(leads, { width: page.width, gap: 2 }),
  ];
}

/** The start of a hand's line, with the dice of the first roll: "▸ Ada   4 dice  ". */
function handLead(state: State, seat: Seat, { names, width, paint, speech }: Page): string {
  const isActing = seat === state.toAct;
  const name = inLine(namesShown(names, speech), width)[seat] as string;
  const dice = firstRollDice(handOf(state, seat), state.rules);
  return `${isActing ? "▸" : " "} ${isActing ? paint.bold(name) : name}  ${String(dice).padStart(2)} ${speech.kingTable.screen.dice}  `;
}

function handLines(state: State, seat: Seat, page: Page, { hands }: Density): readonly string[] {
  const { width, paint, speech } = page;
  const { screen: words } = speech.kingTable;
  const hand = handOf(state, seat);
  const isActing = seat === state.toAct;
  const lead = handLead(state, seat, page);
  const cards = members(hand.cards).map((id) => {
    const name = speech.king.names[id];
    return isActing && includes(state.dice.used, id) ? paint.dim(`(${name})`) : name;
  });
  const { charlatans } = hand;
  const all = [...cards, ...(charlatans === 0 ? [] : [words.charlatans(charlatans)])];
  if (all.length === 0) return [lead + paint.dim(words.noCards)];
  const room = width - widthOf(lead);
  return hanging(
    lead,
    hands === "whole" || isActing ? joined(all, ", ", room) : cut(all, room, words),
  );
}

/** As many cards as fit on one line, and the number of the others. */
function cut(cards: readonly string[], width: number, { andMore }: Words): readonly string[] {
  for (let shown = cards.length; shown > 0; shown -= 1) {
    const more = cards.length - shown;
    const line = cards.slice(0, shown).join(", ") + (more === 0 ? "" : ` ${andMore(more)}`);
    if (widthOf(line) <= width || shown === 1) return [line];
  }
  return [];
}

// ── dice ────────────────────────────────────────────────────────────────────────────────────────

const INDENT = "  ";
const GAP = 4;

function diceOf(state: State, page: Page, { dice: style }: Density): readonly string[] {
  if (beforeFirstRoll(state.dice))
    return [`${INDENT}${page.speech.kingTable.screen.diceInHand(diceInUse(state))}`];
  const boxes = DICE_SIZES.map((size) => diceBoxes(state.dice, size, page)).find((lines) =>
    lines.every((line) => widthOf(line) <= page.width),
  );
  return style === "line" || boxes === undefined ? diceRows(state.dice, page) : boxes;
}

function diceBoxes({ active, aside }: TurnDice, size: DiceSize, { paint, speech }: Page) {
  const { screen: words } = speech.kingTable;
  const left = active.length === 0 ? [] : [words.active, ...diceLines(active, size)];
  const label = active.length === 0 ? words.asideNoneActive : words.aside;
  const right = [label, ...diceLines(aside, size).map((line) => paint.dim(line))];
  const blocks = aside.length === 0 ? left : left.length === 0 ? right : beside(left, right, GAP);
  return blocks.map((line) => INDENT + line);
}

function diceRows({ active, aside }: TurnDice, { width, paint, speech }: Page): readonly string[] {
  const { screen: words } = speech.kingTable;
  const room = Math.max(widthOf(words.active), widthOf(words.aside)) + 2;
  const row = (label: string, dice: Faces, ink: (text: string) => string) => {
    const lead = `${INDENT}${padded(label, room)}`;
    const faces = dice.length === 0 ? words.none : writeFaces(dice);
    return hanging(lead, wrapped(faces, width - widthOf(lead)).map(ink));
  };
  return [...row(words.active, active, paint.bold), ...row(words.aside, aside, (text) => text)];
}
