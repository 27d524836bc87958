import { randomUUID } from "node:crypto";
import { drawSecret } from "@courtly/dice";
import { assert, err, ok, type Player, type Result } from "@courtly/engine";
import {
  dueOf,
  numbered,
  stageOf,
  type CreateTable,
  type JoinTable,
  type Logged,
  type PresentedLog,
  type Refused,
  type SeatGiven,
  type TableStage,
  type TableState,
} from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import {
  DamagedTable,
  playerOf,
  StorageError,
  type EarlierRequest,
  type NewTable,
  type RequestKey,
  type SeatHolder,
  type Storage,
  type TableSecrets,
} from "../storage/storage.ts";
import { oneAtATime } from "../oneAtATime.ts";
import { digestOf, hashOf, newCode, tableIdFor } from "../tokens.ts";
import type { Deleted } from "../storage/admin.ts";
import { cacheOver, type Cache, type LoadedTable } from "./cache.ts";
import { DAMAGED, refuse, refuseWith, UNKNOWN_TABLE, type Decided } from "./decision.ts";
import { continueGame, ended, PRESENTED_MAX, type TablesContext } from "./continuing.ts";
import { addDevice, UNKNOWN_LINK } from "./devices.ts";
import { answer, botsQuestion, foreseen, type StoredRequest } from "./requests.ts";
import { rematched, satDownWith } from "./rematch.ts";
import { join, openingOf } from "./seating.ts";
import { noticesOf } from "./notices.ts";
import { foldAll, isSignedBy } from "./fold.ts";
import { isSameSignature, signerWith } from "./signatures.ts";

/** All operations on tables. Every answer describes data that is already on disk. */
export interface Tables {
  /** Deletes a table from the store, if its game is over. */
  readonly delete: (tableId: string) => Promise<Deleted>;
  readonly load: (tableId: string) => Promise<LoadedTable | undefined>;
  /** The entries that this server appended last to a table. They are on disk, but may not be the end of the log. */
  readonly latest: (tableId: string) => SignedEntries | undefined;
  /** Whether this is the signature of an entry in the stored log: the device that has it has the same log up to there. */
  readonly hasSignature: (
    loaded: LoadedTable,
    length: number,
    signature: string,
  ) => Promise<boolean>;
  readonly create: (request: CreateTable) => Promise<Result<SeatGiven, Refused>>;
  readonly join: (tableId: string, request: JoinTable) => Promise<Result<SeatGiven, Refused>>;
  readonly rematch: (tableId: string, token: string) => Promise<Result<SeatGiven, Refused>>;
  /** Continues a game whose last entries this server has lost: see `continueGame`. */
  readonly continueGame: (
    tableId: string,
    request: PresentedLog,
  ) => Promise<Result<SeatGiven, Refused>>;
  /** Carries out the request of a seated player; the answer is the length of the log right after it. */
  readonly ask: (
    tableId: string,
    holder: SeatHolder,
    request: StoredRequest,
  ) => Promise<Result<number, Refused>>;
  /** Gives a seat to one more device by a link, once. The same device gets the same answer again. */
  readonly takeOver: (tableId: string, taking: TakingOver) => Promise<Result<SeatGiven, Refused>>;
  /** Decides on the current state and appends; retries after a conflict. `undefined` if there was nothing to do. */
  readonly write: (
    tableId: string,
    writing: Writing,
  ) => Promise<Result<number, Refused> | undefined>;
}

/** Entries at the end of a log, with the signature of the last one. */
export interface SignedEntries {
  readonly entries: readonly Logged[];
  readonly signature: string;
}

/** A device that has opened a link. */
export interface TakingOver {
  /** The hash of the secret in the link. */
  readonly link: string;
  /** The hash of the token that the device has drawn. */
  readonly tokenHash: string;
  /** The device that has made this link; `undefined` if the link is not valid. */
  readonly madeBy: SeatHolder | undefined;
}

export interface Writing {
  /** A length that the log has had. If `decide` returns `undefined` for a state of this length or more, the store is not read. */
  readonly knownLength?: number;
  readonly keyAt: (tableState: TableState) => string;
  /** The sender of a request and a digest of its content. Missing for the server itself, whose keys all have a dot. */
  readonly sender?: Pick<RequestKey, "holder" | "content">;
  readonly decide: (loaded: LoadedTable) => Decided | undefined;
}

const ATTEMPTS_MAX = 8;

/** What decisions need to know beside the log. */
export interface TablesOptions {
  /** The time without progress after which shares of the dice are late. */
  readonly lateMs: number;
  readonly silentMs: (tableId: string, player: Player) => number;
}

