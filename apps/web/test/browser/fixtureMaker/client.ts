import { randomBytes, randomUUID } from "node:crypto";
import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { assert } from "@courtly/engine";
import {
  foldingOf,
  PROTOCOL,
  readSeatGiven,
  readToClient,
  stageOf,
  type Logged,
  type Request,
  type Shield,
  type TableState,
  type ToClient,
} from "@courtly/protocol";
import { wishFor, type Shares } from "../../../src/online/duty.ts";
import type { Wish } from "../../../src/online/line.ts";
import { BOXES } from "../../../development/screens/keptGames.ts";

/** A seat at a table and the secret that opens it. */
export interface Seat {
  readonly table: string;
  readonly token: string;
  readonly player: number;
  /** A page has this seat and draws its share of the dice, so that no client may do it for the page. */
  readonly isPage: boolean;
}

/** A request and the length of the log right after it. */
export interface Answered {
  readonly message: Request;
  readonly length: number;
}

/** A connection to a table that speaks the protocol without a page. */
export interface Client {
  readonly tableState: () => TableState;
  /** Rejects if the server refuses. */
  readonly ask: (wish: Wish) => Promise<Answered>;
  /** Waits until the table is like this. */
  readonly until: (isSo: (tableState: TableState) => boolean) => Promise<void>;
  readonly close: () => void;
}

const { fold } = foldingOf(BOXES);

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Sits down by HTTP, without a connection. */
export function takeSeat(
  url: string,
  table: string,
  person: { readonly name: string; readonly shield: Shield },
): Promise<Seat> {
  return postForSeat(`${url}api/tables/${table}/seats`, { ...person, token: newToken() });
}

/** Asks for a seat, at a new table or at one that exists. */
export async function postForSeat(
  address: string,
  body: { readonly token: string },
): Promise<Seat> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const given = readSeatGiven(await response.json());
  assert(given.ok, `no seat from ${address}`);
  const { table, player } = given.value;
  return { table, player, token: body.token, isPage: false };
}

/** Connects to a table and reads its log. Draws the seat's share of the dice, unless a page does. */
export async function openClient(url: string, seat: Seat): Promise<Client> {
  const { table, token, player, isPage } = seat;
  const socket = new WebSocket(`${url.replace("http", "ws")}api/tables/${table}/socket`);
  const waiting = new Set<() => void>();
  const answers = new Map<string, (answer: ToClient) => void>();
  let tableState: TableState | undefined;
  const current = () => {
    assert(tableState !== undefined, "the log has arrived");
    return tableState;
  };
  const ask = (wish: Wish) =>
    new Promise<Answered>((resolve, reject) => {
      const message = { ...wish, key: randomUUID() } as Request;
      answers.set(message.key, (answer) => {
        if (answer.kind === "done") resolve({ message, length: answer.length });
        else reject(new Error(JSON.stringify([message, answer])));
      });
      socket.send(JSON.stringify(message));
    });
  const drawShare = isPage ? () => undefined : shareDrawer(player, ask);
  const take = (entries: readonly Logged[]) => {
    for (const logged of entries) tableState = fold(table, tableState, logged);
    drawShare(current());
    for (const look of waiting) look();
  };
  const until = (isSo: (tableState: TableState) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (tableState === undefined || !isSo(tableState)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  socket.addEventListener("open", () =>
    socket.send(JSON.stringify({ kind: "hello", protocol: PROTOCOL, token, from: 1 })),
  );
  socket.addEventListener("message", ({ data }) => {
    const message = readToClient(String(data));
    assert(message.ok, "the server speaks this protocol");
    const { value } = message;
    if (value.kind === "events") take(value.entries);
    if ("key" in value) answers.get(value.key ?? "")?.(value);
  });
  await until(() => true);
  return { tableState: current, ask, until, close: () => socket.close() };
}

/** Sends a seal and then a share, each once for every try of the drawing. */
function shareDrawer(
  player: number,
  ask: (wish: Wish) => Promise<unknown>,
): (tableState: TableState) => void {
  const sent = new Set<string>();
  const bySeal = new Map<string, string>();
  const shares: Shares = {
    draw: () => {
      const share = drawSecret();
      bySeal.set(seal(share), writeSecret(share));
      return share;
    },
    behind: (text) => bySeal.get(text),
  };
  return (tableState) => {
    const { drawing } = tableState;
    if (drawing === undefined || stageOf(tableState) !== "drawing") return;
    const wish = wishFor(drawing, player, shares);
    const name = `${wish?.kind} ${drawing.again}`;
    if (wish === undefined || sent.has(name)) return;
    sent.add(name);
    void ask(wish);
  };
}
