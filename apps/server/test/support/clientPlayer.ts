import { randomUUID } from "node:crypto";
import {
  drawShare,
  memoryShares,
  openTableApi,
  openTableClient,
  type DrawnShare,
  type LogStore,
  type TableApi,
  type TableClient,
  type Terms,
} from "@courtly/client";
import { assert, seededRandom } from "@courtly/engine";
import { stageOf, type Pace, type TableState } from "@courtly/protocol";
import { BOXES } from "./boxes.ts";
import { afterwards, newToken, unwrap } from "./served.ts";
import { squiresMove } from "./squire.ts";

/** The HTTP requests to a server. */
export const apiOf = (server: { readonly url: string }): TableApi =>
  openTableApi(async (path, body) => {
    const post = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${server.url}/${path}`, body === undefined ? {} : post);
    return response.json();
  });

/** A table client of a test. */
export interface ClientPlayer extends TableClient {
  readonly until: (isSo: (tableState: TableState) => boolean) => Promise<TableState>;
  /** Cuts the connection under the client, which does not ask for it. */
  readonly cut: () => void;
  readonly dials: () => number;
  readonly shares: ReadonlyMap<string, string>;
}

interface PlayerOptions {
  readonly token: string | undefined;
  readonly drawn?: DrawnShare | undefined;
  readonly logs?: LogStore | undefined;
  /** The table from which the player was led here. */
  readonly continues?: string | undefined;
  readonly terms?: Terms | undefined;
}

/** Connects a client to a table. The address of the server may change while it is connected. */
export function playerAt(
  server: { readonly url: string },
  table: string,
  { token, drawn, logs, continues, terms }: PlayerOptions,
): ClientPlayer {
  const { shares, ...store } = memoryShares(drawn);
  const waiting = new Set<() => void>();
  let socket: WebSocket | undefined;
  let dials = 0;
  const client = openTableClient({
    id: table,
    token,
    dial: () => {
      dials += 1;
      socket = new WebSocket(`${server.url.replace("http", "ws")}/api/tables/${table}/socket`);
      return socket;
    },
    newKey: randomUUID,
    loadGame: async (gameId) => BOXES.find(({ id }) => id === gameId),
    shares: token === undefined ? undefined : store,
    logs,
    continues,
    terms: () => terms,
    onChange: () => {
      for (const look of waiting) look();
    },
  });
  afterwards(client.close);
  return {
    ...client,
    shares,
    cut: () => socket?.close(),
    dials: () => dials,
    until: (isSo) =>
      new Promise((resolve) => {
        const look = () => {
          const now = client.tableState();
          if (now === undefined || !isSo(now)) return;
          waiting.delete(look);
          resolve(now);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** A table with Ada and Ben, both connected. */
export async function twoPlayers(
  server: { readonly url: string },
  logs: readonly (LogStore | undefined)[] = [],
  pace?: Pace,
) {
  const api = apiOf(server);
  const tokens = [newToken(), newToken()] as const;
  const drawn = [drawShare(), drawShare()] as const;
  const { table } = unwrap(
    await api.createTable({
      game: "to-court-the-king",
      seats: [{ kind: "you" }, { kind: "open" }],
      listed: true,
      ...(pace && { pace }),
      name: "Ada",
      shield: "azure",
      token: tokens[0],
      seal: drawn[0].seal,
    }),
  );
  unwrap(
    await api.joinTable(table, {
      name: "Ben",
      shield: "gules",
      token: tokens[1],
      seal: drawn[1].seal,
    }),
  );
  const players = tokens.map((token, at) =>
    playerAt(server, table, { token, drawn: drawn[at], logs: logs[at] }),
  );
  return { api, table, tokens, drawn, players };
}

interface PlayOutOptions {
  /** Called when a move is sent, and not answered yet. */
  readonly afterAsk?: () => void;
  readonly isEnough?: (tableState: TableState) => boolean;
}

/** Plays like a squire until the game is over, or until there is enough. */
export async function playOut(
  player: ClientPlayer,
  seat: number,
  { afterAsk = () => undefined, isEnough = () => false }: PlayOutOptions = {},
): Promise<TableState> {
  const random = seededRandom(`client ${seat}`);
  for (;;) {
    const now = await player.until(
      (tableState) => isEnough(tableState) || isToPlay(tableState, seat),
    );
    const { game } = now;
    if (game === undefined || stageOf(now) === "over" || isEnough(now)) return now;
    const text = squiresMove(game, random);
    const answered = player.ask({ kind: "act", length: now.length, text });
    afterAsk();
    const refused = await answered;
    assert(refused === undefined, JSON.stringify(refused));
  }
}

/** Whether a seat is to decide, or the game is over. */
function isToPlay({ game, isClosed }: TableState, seat: number): boolean {
  if (isClosed) return true;
  return game !== undefined && (game.turn.kind === "over" || game.turn.seat === seat);
}
