import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { assert, err, ok, type ByPlayer, type Player, type Result } from "@courtly/engine";
import {
  BrokenRules,
  hasBoundDice,
  hasRollsOf,
  positionToKeep,
  standInFor,
  stageOf,
  type Entry,
  type PresentedLog,
  type Refused,
  type SeatGiven,
  type TableState,
  UnfairDice,
} from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import type { NewTable, Storage } from "../storage/storage.ts";
import { hashOf } from "../tokens.ts";
import type { OneAtATime } from "../oneAtATime.ts";
import type { Cache, LoadedTable } from "./cache.ts";
import { decided, refuse, type Decided, type TableFacts } from "./decision.ts";
import { revealing } from "./dice.ts";
import { foldWhole, servedGameOf, signatureAfter, type FoldedLog } from "./fold.ts";
import { holdersOf, readSignedLog } from "./presentedLog.ts";
import type { LogSigner } from "./signatures.ts";

/** The parts of a server that operations on tables share. */
export interface TablesContext {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly cache: Cache;
  readonly signer: LogSigner;
  /** The signers of earlier keys. A log that one of them has signed continues nothing: somebody may have stolen its key. */
  readonly formerSigners: readonly LogSigner[];
  /** Reads one presented log at a time, so that long logs delay only other presented logs. */
  readonly presentations: OneAtATime;
}

/** Presented logs that are read or wait: all players of a table, and a few others. */
export const PRESENTED_MAX = 8;

/** Tells everybody at the stored part of a game where it goes on, if that part still has this length. */
export type EndStoredGame = (table: string, length: number) => Promise<Refused | undefined>;

/**
 * Continues a game whose last entries this server has lost, because it was restored from an older copy of its data. A
 * device presents its longer log, signed by this server. The game goes on at a new table from the last position, with new
 * dice, because players have seen rolls that the old ones would repeat. The first log that is presented decides; every other
 * device is led to the same table.
 */
export async function continueGame(
  context: TablesContext,
  tableId: string,
  {
    presented,
    endStoredGame,
  }: { readonly presented: PresentedLog; readonly endStoredGame: EndStoredGame },
): Promise<Result<SeatGiven, Refused>> {
  // Decided before the log is read: to read a long one takes time, and anybody can send one.
  const asked = await seatToContinue(context, tableId, presented);
  if (!asked.ok) return asked;
  const given = await context.presentations(async () => {
    // Moves may have been stored while this log waited.
    const now = await seatToContinue(context, tableId, presented);
    if (!now.ok) return now;
    const { table, player, isNewTableMade, loaded } = now.value;
    const stored = isNewTableMade ? ok(undefined) : await partToKeep(context, loaded, presented);
    if (!stored.ok) return stored;
    const entries = await readSignedLog(context, { tableId, stored: stored.value }, presented);
    if (!entries.ok) return entries;
    const next = isNewTableMade
      ? undefined
      : await nextTable(context, now.value, tableId, entries.value);
    if (next?.ok === false) return next;
    // Before the new table is made: a move that is stored while the log is read keeps the game here. If the server dies in
    // between, the next presentation makes the table.
    const refused = loaded && (await endStoredGame(table, loaded.tableState.length));
    if (refused !== undefined) return err(refused);
    // If two requests arrive at the same moment, only one of them makes the table.
    if (next !== undefined) await context.storage.create(next.value);
    return ok({ table, player });
  });
  return given ?? refuse("busy", "continuing");
}

/** The table where a game goes on, as far as it is known before the presented log is read. */
interface SeatToContinue {
  readonly table: string;
  readonly isNewTableMade: boolean;
  /** The player who presents the log, and the hash of the token with which. */
  readonly player: Player;
  readonly tokenHash: string;
  /** The devices of each player. */
  readonly holders: ByPlayer<readonly string[]>;
  /** The stored table whose game goes on. */
  readonly loaded: LoadedTable | undefined;
}

