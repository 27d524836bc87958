import { randomUUID } from "node:crypto";
import { drawSecret } from "@courtly/dice";
import { assert, err, ok, type Player, type Result } from "@courtly/engine";
import {
  AWAY_MS,
  GONE_MS,
  stageOf,
  type Entry,
  type Refused,
  type SeatGiven,
  type TableState,
} from "@courtly/protocol";
import { playerOf, type SeatHolder } from "../storage/storage.ts";
import { hashOf, newTableId } from "../tokens.ts";
import type { SilenceOf } from "./arranging.ts";
import type { LoadedTable } from "./cache.ts";
import type { TablesContext } from "./continuing.ts";
import { refuse, UNKNOWN_TABLE } from "./decision.ts";
import { sitDownWith } from "./devices.ts";
import { rematchOf } from "./seating.ts";
import type { Tables } from "./tables.ts";

type Write = Tables["write"];

/** Opens the rematch. The first request chooses the id of the new table; every request creates it if it is missing. */
export async function rematched(
  context: TablesContext,
  write: Write,
  tableId: string,
  { token, silentMs }: { readonly token: string; readonly silentMs: SilenceOf },
): Promise<Result<SeatGiven, Refused>> {
  const before = await context.cache.load(tableId);
  if (before === undefined) return err(UNKNOWN_TABLE);
  // Decided apart: all requests for a rematch have one key, so a later one gets the answer of the first, whoever sends it.
  const tokenHash = hashOf(token);
  const asking = playerOf(before.secrets, tokenHash);
  if (asking === undefined) return refuse("wrong-token", "rematch");
  const fresh = newTableId();
  const named = await write(tableId, {
    keyAt: () => "server.rematch",
    decide: ({ tableState }) => {
      if (tableState.game === undefined || stageOf(tableState) !== "over")
        return refuse("not-now", "noRematchYet");
      return tableState.rematch === undefined
        ? ok({ entries: [{ kind: "rematch", table: fresh }] })
        : undefined;
    },
  });
  if (named !== undefined && !named.ok) return named;
  const old = await context.cache.load(tableId);
  const id = old?.tableState.rematch;
  assert(old !== undefined && id !== undefined, "the rematch has a table id");
  const from = await madeRematch(context, old, { id, player: asking, tokenHash, silentMs });
  const player = from.indexOf(asking);
  const made = await context.storage.find(id);
  if (made?.tokenHashes[player] === undefined) return refuse("not-now", "botInRematch");
  const refused = await satDownWith(context, write, id, { player, tokenHash });
  return refused === undefined ? ok({ table: id, player }) : err(refused);
}

async function madeRematch(
  context: TablesContext,
  { tableState, secrets }: LoadedTable,
  {
    id,
    player: asking,
    tokenHash,
    silentMs,
  }: SeatHolder & { readonly id: string; readonly silentMs: SilenceOf },
): Promise<readonly Player[]> {
  const seed = drawSecret();
  const { entries, from } = rematchOf(tableState, {
    seed,
    asking,
    isGone: (player) => silentMs(player) >= (hasResigned(tableState, player) ? AWAY_MS : GONE_MS),
  });
  if ((await context.storage.find(id)) !== undefined) return from;
  // The dice are drawn with one device of each player: the one that asks, or the first one.
  const tokenHashes = from.map((before, player) => {
    if (isBotSeated(entries, player)) return undefined;
    return before === asking ? tokenHash : secrets.tokenHashes[before];
  });
  const atMs = context.clock.nowMs();
  const table = { id, code: undefined, seed, entries, tokenHashes, listed: false };
  // If two requests arrive at the same moment, only one of them creates the table.
  await context.storage.create({ ...table, atMs, stage: "drawing" });
  return from;
}

/** Whether a player has given the game up, also if it has ended by that. */
function hasResigned({ resigned, game }: TableState, player: Player): boolean {
  const last = game?.resigned;
  return resigned.includes(player) || (last !== undefined && game?.playerOf(last) === player);
}

/** Whether a bot sits down in these first entries of a table. */
function isBotSeated(entries: readonly Entry[], player: Player): boolean {
  return entries.some(
    (entry) => entry.kind === "seated" && entry.player === player && entry.who.kind === "bot",
  );
}

/** Lets a player sit down with this device at a table that follows another one. Returns the reason if that is too late. */
export async function satDownWith(
  context: TablesContext,
  write: Write,
  tableId: string,
  holder: SeatHolder,
): Promise<Refused | undefined> {
  const made = await context.storage.find(tableId);
  if (made === undefined || playerOf(made, holder.tokenHash) === holder.player) return undefined;
  const written = await write(tableId, {
    keyAt: () => `device.${randomUUID()}`,
    decide: (facts) => sitDownWith(facts, holder),
  });
  return written?.ok === false ? written.error : undefined;
}
