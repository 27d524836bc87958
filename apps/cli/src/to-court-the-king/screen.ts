import { assert, writeFaces, type Seat } from "@courtly/engine";
import {
  beforeFirstRoll,
  CHARACTERS,
  diceInUse,
  firstRollDice,
  handOf,
  includes,
  isFinalRound,
  members,
  type State,
} from "@courtly/to-court-the-king";
import { does, nameOf, whom, whose } from "../cast.ts";
import { DICE_SIZES, diceLines, diceWidth, type DiceSize } from "../diceArt.ts";
import type { Page } from "../entry.ts";
import { apart, beside, fitted, hanging, joined, padded, widthOf } from "../layout.ts";
import { COURT_WIDTH, courtByName, courtWithCosts } from "./court.ts";
import { markWords } from "./marks.ts";

/** How much of the page everything may take: what matters least gives way first. */
interface Density {
  readonly air: boolean;
  readonly court: "costs" | "names";
  readonly hands: "whole" | "cut";
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
];

/** The table as the player to act sees it, as roomy as the page allows. */
export function screenOf(state: State, page: Page): readonly string[] {
  return fitted(DENSITIES, (density) => drawn(state, page, density), page);
}

function drawn(state: State, page: Page, density: Density): readonly string[] {
  const court =
    density.court === "costs" ? courtWithCosts(state, page.paint) : courtByName(state, page);
  const parts = [
    titleOf(state, page),
    isFinalRound(state) ? [] : court,
    state.hands.flatMap((_, seat) => handLines(state, seat, page, density)),
    diceOf(state, page, density),
  ].filter((part) => part.length > 0);
  return parts.flatMap((part) => (density.air ? [...part, ""] : part));
}

// ── title ───────────────────────────────────────────────────────────────────────────────────────

function titleOf(state: State, { names, width, paint }: Page): readonly string[] {
  const name = nameOf(names, state.toAct);
  const turn = `${whose(name)} turn`;
  const title = isFinalRound(state)
    ? "Final round"
    : `Round ${state.round}, begun by ${whom(nameOf(names, state.start))}`;
  const left =
    paint.bold(title) +
    (state.ending === undefined ? "" : ` · ${paint.warm(kingWords(state, names))}`);
  return apart(left, turn, Math.min(width, COURT_WIDTH));
}

function kingWords(state: State, names: Page["names"]): string {
  const { ending, toAct } = state;
  assert(ending !== undefined, "a King that is spoken of was claimed");
  const { best, claim } = ending;
  const name = nameOf(names, best.seat);
  if (!isFinalRound(state)) return `${does(name, "have")} claimed the King with ${markWords(best)}`;
  const task = claim.seat === toAct ? "match" : "beat";
  return `${does(name, "hold")} the King, ${markWords(best)} to ${task}`;
}

// ── hands ───────────────────────────────────────────────────────────────────────────────────────

function handLines(
  state: State,
  seat: Seat,
  { names, width, paint }: Page,
  { hands }: Density,
): readonly string[] {
  const hand = handOf(state, seat);
  const isActing = seat === state.toAct;
  const nameWidth = Math.max(...names.map(widthOf));
  const dice = firstRollDice(hand, state.rules);
  const name = padded(nameOf(names, seat), nameWidth);
  const lead = `${isActing ? "▸" : " "} ${isActing ? paint.bold(name) : name}  ${String(dice).padStart(2)} dice  `;
  const cards = members(hand.cards).map((id) => {
    const used = isActing && includes(state.dice.used, id);
    if (!used) return CHARACTERS[id].name;
    return paint.colours ? paint.dim(CHARACTERS[id].name) : `(${CHARACTERS[id].name})`;
  });
  const { charlatans } = hand;
  const all = [
    ...cards,
    ...(charlatans === 0 ? [] : [charlatans === 1 ? "Charlatan" : `${charlatans} Charlatans`]),
  ];
  if (all.length === 0) return [lead + paint.dim("no cards yet")];
  const room = Math.max(20, width - widthOf(lead));
  return hanging(lead, hands === "whole" || isActing ? joined(all, ", ", room) : cut(all, room));
}

/** As many cards as one line holds, and how many more there are. */
function cut(cards: readonly string[], width: number): readonly string[] {
  for (let shown = cards.length; shown > 0; shown -= 1) {
    const more = cards.length - shown;
    const line = cards.slice(0, shown).join(", ") + (more === 0 ? "" : ` and ${more} more`);
    if (widthOf(line) <= width || shown === 1) return [line];
  }
  return [];
}

// ── dice ────────────────────────────────────────────────────────────────────────────────────────

const INDENT = "  ";
const ASIDE_GAP = 4;

function diceOf(state: State, { width, paint }: Page, { dice: style }: Density): readonly string[] {
  const { active, aside } = state.dice;
  if (beforeFirstRoll(state.dice)) return [`${INDENT}${diceInUse(state)} dice in hand`];
  const room = width - INDENT.length - ASIDE_GAP;
  const fits = (size: DiceSize) =>
    diceWidth(active.length, size) + diceWidth(aside.length, size) <= room;
  const size = DICE_SIZES.find(fits);
  if (style === "line" || size === undefined)
    return [
      `${INDENT}active     ${active.length === 0 ? "none" : paint.bold(writeFaces(active))}`,
      `${INDENT}set aside  ${aside.length === 0 ? "none" : writeFaces(aside)}`,
    ];
  const left = active.length === 0 ? ["no die active"] : ["active", ...diceLines(active, size)];
  const right =
    aside.length === 0
      ? []
      : ["set aside", ...diceLines(aside, size).map((line) => paint.dim(line))];
  return beside(left, right, ASIDE_GAP).map((line) => INDENT + line);
}