/** Finds the seat of the device that presents a log, or refuses what can be refused before any log is read. */
async function seatToContinue(
  { storage, cache, signer }: TablesContext,
  tableId: string,
  presented: PresentedLog,
): Promise<Result<SeatToContinue, Refused>> {
  const loaded = await cache.load(tableId);
  if (loaded?.tableState.game?.turn.kind === "over") return refuse("not-now", "overHere");
  // The id depends on the key, which may have been changed since the game went on elsewhere.
  const table = loaded?.tableState.continued ?? signer.continuationIdOf(tableId);
  const made = await storage.find(table);
  // A game that is over may have been deleted: a device that was away at its end still has its running log.
  const missing = [
    ...(loaded === undefined ? [tableId] : []),
    ...(made === undefined ? [table] : []),
  ];
  const deleted = await Promise.all(missing.map(storage.isDeleted));
  if (deleted.includes(true)) return refuse("not-now", "overHere");
  const holders = holdersOf(loaded, presented);
  const tokenHash = hashOf(presented.token);
  const player = holders.findIndex((devices) => devices.includes(tokenHash));
  if (player === -1) return refuse("wrong-token", "unknown");
  const isNewTableMade = made !== undefined;
  if (isNewTableMade && made.tokenHashes[player] === undefined)
    return refuse("not-now", "resigned");
  return ok({ table, isNewTableMade, player, tokenHash, holders, loaded });
}

/**
 * The stored entries of a game that a presented log must contain: of a closed table, those before its end. A game may go on
 * if it has expired, or if the server died before it made the new table; not if its players have ended it.
 */
async function partToKeep(
  context: Pick<TablesContext, "storage" | "signer">,
  loaded: LoadedTable | undefined,
  { entries }: PresentedLog,
): Promise<Result<FoldedLog | undefined, Refused>> {
  if (loaded === undefined) return ok(undefined);
  const { tableState } = loaded;
  const { folded, end } = tableState.isClosed
    ? await beforeEnd(context, tableState.id)
    : { folded: loaded, end: undefined };
  if (folded.tableState.length >= entries.length) return refuse("not-now", "nothingLost");
  if (tableState.game === undefined) return ok(undefined);
  const isEndedByPlayer = end?.kind === "closed" && end.why !== "expired";
  return isEndedByPlayer ? refuse("not-now", "overHere") : ok(folded);
}

/** The log of a closed table as it was before its end. */
async function beforeEnd(
  { storage, signer }: Pick<TablesContext, "storage" | "signer">,
  tableId: string,
): Promise<{ readonly folded: FoldedLog; readonly end: Entry | undefined }> {
  const log = (await storage.read(tableId, 1)).map(({ entry }) => entry);
  const endAt = log.findIndex(({ kind }) => kind === "closed" || kind === "continued");
  const entries = log.slice(0, endAt);
  const tableState = await foldWhole(tableId, entries);
  assert(tableState !== undefined, "a log begins with the table's creation");
  const signature = await signatureAfter(signer, signer.first(tableId), entries);
  return { folded: { tableState, signature }, end: log[endAt] };
}

/**
 * Whether this server has made the stored table twice, with two seeds: an older copy was restored a second time, and the
 * first device that came back knew only the table before this one. The presented log has the first seed, which is lost.
 */
function isMadeAgain(stored: LoadedTable | undefined, [first]: readonly Entry[]): boolean {
  if (stored === undefined || first?.kind !== "created") return false;
  const { opening, game } = stored.tableState;
  return (
    game === undefined &&
    opening.continues !== undefined &&
    opening.continues.table === first.continues?.table &&
    opening.seal !== first.seal
  );
}

