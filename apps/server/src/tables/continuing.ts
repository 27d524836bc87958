import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { assert, err, ok, type ByPlayer, type Player, type Result } from "@courtly/engine";
import {
  BrokenRules,
  hasBoundDice,
  hasRollsOf,
  PLAYS_ON,
  positionToKeep,
  refusalOf,
  stageOf,
  type Entry,
  type PresentedLog,
  type Refused,
  type SeatGiven,
  type Sitter,
  type TableState,
  UnfairDice,
} from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import type { Storage } from "../storage/storage.ts";
import { hashOf } from "../tokens.ts";
import type { OneAtATime } from "../oneAtATime.ts";
import type { Cache, LoadedTable } from "./cache.ts";
import { decided, refuse, type Decided, type TableFacts } from "./decision.ts";
import { revealing } from "./dice.ts";
import { foldWhole, servedGameOf } from "./fold.ts";
import { holdersOf, readSignedLog } from "./presentedLog.ts";
import type { LogSigner } from "./signatures.ts";

/** The parts of a server that operations on tables share. */
export interface TablesContext {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly cache: Cache;
  readonly signer: LogSigner;
  /** The signers of earlier keys. What they have signed continues nothing: a key is changed because somebody has stolen it. */
  readonly formerSigners: readonly LogSigner[];
  /** Reads one presented log at a time: somebody who sends long ones keeps nobody waiting but others who present theirs. */
  readonly presenting: OneAtATime;
}

/** Presented logs that are read or wait: all players of a table, and a few others. */
export const PRESENTED_MAX = 8;

/**
 * Continues a game whose last entries this server has lost, because it was restored from an older copy of its data. A
 * device presents its longer log, signed by this server. The game goes on at a new table from the last position, with new
 * dice: some players know dice of the old ones. The first log that is presented decides; every other device is led to the same table.
 */
export async function continueGame(
  context: TablesContext,
  tableId: string,
  presented: PresentedLog,
): Promise<Result<SeatGiven, Refused>> {
  const { storage, cache, signer } = context;
  const stored = await cache.load(tableId);
  // The id depends on the key, which may have been changed since the game went on elsewhere.
  const table = stored?.tableState.continued ?? signer.continuationOf(tableId);
  const isContinued = (await storage.find(table)) !== undefined;
  if (stored?.tableState.game?.turn.kind === "over") return refuse("not-now", "overHere");
  if (!isContinued && (stored?.tableState.length ?? 0) >= presented.entries.length)
    return refuse("not-now", "nothingLost");
  const holders = holdersOf(stored, presented);
  const player = holders.indexOf(hashOf(presented.token));
  // Decided before the log is read: to read a long one takes time, and anybody can send one.
  if (player === -1) return refuse("wrong-token", "unknown");
  const given = await context.presenting(async () => {
    const entries = await readSignedLog(context, { tableId, stored }, presented);
    if (!entries.ok || isContinued) return entries;
    const oldSeed = isMadeAgain(stored, entries.value) ? undefined : stored?.secrets.seed;
    const next = { id: table, holders, asking: player, oldSeed };
    const made = await makeTable(context, next, tableId, entries.value);
    return made === undefined ? entries : err(made);
  });
  if (given === undefined) return refuse("busy", "continuing");
  return given.ok ? ok({ table, player }) : given;
}

/**
 * Whether the stored table was made again after a second restored copy, with another seed: a device that knew only the
 * table before it came first. The presented log is of the table as it was after the first copy, whose seed is lost.
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

/** Ends the stored part of a continued game, and tells everybody there where it goes on. */
export function ended({ tableState, secrets }: TableFacts, table: string): Decided | undefined {
  if (tableState.continued !== undefined) return undefined;
  const continued: Entry = { kind: "continued", table };
  return stageOf(tableState) === "over"
    ? decided(continued)
    : decided(continued, revealing(secrets.seed));
}

interface NextTable {
  readonly id: string;
  readonly holders: ByPlayer<string | undefined>;
  readonly asking: Player;
  /** The seed of the table whose game goes on, if this server has it. */
  readonly oldSeed: Uint8Array | undefined;
}

/** Creates the table where a game goes on, or returns the reason why it cannot. */
async function makeTable(
  { storage, clock }: TablesContext,
  { id, holders, asking, oldSeed }: NextTable,
  tableId: string,
  entries: readonly Entry[],
): Promise<Refused | undefined> {
  const tableState = await soundLog(tableId, entries, oldSeed);
  if (tableState === undefined) return refusalOf("other-log", "contradicts");
  if (stageOf(tableState) !== "playing") return refusalOf("not-now", "noGameInLog");
  const seed = drawSecret();
  // If two requests arrive at the same moment, only one of them creates the table.
  await storage.create({
    id,
    code: undefined,
    seed,
    entries: continuationOf(tableState, { seed, asking, oldSeed }),
    tokenHashes: holders.map((holder, player) =>
      tableState.resigned.includes(player) ? undefined : holder,
    ),
    listed: false,
    atMs: clock.nowMs(),
    stage: "drawing",
  });
  return undefined;
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

/** The first entries of the table where a game goes on: its position, and everybody in the same seat. */
function continuationOf(
  tableState: TableState,
  { seed, asking, oldSeed }: Pick<NextTable, "asking" | "oldSeed"> & { readonly seed: Uint8Array },
): readonly Entry[] {
  const { id, length, opening, places, resigned, game } = tableState;
  assert(game !== undefined, "the game has begun");
  const { rules, board, coach, players } = opening;
  const position = positionToKeep(game);
  const created: Entry = {
    kind: "created",
    game: opening.game,
    ...(rules === undefined ? {} : { rules }),
    ...(board === undefined ? {} : { board }),
    players,
    ...(coach === undefined ? {} : { coach }),
    host: resigned.includes(opening.host) ? asking : opening.host,
    listed: false,
    ...(hasBoundDice(tableState) ? { dice: "sealed-2" } : {}),
    seal: seal(seed),
    continues: { table: id, length, ...(oldSeed && { seed: writeSecret(oldSeed) }) },
    ...(position === undefined ? {} : { position }),
  };
  const seated = places.map((who, player): Entry => {
    const isResigned = who.kind === "person" && resigned.includes(player);
    const sitter: Sitter = isResigned ? { ...who, kind: "bot", level: PLAYS_ON } : who;
    return { kind: "seated", player, who: sitter };
  });
  return [created, ...seated];
}
