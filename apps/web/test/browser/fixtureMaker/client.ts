import { randomBytes, randomUUID } from "node:crypto";
import {
  drawShare,
  openTableClient,
  type Agreement,
  type DrawnShare,
  type ShareStore,
  type TableRequest,
} from "@courtly/client";
import { assert } from "@courtly/engine";
import {
  readNotificationState,
  readSeatGiven,
  type JoinTable,
  type Request,
  type TableState,
} from "@courtly/protocol";
import { BOXES } from "../../../development/screens/keptGames.ts";

/** A seat at a table and the secret that opens it. */
export interface Seat {
  readonly table: string;
  readonly token: string;
  readonly player: number;
  /** The shares of the dice of this seat. Missing if a page has the seat: it draws by itself. */
  readonly shares?: ShareStore;
  /** The table from which the server has led this seat, if its game goes on here. */
  readonly continues?: string;
  /** The host of its webhook. */
  readonly webhook?: string;
}

/** A request and the length of the log right after it. */
export interface Answered {
  readonly message: Request;
  readonly length: number;
}

/** A seated player without a page. */
export interface Client {
  readonly tableState: () => TableState;
  /** Rejects if the server refuses. */
  readonly ask: (request: TableRequest) => Promise<Answered>;
  /** Agrees to go on without the shares that are late. */
  readonly agree: () => Promise<void>;
  /** Waits until the state of the table fulfils a condition. */
  readonly until: (isSo: (tableState: TableState) => boolean) => Promise<void>;
  readonly close: () => void;
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

type Newcomer = Pick<JoinTable, "name" | "shield" | "seal" | "program">;

/** Takes a seat by HTTP, without a connection. The seal of its share comes with it. */
export async function takeSeat(url: string, table: string, person: Newcomer): Promise<Seat> {
  const drawn = drawShare();
  const seat = await joinTable(url, table, { ...person, seal: drawn.seal });
  return { ...seat, shares: memoryShares(drawn) };
}

/** Takes a seat by HTTP. Older clients send no seal: it is asked for when all seats are taken. */
export function joinTable(url: string, table: string, person: Newcomer): Promise<Seat> {
  return postForSeat(`${url}api/tables/${table}/seats`, { ...person, token: newToken() });
}

/** Asks for a seat, at a new table or at one that exists. */
export async function postForSeat(
  address: string,
  body: { readonly token: string },
): Promise<Seat> {
  const given = readSeatGiven(await post(address, body));
  assert(given.ok, `no seat from ${address}`);
  const { table, player } = given.value;
  return { table, player, token: body.token, shares: memoryShares() };
}

/** Asks for notifications of a seat at a webhook. A browser without a push service cannot turn them on. */
export async function setWebhook(url: string, seat: Seat, webhook: string): Promise<Seat> {
  const { table, token } = seat;
  const change = { kind: "webhook", token, language: "en", page: url, url: webhook };
  const set = readNotificationState(await post(`${url}api/tables/${table}/notifications`, change));
  assert(set.ok && set.value.webhook !== undefined, "the webhook is stored");
  return { ...seat, webhook: set.value.webhook };
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Connects to a table and reads its log. Draws the seat's share of the dice, unless a page does. */
export async function openClient(url: string, seat: Seat): Promise<Client> {
  const { table, token, shares, continues } = seat;
  const waiting = new Set<() => void>();
  let lastKey = "";
  const client = openTableClient({
    id: table,
    token,
    dial: () => new WebSocket(`${url.replace("http", "ws")}api/tables/${table}/socket`),
    newKey: () => {
      lastKey = randomUUID();
      return lastKey;
    },
    loadGame: async (gameId) => BOXES.find(({ id }) => id === gameId),
    shares,
    continues,
    onChange: () => {
      for (const look of waiting) look();
    },
  });
  const current = () => {
    const tableState = client.tableState();
    assert(tableState !== undefined, "the log has arrived");
    return tableState;
  };
  const until = (isSo: (tableState: TableState) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const fault = client.fault();
        if (fault !== undefined)
          reject(new Error(`the client cannot go on: ${client.unfairness() ?? fault}`));
        const tableState = client.tableState();
        if (tableState === undefined || !isSo(tableState)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  await until(client.isCaughtUp);
  return {
    tableState: current,
    until,
    ask: async (request) => {
      const asked = client.ask(request);
      const message: Request = { ...request, key: lastKey };
      const refused = await asked;
      assert(refused === undefined, JSON.stringify([request, refused]));
      return { message, length: current().length };
    },
    agree: async () => {
      const refused = await client.agree();
      assert(refused === undefined, JSON.stringify(refused));
    },
    close: client.close,
  };
}

/** The shares of a seat at one table. */
export function memoryShares(drawn?: DrawnShare): ShareStore {
  const bySeal = new Map(drawn && [[drawn.seal, drawn.share]]);
  const revealed = new Map<string, string>();
  const agreements: Agreement[] = [];
  return {
    isBound: drawn !== undefined,
    isOurs: (seal) => bySeal.has(seal),
    revealFor: (seal, log) => revealed.set(seal, log).has(seal),
    revealedFor: () => revealed.values().next().value,
    agree: (agreement) => agreements.push(agreement) > 0,
    agreements: () => agreements,
    keep: (seal, share) => bySeal.set(seal, share).has(seal),
    find: (seal) => bySeal.get(seal),
    forget: () => undefined,
  };
}