export function tablesOn(
  storage: Storage,
  clock: Clock,
  { lateMs, silentMs }: TablesOptions,
): Tables {
  const signer = signerWith(storage.signingKey);
  const cache = quarantining(cacheOver(storage), storage);
  const formerSigners = storage.formerSigningKeys.map(signerWith);
  const presentations = oneAtATime(PRESENTED_MAX);
  const context = { storage, clock, cache, signer, formerSigners, presentations };
  const writeHere: Tables["write"] = (tableId, writing) => write(context, tableId, writing);
  return {
    load: context.cache.load,
    delete: async (tableId) => {
      const result = await storage.delete(tableId, clock.nowMs());
      if (result === "deleted") cache.forget(tableId);
      return result;
    },
    latest: (tableId) => {
      const { latest: entries, signature } = context.cache.kept(tableId) ?? {};
      return entries && signature !== undefined ? { entries, signature } : undefined;
    },
    hasSignature: (loaded, length, signature) =>
      hasSignature(context, loaded, { length, signature }),
    create: (request) => create(context, request),
    join: (tableId, request) => joined(context, tableId, request),
    rematch: (tableId, token) =>
      rematched(context, writeHere, tableId, {
        token,
        silentMs: (player) => silentMs(tableId, player),
      }),
    continueGame: (tableId, request) => continued(context, tableId, request),
    takeOver: (tableId, taking) => tookOver(context, tableId, taking),
    ask: async (tableId, { player, tokenHash }, request) => {
      const { key, ...content } = request;
      const sender = { holder: tokenHash, content: digestOf(content) };
      // The player may have left the seat, and another may sit there now.
      const decide = (loaded: LoadedTable) =>
        playerOf(loaded.secrets, tokenHash) === player
          ? answer(
              loaded,
              {
                player,
                tokenHash,
                timing: { nowMs: clock.nowMs(), lateMs },
                silentMs: (other) => silentMs(tableId, other),
              },
              request,
            )
          : LEFT;
      const written = await write(context, tableId, { keyAt: () => key, sender, decide });
      assert(written !== undefined, "a request has an answer");
      return written;
    },
    write: writeHere,
  };
}

/** Closes a table whose log cannot be folded: it is damaged, although its checksums may be right. */
function quarantining(cache: Cache, storage: Storage): Cache {
  const load = async (tableId: string) => {
    try {
      return await cache.load(tableId);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw storage.quarantine(tableId, `its log makes no sense: ${reason}`);
    }
  };
  return { ...cache, load };
}

const LEFT = refuse("spectator", "left");
const KEY_TAKEN = refuseWith(
  "key-taken",
  "another request at this table had this key: choose a new key for each request",
);
const NO_SENDER = { holder: undefined, content: undefined };

/** Refuses requests at a damaged table, like every other request that cannot be carried out. */
async function write(
  context: TablesContext,
  tableId: string,
  writing: Writing,
): Promise<Result<number, Refused> | undefined> {
  try {
    return await decideAndAppend(context, tableId, writing);
  } catch (error) {
    if (error instanceof DamagedTable) return err(DAMAGED);
    throw error;
  }
}

async function decideAndAppend(
  { storage, clock, cache, signer }: TablesContext,
  tableId: string,
  { knownLength = Infinity, keyAt, sender = NO_SENDER, decide }: Writing,
): Promise<Result<number, Refused> | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    // An append fails if the log has grown, so the first attempt may use the cache.
    // Refusals are decided on the stored log.
    const remembered = attempt === 0 ? cache.kept(tableId) : undefined;
    const loaded = remembered ?? (await cache.load(tableId));
    if (loaded === undefined) return err(UNKNOWN_TABLE);
    const { tableState, secrets } = loaded;
    const request = { key: keyAt(tableState), ...sender };
    const decision = decide(loaded);
    if (decision === undefined && tableState.length >= knownLength) return undefined;
    if (remembered !== undefined && decision?.ok !== true) continue;
    if (decision === undefined) return undefined;
    if (!decision.ok) {
      // A request that was accepted before keeps its first answer, even if it would be refused now.
      const earlier = await storage.findRequest(tableId, request);
      return earlier === undefined ? decision : answerOf(earlier);
    }
    const { entries, seat } = decision.value;
    const atMs = clock.nowMs();
    const next = foreseen(tableState, entries, atMs);
    const stage = changedStage(tableState, next);
    const expected = tableState.length;
    const awaitsBot = botsQuestion({ tableState: next, secrets }) !== undefined;
    const dueMs = dueOf(next);
    const notices = noticesOf(tableState, next, entries);
    const changes = { stage, awaitsBot, dueMs, seat, notices };
    const append = { ...request, ...changes, tableId, expected, entries, atMs };
    const appended = await storage.append(append);
    if (appended.kind === "conflict") continue;
    if (appended.kind !== "stored") return answerOf(appended);
    if (seat === undefined)
      cache.keep({
        tableState: next,
        signature: signer.after(loaded.signature, entries),
        secrets,
        latest: numbered(entries, { after: expected, atMs }),
      });
    return ok(appended.length);
  }
  return refuse("busy", "table");
}

/** The same request gets the same answer. Another one with the same key gets no answer of somebody else. */
function answerOf(earlier: EarlierRequest): Result<number, Refused> {
  return earlier.kind === "already" ? ok(earlier.length) : KEY_TAKEN;
}

function changedStage(before: TableState, after: TableState): TableStage | undefined {
  const stage = stageOf(after);
  return stage === stageOf(before) ? undefined : stage;
}

