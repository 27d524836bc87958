import type { Page } from "@playwright/test";
import { boxed, readRecord, type Face } from "@courtly/engine";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import { rollingCourtsBots } from "@courtly/bots";
import { EN } from "../../../src/games/rolling-courts/words/en.ts";
import { dieFor, type Move } from "../../../src/games/rolling-courts/model/moves.ts";
import { recordKept, type PreferredButtons } from "./courtly.ts";

const { spot: spotName } = EN;
const FACES = ["one", "two", "three", "four", "five", "six"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const faceWord = (face: Face) => FACES[face - 1] ?? "";
const ordinal = (place: number) => ORDINALS[place - 1] ?? "";

export const HURRY = /^Skip ahead/;
export const ROLL = /^(?:Roll \d+ (?:die|dice)|Do not roll)/;
export const KEEP_ALL = /^Keep all/;
export const TAKE = /^(?:Take (?:the|a) |Turn the Fool|Stand|Claim the)/;
/** A card of the court that can be taken; by touch it opens a sheet with a button that takes it. */
export const CARD = /\. Tier .* Take\.$/;
/** Takes a card of To Court the King with the mouse: one of several in the court, or the one that is proposed. */
export async function takeCard(page: Page): Promise<void> {
  const cards = page.getByRole("button", { name: CARD });
  await cards
    .or(page.getByRole("button", { name: TAKE }))
    .first()
    .click();
}

/** The last resort of a player who cannot pay for any card. */
export const TAKE_NOTHING = /^Take nothing/;
export const END = /^End turn/;

/** Leaves the question that the table asks if a button was pressed just when it changed. */
const BACK = /^Back to the court/;

/** Leaves an action that was begun by mistake. */
const BEGUN = /^(?:Change die|Retire early|Promote|Recall), .*\(pressed\)$/;

/** Closes the sheet of a card that cannot be taken any more. */
const CLOSE = /^Close$/;

/** To Court the King: rolls, keeps everything, takes a card of the highest tier. */
export const KING_BUTTONS = [
  BACK,
  /^I am /,
  HURRY,
  TAKE,
  CLOSE,
  KEEP_ALL,
  ROLL,
  CARD,
  TAKE_NOTHING,
];
export const keeper: PreferredButtons = () => KING_BUTTONS;

const bot = rollingCourtsBots.find(({ name }) => name === "squire");

const leftToChance = () => {
  throw new Error("a squire uses no random numbers");
};

/** Rolling Courts: the buttons of a squire's move, the last one first: the first button that exists is pressed. */
export async function squire(page: Page): Promise<readonly RegExp[]> {
  return squireAt(await recordKept(page));
}

/** The latest result: most calls find the same record. */
let thought: { readonly at: string; readonly buttons: readonly RegExp[] } | undefined;

/** Like `squire`, for a record and a player; nothing while another player decides. */
export function squireAt(record: string, player?: number): readonly RegExp[] {
  const at = `${record}${player}`;
  if (thought?.at !== at) thought = { at, buttons: buttonsAt(record, player) };
  return thought.buttons;
}

function buttonsAt(record: string, player: number | undefined): readonly RegExp[] {
  const reading = readRecord(record, [boxed(rollingCourts)]);
  if (!reading.ok) throw new Error(reading.error.message);
  const { state } = reading.value.table;
  const turn = rollingCourts.turn(state);
  if (turn.kind !== "decide" || bot === undefined) return [HURRY];
  if (player !== undefined && rollingCourts.playerOf(state, turn.seat) !== player) return [HURRY];
  return [HURRY, ...pressesFor(state, bot.choose(state, turn.seat, leftToChance)), BEGUN];
}

function pressesFor(state: State, action: Action): readonly RegExp[] {
  switch (action.kind) {
    case "roll":
      return [ROLL];
    case "end":
      return [END];
    case "home":
      return [new RegExp(`^Home with \\d+, ${spotName(action.spot)}`)];
    case "stay":
      return [/^All stay/, /^Stay/]; // otherwise each member is asked again and again
    case "enter":
    case "court":
    case "deep":
      return [...goalOf(action), dieThere(state, action)];
    case "change":
      return [
        new RegExp(`^Change die \\d from ${faceWord(action.die)} to ${faceWord(action.to)}`),
        /^Change die,(?!.*pressed)/,
      ];
    case "retire":
      return [
        new RegExp(`^${spotName(action.spot)}, .*retire early`),
        /^Retire early,(?!.*pressed)/,
      ];
    case "promote":
      return [new RegExp(`^${spotName(action.spot)}, .*promote`), /^Promote,(?!.*pressed)/];
  }
}

/** The buttons for a member and its goal; on a phone a row or a side of the board may have to be opened first. */
function goalOf(move: Move): readonly RegExp[] {
  const side = SIDES[move.kind === "enter" ? move.into.kind : move.from.kind];
  if (move.kind === "enter") {
    const { from, into } = move;
    const entrance = new RegExp(
      `^(?:Send|Recall) a member (?:to|into) ${into.kind} ${into.number}`,
    );
    if (from === undefined) return [entrance, side];
    const recalled = new RegExp(`^${spotName(from)}, .*may move(?!,)`);
    return [/^Recall,(?!.*pressed)/, recalled, entrance, side];
  }
  const { number, space } = move.from;
  const mover = new RegExp(`^${spotName(move.from)}, .*may move(?!,)`);
  const folded = new RegExp(`^Row ${number}\\. .*Choose your member on seat ${space}`);
  const goal =
    move.kind === "deep"
      ? `^Deep mine ${move.mine}, .*(?:in reach|proposed)`
      : `^Court ${move.court}, ${ordinal(move.over + 1)} seat, .* for \\d+ gold`;
  return [mover, folded, new RegExp(goal), side];
}

const SIDES = { village: /^Villages and courts/, cave: /^Caves/ };

function dieThere(state: State, move: Move): RegExp {
  return new RegExp(`^Die \\d, ${faceWord(dieFor(state, move) as Face)}, (?:changed, )?ready`);
}
