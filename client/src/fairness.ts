import { readSealedDice, seal, stageOf as stageOfDrawing, verifyRecord } from "@courtly/dice";
import type { GameBox, Player } from "@courtly/engine";
import {
  continuesGame,
  foldingOf,
  LATE_MS,
  recordOf,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import type { LogStore } from "./logs.ts";
import type { ShareStore } from "./shares.ts";

/** The share of this device in the dice: not decided yet, in the key, or missing although this device has a seat. */
export type OwnShare = "pending" | "in" | "missing";

/** The way in which a server has cheated, as far as this device can tell. */
export type Unfairness =
  /** The log has another seal for this seat than this device has sent. */
  | "otherSeal"
  /** The log has another share for this seat than this device has drawn. */
  | "otherShare"
  /** The log says that this player has agreed to go on without a share, which nobody did on this device. */
  | "otherDecision"
  /** Others were said to be late, or were left out, before their time was up by the clock of this device. */
  | "tooEarly"
  /** The dice do not depend on the opening, although this device has asked for that. */
  | "unboundDice"
  /** The game goes on from another position, with other players or by other rules than this device knows. */
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
  readonly box: () => GameBox | undefined;
  /** A clock that never jumps. */
  readonly monotonicMs: () => number;
}

/** A message may wait this long on its way before it is measured. */
const SLACK_MS = 3000;

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
}

export function openFairnessCheck(options: FairnessOptions): FairnessCheck {
  const { shares, box, monotonicMs } = options;
  let progress: { readonly stage: string; readonly atMs: number } | undefined;

  /** Notes when the drawing last made progress, by the clock of this device. */
  const follow = ({ drawing }: TableState, isLive: boolean) => {
    const stage = drawing && `${drawing.again} ${stageOfDrawing(drawing)}`;
    if (stage === undefined || stage === progress?.stage) return;
    // Progress that happened before this device was connected is older than it seems.
    progress = { stage, atMs: isLive ? monotonicMs() : -Infinity };
  };
  const isTooEarly = ({ kind }: Logged["entry"], isLive: boolean) =>
    (kind === "timeUp" || kind === "agreed") &&
    isLive &&
    progress !== undefined &&
    monotonicMs() - progress.atMs < LATE_MS - SLACK_MS;

  return {
    after: (tableState, { entry }, { player, isLive }) => {
      const tooEarly = isTooEarly(entry, isLive);
      follow(tableState, isLive);
      if (tooEarly) return "tooEarly";
      if (entry.kind === "revealed" && !hasHonestRolls(tableState, box())) return "otherRolls";
      if (entry.kind === "begun" && !continuesKnownGame(tableState, options))
        return "otherPosition";
      if (player === undefined || shares?.isBound !== true) return undefined;
      if (entry.kind === "agreed" && entry.player === player && !shares.hasAgreed())
        return "otherDecision";
      return unfairToSeat(tableState, player, shares);
    },
  };
}

/** Compares a game that goes on at a new table with the log of this device, if it has as much of it as the server says. */
function continuesKnownGame(
  tableState: TableState,
  { logs, continues: expected, box: boxOf }: FairnessOptions,
): boolean {
  const { continues } = tableState.opening;
  if (expected !== undefined && continues?.table !== expected) return false;
  const box = boxOf();
  if (continues === undefined || box === undefined) return true;
  const log = logs?.find(continues.table);
  if (log === undefined || log.entries.length < continues.length) return true;
  const entries = log.entries
    .slice(0, continues.length)
    .map((entry, index) => ({ n: index + 1, atMs: 0, entry }));
  const before = foldingOf([box]).foldAll(continues.table, undefined, entries);
  return before !== undefined && continuesGame(tableState, before);
}

function hasHonestRolls(tableState: TableState, box: GameBox | undefined): boolean {
  const record = recordOf(tableState);
  if (record === undefined || box === undefined) return true;
  const verified = verifyRecord(record, [box]);
  return verified.ok && verified.value.kind !== "tampered";
}

/** Compares the log with the seals and shares of this device. */
function unfairToSeat(
  tableState: TableState,
  player: Player,
  shares: ShareStore,
): Unfairness | undefined {
  const { drawing, dice } = tableState;
  const part = drawing?.parts[player];
  if (part?.kind === "sealed" && !shares.isOurs(part.seal)) return "otherSeal";
  if (part?.kind === "revealed" && !shares.isOurs(seal(part.share))) return "otherShare";
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