/** Ends the stored part of a continued game, and tells everybody there where it goes on; not if it has grown meanwhile. */
export function ended(
  { tableState, secrets }: TableFacts,
  { table, length }: { readonly table: string; readonly length: number },
): Decided | undefined {
  if (tableState.continued !== undefined) return undefined;
  if (tableState.length !== length) return refuse("busy", "table");
  const continued: Entry = { kind: "continued", table };
  return stageOf(tableState) === "over"
    ? decided(continued)
    : decided(continued, revealing(secrets.seed));
}

/** The table where a game goes on after a presented log, or the reason why it cannot. */
async function nextTable(
  { clock }: TablesContext,
  { table: id, player: asking, tokenHash, holders, loaded }: SeatToContinue,
  tableId: string,
  entries: readonly Entry[],
): Promise<Result<NewTable, Refused>> {
  const oldSeed = isMadeAgain(loaded, entries) ? undefined : loaded?.secrets.seed;
  const tableState = await soundLog(tableId, entries, oldSeed);
  if (tableState === undefined) return refuse("other-log", "contradicts");
  if (stageOf(tableState) !== "playing") return refuse("not-now", "noGameInLog");
  if (!isPersons(tableState, asking)) return refuse("not-now", "resigned");
  const seed = drawSecret();
  return ok({
    id,
    code: undefined,
    seed,
    entries: continuationOf(tableState, { seed, asking, oldSeed }),
    // The dice are drawn with one device of each player: the one that presents the log, or the first one.
    tokenHashes: holders.map(([first], player) => {
      if (!isPersons(tableState, player)) return undefined;
      return player === asking ? tokenHash : first;
    }),
    listed: false,
    atMs: clock.nowMs(),
    stage: "drawing",
  });
}

/**
 * The state after a presented log, if its rules are kept and its rolls follow from the seed that this server has. A thief of
 * the signing key could sign another one.
 */
async function soundLog(
  tableId: string,
  entries: readonly Entry[],
  oldSeed: Uint8Array | undefined,
): Promise<TableState | undefined> {
  try {
    const tableState = await foldWhole(tableId, entries);
    if (tableState === undefined || oldSeed === undefined) return tableState;
    const { box } = servedGameOf(tableState);
    return hasRollsOf(tableState, writeSecret(oldSeed), box) ? tableState : undefined;
  } catch (error) {
    if (error instanceof UnfairDice || error instanceof BrokenRules) return undefined;
    throw error;
  }
}

/** Whether a person plays in this seat, not a bot in place of one who has resigned. */
function isPersons({ places, resigned }: TableState, player: Player): boolean {
  return places[player]?.kind === "person" && !resigned.includes(player);
}

/** The first entries of the table where a game goes on: its position, and everybody in the same seat. */
function continuationOf(
  tableState: TableState,
  {
    seed,
    asking,
    oldSeed,
  }: {
    readonly seed: Uint8Array;
    readonly asking: Player;
    /** The seed of the table whose game goes on, if this server has it. */
    readonly oldSeed: Uint8Array | undefined;
  },
): readonly Entry[] {
  const { id, length, opening, places, resigned, game } = tableState;
  assert(game !== undefined, "the game has begun");
  const { rules, board, coach, players } = opening;
  const { host, pace } = tableState;
  const position = positionToKeep(game);
  const created: Entry = {
    kind: "created",
    game: opening.game,
    ...(rules === undefined ? {} : { rules }),
    ...(board === undefined ? {} : { board }),
    players,
    ...(coach === undefined ? {} : { coach }),
    ...(pace === undefined ? {} : { pace }),
    host: isPersons(tableState, host) ? host : asking,
    listed: false,
    ...(hasBoundDice(tableState) ? { dice: "sealed-2" } : {}),
    seal: seal(seed),
    continues: { table: id, length, ...(oldSeed && { seed: writeSecret(oldSeed) }) },
    ...(position === undefined ? {} : { position }),
  };
  const seated = places.map((who, player): Entry => {
    const isResigned = who.kind === "person" && resigned.includes(player);
    return { kind: "seated", player, who: isResigned ? standInFor(who) : who };
  });
  return [created, ...seated];
}
