import { readSealedDice, sealIn, sha256Text, stageOf as stageOfDrawing } from "@courtly/dice";
import type { GameBox, Player } from "@courtly/engine";
import {
  canonicalText,
  foldingOf,
  hasHonestRolls,
  hasRollsOf,
  isSameGame,
  isSamePosition,
  LATE_MS,
  numbered,
  UNKNOWN_TIME_MS,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import { DELAY_MAX_MS } from "./connection.ts";
import type { LogStore } from "./logs.ts";
import { agreementIn, isAgreed, type Agreement, type ShareStore } from "./shares.ts";
import { goesOnAsAgreed, isAsAgreed, type Terms } from "./terms.ts";

/** The share of this device in the dice: not decided yet, in the key, or missing although this device has a seat. */
export type OwnShare = "pending" | "in" | "missing";

/** The way in which a server has cheated, as far as this device can tell. */
export type Unfairness =
  /**
   * The server gives this device another seat than before or none, welcomes it twice, or names a seat that the table does
   * not have.
   */
  | "otherSeat"
  /** The log has another seal for this seat than this device has sent. */
  | "otherSeal"
  /** The server has another log than the one for which this device has revealed its share. */
  | "otherLog"
  /** The log says that this player has agreed to go on without a seal or share, but nobody did on this device. */
  | "otherDecision"
  /** The dice were drawn again, although this device has sealed with its seat: the server could wait for dice that it likes. */
  | "drawnAgain"
  /** Others were said to be late, or were left out, before their time was up by the clock of this device. */
  | "tooEarly"
  /** The dice do not depend on the opening, although this device has asked for that. */
  | "unboundDice"
  /** A share was left out after the one of this device was known, without the agreement of this player. */
  | "leftOut"
  /** The table was opened with other rules, bots or players, or at another pace, than this player has agreed to. */
  | "otherTerms"
  /** The game goes on from another position, with other players, by other rules or at another pace than this device knows. */
  | "otherPosition"
  /** The rolls or the start seat do not follow from the revealed seed. */
  | "otherRolls";

export interface FairnessOptions {
  /** Missing for a spectator. */
  readonly shares: ShareStore | undefined;
  /** The signed logs of this device: a game that goes on elsewhere is compared with them. */
  readonly logs?: LogStore | undefined;
  /** The table from which the server has led this device here, if it has. */
  readonly continues?: string | undefined;
  /** The terms to which this player has agreed with the seat. Missing for a seat that an older page took. */
  readonly terms?: (() => Terms | undefined) | undefined;
  readonly box: () => GameBox | undefined;
  /** The time at which the entry arrived, in milliseconds, by a clock that never jumps. */
  readonly monotonicMs: () => number;
}

/** Checks every entry of a log against what this device knows by itself: its share, its clock, and the rules. */
export interface FairnessCheck {
  /**
   * Checks the state after an entry.
   * @param player the seat of this device; `undefined` for a spectator
   */
  readonly after: (
    tableState: TableState,
    logged: Logged,
    options: { readonly player: Player | undefined; readonly isLive: boolean },
  ) => Unfairness | undefined;
  /** The digest of the log up to its last seal, for which a share may be revealed; `undefined` while a seal is missing. */
  readonly sealedLog: () => string | undefined;
}

export function openFairnessCheck(options: FairnessOptions): FairnessCheck {
  const { shares, box, monotonicMs } = options;
  let drawingStage: string | undefined;
  /** The time when the stage of the drawing began, by the clock of this device. */
  let drawingStageSinceMs = -Infinity;
  let digest = "";
  /** The agreement that is possible after the newest entry. */
  let agreement: Agreement | undefined;
  let sealedLog: { readonly again: number; readonly digest: string } | undefined;
  let isOver = false;

  /** Adds an entry to the digest of the log, and notes the digest when the last seal has come. */
  const addToDigest = ({ drawing, game }: TableState, entry: Logged["entry"]) => {
    if (game !== undefined) return;
    digest = sha256Text(`${digest}\n${canonicalText(entry)}`);
    if (drawing === undefined || stageOfDrawing(drawing) === "sealing") return;
    if (sealedLog?.again !== drawing.again) sealedLog = { again: drawing.again, digest };
  };

  /** Notes when a stage of the drawing begins. */
  const noteStage = ({ drawing }: TableState, isLive: boolean) => {
    const stage = drawing && `${drawing.again} ${stageOfDrawing(drawing)}`;
    if (stage === undefined || stage === drawingStage) return;
    drawingStage = stage;
    // A stage that began before this device was connected is older than it seems.
    drawingStageSinceMs = isLive ? monotonicMs() : -Infinity;
  };
  const isTooEarly = ({ kind }: Logged["entry"], isLive: boolean) =>
    (kind === "timeUp" || kind === "agreed") &&
    isLive &&
    // The entry that began the stage may have come with this delay.
    monotonicMs() - drawingStageSinceMs < LATE_MS - DELAY_MAX_MS;

  /** Notes when a game is over: by its rules, or because a player has ended it. One that has expired may go on elsewhere. */
  const noteEnd = ({ game }: TableState, entry: Logged["entry"]) => {
    const isEnded = entry.kind === "closed" && entry.why !== "expired";
    isOver ||= game !== undefined && (game.turn.kind === "over" || isEnded);
  };

  const isHonest = (tableState: TableState) => {
    const known = box();
    return known === undefined || hasHonestRolls(tableState, known);
  };

  return {
    sealedLog: () => sealedLog?.digest,
    after: (tableState, { entry }, { player, isLive }) => {
      addToDigest(tableState, entry);
      noteEnd(tableState, entry);
      const tooEarly = isTooEarly(entry, isLive);
      const possibleAgreement = agreement;
      agreement = tableState.drawing && agreementIn(tableState.drawing);
      noteStage(tableState, isLive);
      if (tooEarly) return "tooEarly";
      const ofOpening = unfairOpening(tableState, player, options);
      if (ofOpening !== undefined) return ofOpening;
      if (entry.kind === "revealed" && !isHonest(tableState)) return "otherRolls";
      if (entry.kind === "continued" && isOver) return "otherPosition"; // a game that is over does not go on
      if (entry.kind === "begun") {
        const found = unfairContinuation(tableState, options);
        if (found !== undefined) return found;
      }
      if (player === undefined || shares?.isBound !== true) return undefined;
      const hasLeft = tableState.resigned.includes(player);
      return (
        unfairStep(entry, player, { shares, possibleAgreement, hasLeft }) ??
        unfairToSeat(tableState, player, { shares, sealedLog: sealedLog?.digest })
      );
    },
  };
}

/**
 * Compares the opening and the seats of a table with what the player has agreed to. Only a game that goes on elsewhere may
 * begin with a position, and a device with a seat comes to such a table from the one before it.
 */
function unfairOpening(
  tableState: TableState,
  player: Player | undefined,
  { logs, continues: expected, terms: agreed }: FairnessOptions,
): Unfairness | undefined {
  const { continues, position } = tableState.opening;
  if (player !== undefined && tableState.places[player] === undefined) return "otherSeat";
  if (continues === undefined && position !== undefined) return "otherPosition";
  if (player === undefined) return undefined;
  if (continues?.table !== expected) return "otherPosition";
  const terms = agreed?.();
  if (terms === undefined) return undefined;
  if (continues === undefined)
    return isAsAgreed(tableState, player, terms) ? undefined : "otherTerms";
  if (logs?.find(continues.table) !== undefined) return undefined; // compared when the game begins
  if (position !== undefined && terms.mayHaveBegun !== true) return "otherPosition";
  return goesOnAsAgreed(tableState, terms) ? undefined : "otherTerms";
}

/**
 * Compares a game that goes on at a new table with the log of this device: its rules and players always, its position if this
 * device has as much of the log as the server says, and all its rolls if the server shows their seed.
 */
function unfairContinuation(
  tableState: TableState,
  { logs, box: boxOf }: FairnessOptions,
): Unfairness | undefined {
  const { continues } = tableState.opening;
  const box = boxOf();
  const log = continues && logs?.find(continues.table);
  if (continues === undefined || box === undefined || log === undefined) return undefined;
  const entries = log.entries.slice(0, continues.length);
  const { foldAll } = foldingOf([box]);
  const before = foldAll(continues.table, undefined, numbered(entries, { atMs: UNKNOWN_TIME_MS }));
  if (before === undefined || !isSameGame(tableState, before)) return "otherPosition";
  if (entries.length === continues.length && !isSamePosition(tableState, before))
    return "otherPosition";
  if (continues.seed === undefined) return undefined;
  const seen = foldAll(
    continues.table,
    undefined,
    numbered(log.entries, { atMs: UNKNOWN_TIME_MS }),
  );
  return seen !== undefined && hasRollsOf(seen, continues.seed, box) ? undefined : "otherRolls";
}

interface BeforeStep {
  readonly shares: ShareStore;
  /** The agreement that was possible before the entry. */
  readonly possibleAgreement: Agreement | undefined;
  readonly hasLeft: boolean;
}

/** Compares a step of the drawing with what this player has agreed to. */
function unfairStep(
  entry: Logged["entry"],
  player: Player,
  { shares, possibleAgreement, hasLeft }: BeforeStep,
): Unfairness | undefined {
  switch (entry.kind) {
    case "timeUp":
      return "drawnAgain"; // only older servers wrote it, before seals came with seats
    case "resigned": {
      const { stage, late = [] } = possibleAgreement ?? {};
      const isLate = stage === "revealing" && late.includes(entry.player);
      return isLate && entry.player !== player ? "leftOut" : undefined;
    }
    case "agreed":
      // A server agrees in the name of players who have left.
      if (entry.player !== player || hasLeft) return undefined;
      return possibleAgreement && isAgreed(shares.agreements(), possibleAgreement)
        ? undefined
        : "otherDecision";
    default:
      return undefined;
  }
}

interface KnownHere {
  readonly shares: ShareStore;
  readonly sealedLog: string | undefined;
}

/** Compares the log with the seals and shares of this device, and with the log for which its share was revealed. */
function unfairToSeat(
  { drawing, dice }: TableState,
  player: Player,
  { shares, sealedLog }: KnownHere,
): Unfairness | undefined {
  const part = drawing?.parts[player];
  const text = part && sealIn(part);
  // A copy of our seal in another seat could become our seat after a reload.
  const isCopied = drawing?.parts.some(
    (other, at) => at !== player && text !== undefined && sealIn(other) === text,
  );
  if (isCopied === true) return "otherSeal";
  if (text !== undefined && !shares.isOurs(text)) return "otherSeal";
  // A server that knows a share could show another log, with dice that it has chosen, or let this device draw again.
  const known = shares.revealedFor();
  if (known !== undefined && sealedLog !== undefined && known !== sealedLog) return "otherLog";
  return dice?.startsWith("sealed-1 ") === true ? "unboundDice" : undefined;
}

/** The share of a player in the dice of a table; `undefined` for a spectator. */
export function ownShareOf(
  tableState: TableState | undefined,
  player: Player | undefined,
): OwnShare | undefined {
  if (tableState === undefined || player === undefined) return undefined;
  const { dice, places, drawing } = tableState;
  if (dice === undefined) return drawing?.parts[player]?.kind === "missing" ? "missing" : "pending";
  const read = readSealedDice(dice, places.length);
  const shares = read.ok ? read.value.shares : undefined;
  return shares !== undefined && shares !== "local" && shares[player] instanceof Uint8Array
    ? "in"
    : "missing";
}
