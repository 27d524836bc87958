import { randomUUID } from "node:crypto";
import { drawSecret } from "@courtly/dice";
import { assert, err, ok, type Player, type Result } from "@courtly/engine";
import {
  stageOf,
  type CreateTable,
  type Entry,
  type JoinTable,
  type Logged,
  type Refused,
  type Request,
  type SeatGiven,
  type Stage,
  type Standing,
} from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import type { Beside, NewTable, Storage } from "../storage/storage.ts";
import { hashOf, newCode, newTableId, tableIdFor } from "../tokens.ts";
import { cacheOver, type Cache, type Loaded } from "./cache.ts";
import { refuse, type Decided } from "./decision.ts";
import { answer, foreseen, type Matter } from "./requests.ts";
import { join, openingOf, rematchOf } from "./seating.ts";
import { foldAll } from "./standing.ts";

/** Everything that can be done with tables; whatever is answered is on disk. */
export interface Tables {
  readonly load: (tableId: string) => Promise<Loaded | undefined>;
  /** What this server wrote last at a table: on disk, and perhaps not the end of the log. */
  readonly latest: (tableId: string) => readonly Logged[] | undefined;
  readonly create: (wish: CreateTable) => Promise<Result<SeatGiven, Refused>>;
  readonly join: (tableId: string, wish: JoinTable) => Promise<Result<SeatGiven, Refused>>;
  readonly rematch: (tableId: string, token: string) => Promise<Result<SeatGiven, Refused>>;
  /** What a seated player wants; the answer is the length of the log right after it. */
  readonly ask: (
    tableId: string,
    claim: Claim,
    request: Request,
  ) => Promise<Result<number, Refused>>;
  /** Decides on the table as it stands, again if another was faster. Undefined if there was nothing to do. */
  readonly write: (
    tableId: string,
    writing: Writing,
  ) => Promise<Result<number, Refused> | undefined>;
}

/** Whoever asks for a seat's sake, with the hash of its token. */
export interface Claim {
  readonly player: Player;
  readonly tokenHash: string;
}

export interface Writing {
  /** For whoever is called again when the log grows: on a table that is so long, nothing to do is nothing to do. */
  readonly calledAt?: number;
  readonly keyAt: (standing: Standing) => string;
  readonly decide: (matter: Matter, loaded: Loaded) => Decided | undefined;
}

const ATTEMPTS_MAX = 8;
/** All tables of five thousand people, and as many again: folding one anew for every move would cost more than the move. */
const TABLES_CACHED_MAX = 5000;

interface Ground {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly cache: Cache;
}

export function tablesOn(storage: Storage, clock: Clock): Tables {
  const ground = { storage, clock, cache: cacheOver(storage, TABLES_CACHED_MAX) };
  return {
    load: ground.cache.load,
    latest: (tableId) => ground.cache.kept(tableId)?.latest,
    create: (wish) => create(ground, wish),
    join: (tableId, wish) => joined(ground, tableId, wish),
    rematch: (tableId, token) => rematched(ground, tableId, token),
    ask: async (tableId, { player, tokenHash }, request) => {
      // A key is its sender's: nobody answers for somebody else's by using the same.
      const keyAt = () => `${player}.${request.key}`;
      // A seat that was left belongs to whoever sits there next.
      const decide = (matter: Matter, { beside }: Loaded) =>
        beside.tokenHashes[player] === tokenHash ? answer(matter, player, request) : LEFT;
      const written = await write(ground, tableId, { keyAt, decide });
      assert(written !== undefined, "a request has an answer");
      return written;
    },
    write: (tableId, writing) => write(ground, tableId, writing),
  };
}

const LEFT = refuse("spectator", "you have left this seat");
const UNKNOWN = refuse("unknown-table", "there is no such table: check the link");

async function write(
  { storage, clock, cache }: Ground,
  tableId: string,
  { calledAt = Infinity, keyAt, decide }: Writing,
): Promise<Result<number, Refused> | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    // What is written meets the log as it is, so the first try may be on what we remember; whatever else is said is said of the log.
    const remembered = attempt === 0 ? cache.kept(tableId) : undefined;
    const loaded = remembered ?? (await cache.load(tableId));
    if (loaded === undefined) return UNKNOWN;
    const { standing, beside } = loaded;
    const key = keyAt(standing);
    const decision = decide({ standing, seed: beside.seed }, loaded);
    if (decision === undefined && standing.length >= calledAt) return undefined;
    if (remembered !== undefined && decision?.ok !== true) continue;
    if (decision === undefined) return undefined;
    if (!decision.ok) {
      // Sent again, it may well be refused now; what counts is what it was answered first.
      const length = await storage.lengthAt(tableId, key);
      return length === undefined ? decision : ok(length);
    }
    const { entries, seat } = decision.value;
    const atMs = clock.nowMs();
    const next = foreseen(standing, entries, atMs);
    const stage = changedStage(standing, next);
    const expected = standing.length;
    const appended = await storage.append({ tableId, expected, entries, atMs, key, stage, seat });
    if (appended.kind === "conflict") continue;
    if (appended.kind === "stored" && seat === undefined)
      cache.keep({ standing: next, beside, latest: loggedAfter(expected, entries, atMs) });
    return ok(appended.length);
  }
  return refuse("busy", "the table is very busy: try again in a moment");
}