/**
 * Compares with the signature of the same entry in the stored log. Those of earlier entries are computed again, and so are
 * those of former keys: a device that was connected before the key was changed has the same log all the same.
 */
async function hasSignature(
  { storage, signer, formerSigners }: TablesContext,
  { tableState: { id, length: whole }, signature: last }: LoadedTable,
  { length, signature }: { readonly length: number; readonly signature: string },
): Promise<boolean> {
  if (length > whole) return false;
  const isWhole = length === whole;
  if (isWhole && isSameSignature(last, signature)) return true;
  const signers = isWhole ? formerSigners : [signer, ...formerSigners];
  if (signers.length === 0) return false;
  const log = await storage.read(id, 1, length);
  const entries = log.map(({ entry }) => entry);
  return isSignedBy(signers, id, { entries, signature });
}

/** Continues a lost game, and tells everybody who still watches its stored part. */
async function continued(
  context: TablesContext,
  tableId: string,
  presented: PresentedLog,
): Promise<Result<SeatGiven, Refused>> {
  const endStoredGame = async (table: string, length: number) => {
    const written = await write(context, tableId, {
      keyAt: () => "server.continued",
      decide: (loaded) => ended(loaded, { table, length }),
    });
    return written?.ok === false ? written.error : undefined;
  };
  const given = await continueGame(context, tableId, { presented, endStoredGame });
  if (!given.ok) return given;
  const { table, player } = given.value;
  const tokenHash = hashOf(presented.token);
  const writeThere: Tables["write"] = (next, writing) => write(context, next, writing);
  const refused = await satDownWith(context, writeThere, table, { player, tokenHash });
  return refused === undefined ? given : err(refused);
}

async function create(
  context: TablesContext,
  request: CreateTable,
): Promise<Result<SeatGiven, Refused>> {
  const seed = drawSecret();
  const opening = openingOf(request, seed);
  if (!opening.ok) return opening;
  const { entries, host } = opening.value;
  const tokenHashes = request.seats.map((_, player) =>
    player === host ? hashOf(request.token) : undefined,
  );
  const id = tableIdFor(request);
  const { code } = await madeOnce(context, {
    id,
    seed,
    entries,
    tokenHashes,
    listed: request.listed,
  });
  return ok({ table: id, player: host, code });
}

/** Creates a table once: a repeated request finds the table of the first. Draws a new code if one is taken. */
async function madeOnce(
  { storage, clock }: TablesContext,
  table: Pick<NewTable, "id" | "seed" | "entries" | "tokenHashes" | "listed">,
): Promise<TableSecrets> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const atMs = clock.nowMs();
    const tableState = foldAll(table.id, undefined, numbered(table.entries, { atMs }));
    assert(tableState !== undefined, "a new table has entries");
    const stage = stageOf(tableState);
    const code = stage === "lobby" ? newCode() : undefined;
    const whole = { ...table, atMs, stage, code };
    if (await storage.create(whole)) return whole;
    const before = await storage.find(table.id);
    if (before !== undefined) return before;
  }
  throw new Error("no free code was found for a table");
}

async function joined(
  context: TablesContext,
  tableId: string,
  request: JoinTable,
): Promise<Result<SeatGiven, Refused>> {
  const tokenHash = hashOf(request.token);
  const key = `join.${randomUUID()}`;
  const sender = { holder: tokenHash, content: undefined };
  let player: Player | undefined;
  const written = await write(context, tableId, {
    keyAt: () => key,
    sender,
    decide: ({ tableState, secrets }) => {
      player = playerOf(secrets, tokenHash);
      if (player !== undefined) return undefined;
      const decision = join(tableState, request, tokenHash);
      if (decision.ok) player = decision.value.seat?.player;
      return decision;
    },
  });
  if (written !== undefined && !written.ok) return written;
  assert(player !== undefined, "a player who joined has a seat");
  const loaded = await context.cache.load(tableId);
  return ok({ table: tableId, player, code: loaded?.secrets.code });
}

/** Adds a device to a seat. The key is that of the link, so that nobody else can use it, also after a restart. */
async function tookOver(
  context: TablesContext,
  tableId: string,
  { link, tokenHash, madeBy }: TakingOver,
): Promise<Result<SeatGiven, Refused>> {
  const loaded = await context.cache.load(tableId);
  if (loaded === undefined) return err(UNKNOWN_TABLE);
  const before = playerOf(loaded.secrets, tokenHash);
  if (before !== undefined) return ok({ table: tableId, player: before });
  if (madeBy === undefined) return err(UNKNOWN_LINK);
  const written = await write(context, tableId, {
    keyAt: () => `link.${link}`,
    sender: { holder: tokenHash, content: undefined },
    decide: (facts) => addDevice(facts, madeBy, tokenHash),
  });
  assert(written !== undefined, "a link has an answer");
  if (written.ok) return ok({ table: tableId, player: madeBy.player });
  return written.error.code === "key-taken" ? err(UNKNOWN_LINK) : written;
}
