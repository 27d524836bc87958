import { randomBytes, randomUUID } from "node:crypto";
import {
  drawShare,
  memoryShares,
  openTableApi,
  openTableClient,
  type NoAnswer,
  type TableApi,
  type TableClient,
  type TableFault,
} from "@courtly/client";
import { ok, type Player, type Result, type Table } from "@courtly/engine";
import {
  awaitedTurn,
  LATE_MS,
  neededFor,
  SHIELDS,
  stageOf,
  type Refused,
  type TableState,
} from "@courtly/protocol";
import { passwordHeaders } from "../passwordHeaders.ts";
import { BOXES } from "../games/index.ts";

/** Chooses the next action of a program, as text. */
export type ChooseText = (tableState: TableState, table: Table) => Promise<string>;

/** The place of a program at an online table. */
export interface BotSeat {
  readonly client: TableClient;
  readonly player: Player;
  /** Plays until the game is over; returns why it cannot go on, if so. Rejects if the program fails. */
  readonly play: (choose: ChooseText) => Promise<TableFault | Refused | undefined>;
  readonly close: () => void;
}

interface BotSeatOptions {
  /** The address of the server, with a slash at its end. */
  readonly server: URL;
  readonly code: string;
  readonly name: string;
  /** The password of a private server. */
  readonly password: string | undefined;
}

/** Takes an open seat at the table with a code, as a program. */
export async function takeBotSeat({
  server,
  code,
  name,
  password,
}: BotSeatOptions): Promise<Result<BotSeat, Refused | NoAnswer>> {
  const headers = passwordHeaders(password);
  const api = apiAt(server, headers);
  const found = await api.tableOfCode(code);
  if (!found.ok) return found;
  const { table } = found.value;
  const token = randomBytes(32).toString("base64url");
  const drawn = drawShare();
  const person = { name, shield: SHIELDS[0], token, seal: drawn.seal, program: true as const };
  const seat = await api.joinTable(table, person);
  if (!seat.ok) return seat;
  const changed = changes();
  const client = openTableClient({
    id: table,
    token,
    seat: seat.value.player,
    dial: () =>
      new WebSocket(new URL(`api/tables/${table}/socket`, server).href.replace(/^http/, "ws"), {
        headers,
      }),
    newKey: randomUUID,
    loadGame: async (gameId) => BOXES.find(({ id }) => id === gameId),
    shares: memoryShares(drawn),
    onChange: changed.tell,
  });
  return ok({
    client,
    player: seat.value.player,
    play: (choose) => play(client, seat.value.player, { choose, changed }),
    close: client.close,
  });
}

function apiAt(server: URL, headers: Readonly<Record<string, string>>): TableApi {
  return openTableApi(async (path, body) => {
    const post = {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    try {
      const response = await fetch(new URL(path, server), body === undefined ? { headers } : post);
      return await response.json();
    } catch {
      return undefined;
    }
  });
}

/** Lets a loop wait for the next change. A change between two waits is not lost. */
function changes() {
  let next = Promise.withResolvers<void>();
  return {
    tell: () => {
      const { resolve } = next;
      next = Promise.withResolvers();
      resolve();
    },
    next: () => next.promise,
  };
}

interface Playing {
  readonly choose: ChooseText;
  readonly changed: ReturnType<typeof changes>;
}

/** Plays to the end. If the shares of others are late, the program agrees to go on without them: the people decide. */
async function play(
  client: TableClient,
  player: Player,
  { choose, changed }: Playing,
): Promise<TableFault | Refused | undefined> {
  const agreeing = setInterval(() => {
    const now = client.tableState();
    if (now !== undefined && stageOf(now) === "drawing") void client.agree();
  }, LATE_MS);
  try {
    for (;;) {
      const wait = changed.next();
      const fault = client.fault();
      if (fault !== undefined) return fault;
      const state = client.connection();
      if (state.kind === "refused") return state.refused;
      if (state.kind === "outdated") return "outdated";
      const tableState = client.tableState();
      if (tableState !== undefined && client.isCaughtUp()) {
        if (stageOf(tableState) === "over") return undefined;
        if (await acted(client, tableState, { player, choose })) continue;
      }
      await wait;
    }
  } finally {
    clearInterval(agreeing);
  }
}

/** Does what is this program's to do now, if anything. */
async function acted(
  client: TableClient,
  tableState: TableState,
  { player, choose }: { readonly player: Player; readonly choose: ChooseText },
): Promise<boolean> {
  if (tableState.held.includes(player)) {
    await client.ask({ kind: "takeBack" });
    return true;
  }
  if (isLastToAgree(tableState, player)) {
    await client.ask({ kind: "propose", what: "end" });
    return true;
  }
  const { game, length } = tableState;
  if (game === undefined || awaitedTurn(tableState)?.player !== player) return false;
  const text = await choose(tableState, game);
  // If somebody was faster, the next state is looked at.
  await client.ask({ kind: "act", length, text });
  return true;
}

/** Whether everybody else has agreed to end the game: a program wants nothing of it that the people do not want. */
function isLastToAgree(tableState: TableState, player: Player): boolean {
  const { proposal } = tableState;
  if (proposal?.what !== "end") return false;
  const open = neededFor(tableState, "end").filter((each) => !proposal.agreed.includes(each));
  return open.length === 1 && open[0] === player;
}