function changedStage(before: Standing, after: Standing): Stage | undefined {
  const stage = stageOf(after);
  return stage === stageOf(before) ? undefined : stage;
}

function loggedAfter(length: number, entries: readonly Entry[], atMs: number): readonly Logged[] {
  return entries.map((entry, index) => ({ n: length + index + 1, atMs, entry }));
}

async function create(ground: Ground, wish: CreateTable): Promise<Result<SeatGiven, Refused>> {
  const seed = drawSecret();
  const opening = openingOf(wish, seed);
  if (!opening.ok) return opening;
  const { entries, host } = opening.value;
  const tokenHashes = wish.seats.map((_, player) =>
    player === host ? hashOf(wish.token) : undefined,
  );
  const id = tableIdFor(wish);
  const { code } = await madeOnce(ground, { id, seed, entries, tokenHashes, listed: wish.listed });
  return ok({ table: id, player: host, code });
}

/** Sent again, a wish finds the table it made. In the rare case that a code is taken, another is drawn. */
async function madeOnce(
  { storage, clock }: Ground,
  table: Pick<NewTable, "id" | "seed" | "entries" | "tokenHashes" | "listed">,
): Promise<Beside> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const atMs = clock.nowMs();
    const standing = foldAll(table.id, undefined, loggedAfter(0, table.entries, atMs));
    assert(standing !== undefined, "a table has a beginning");
    const stage = stageOf(standing);
    const code = stage === "lobby" ? newCode() : undefined;
    const whole = { ...table, atMs, stage, code };
    if (await storage.create(whole)) return whole;
    const before = await storage.find(table.id);
    if (before !== undefined) return before;
  }
  throw new Error("no free code was found for a table");
}

async function joined(
  ground: Ground,
  tableId: string,
  wish: JoinTable,
): Promise<Result<SeatGiven, Refused>> {
  const tokenHash = hashOf(wish.token);
  const key = `join.${randomUUID()}`;
  let player: Player | undefined;
  const written = await write(ground, tableId, {
    keyAt: () => key,
    decide: ({ standing }, { beside }) => {
      const before = beside.tokenHashes.indexOf(tokenHash);
      player = before === -1 ? undefined : before;
      if (player !== undefined) return undefined;
      const decision = join(standing, wish, tokenHash);
      if (decision.ok) player = decision.value.seat?.player;
      return decision;
    },
  });
  if (written !== undefined && !written.ok) return written;
  assert(player !== undefined, "whoever joined has a seat");
  const loaded = await ground.cache.load(tableId);
  return ok({ table: tableId, player, code: loaded?.beside.code });
}

/** The first who asks names the next table; whoever asks makes it, if it is not there yet. */
async function rematched(
  ground: Ground,
  tableId: string,
  token: string,
): Promise<Result<SeatGiven, Refused>> {
  const fresh = newTableId();
  const named = await write(ground, tableId, {
    keyAt: () => "rematch",
    decide: ({ standing }, { beside }) => {
      if (!beside.tokenHashes.includes(hashOf(token)))
        return refuse("wrong-token", "only who sat at this table can ask for a rematch");
      if (standing.game === undefined || stageOf(standing) !== "over")
        return refuse("not-now", "a rematch follows a game: this one is not over");
      return standing.rematch === undefined
        ? ok({ entries: [{ kind: "rematch", table: fresh }] })
        : undefined;
    },
  });
  if (named !== undefined && !named.ok) return named;
  const old = await ground.cache.load(tableId);
  const id = old?.standing.rematch;
  assert(old !== undefined && id !== undefined, "the rematch has a name");
  const asking = old.beside.tokenHashes.indexOf(hashOf(token));
  if (asking === -1) return err({ code: "wrong-token", message: "this is nobody's token here" });
  const from = await madeRematch(ground, old, { id, asking });
  return ok({ table: id, player: from.indexOf(asking) });
}

async function madeRematch(
  ground: Ground,
  { standing, beside }: Loaded,
  { id, asking }: { readonly id: string; readonly asking: Player },
): Promise<readonly Player[]> {
  const seed = drawSecret();
  const { entries, from } = rematchOf(standing, seed, asking);
  if ((await ground.storage.find(id)) !== undefined) return from;
  const tokenHashes = from.map((before) => beside.tokenHashes[before]);
  const atMs = ground.clock.nowMs();
  const table = { id, code: undefined, seed, entries, tokenHashes, listed: false };
  // Two may come at the same moment; one of them makes it.
  await ground.storage.create({ ...table, atMs, stage: "drawing" });
  return from;
}
