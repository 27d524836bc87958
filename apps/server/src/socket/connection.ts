import type { Socket } from "node:net";
import type { WebSocket } from "@fastify/websocket";
import {
  PROTOCOL,
  type RefusalCode,
  type Refused,
  type Request,
  type ToClient,
  type ToServer,
} from "@courtly/protocol";
import type { ServerContext } from "../serverContext.ts";
import { limiterOf } from "../limiter.ts";
import { heartbeat } from "./heartbeat.ts";
import { inboxOf, refusal } from "./inbox.ts";
import { hashOf } from "../tokens.ts";
import type { SeatHolder } from "../tables/tables.ts";
import { senderOf } from "./sender.ts";
import { watchingFrom } from "./watching.ts";

export interface Connection {
  /** Answers the messages already received, says that the server stops, and disconnects. */
  readonly stop: () => Promise<void>;
}

export interface ConnectedClient {
  readonly socket: WebSocket;
  /** The network socket below the WebSocket. */
  readonly tcpSocket: Socket;
  readonly tableId: string;
  readonly address: string;
  readonly onError: (error: unknown) => void;
}

/** The close codes of WebSockets that we use. */
const CLOSING = { done: 1000, refused: 1008, failed: 1011, restart: 1012 } as const;
const HELLO_MS = 10_000;

/** A device whose `hello` was accepted. */
interface GreetedDevice {
  /** `undefined` for a spectator. */
  readonly seat: SeatHolder | undefined;
}

/** Serves one device at one table: after its `hello` it receives the log, and may send requests if it has a seat. */
export function connect(
  { socket, tcpSocket, tableId, address, onError }: ConnectedClient,
  context: ServerContext,
): Connection {
  let greeted: GreetedDevice | undefined;
  let unwatch: (() => void) | undefined;
  let isStopping = false;

  const sendText = senderOf(socket, tcpSocket);
  const send = (message: ToClient) => sendText(JSON.stringify(message));
  const fail = (error: unknown) => {
    onError(error);
    send(refusal({ code: "trouble", message: SERVER_FAILED }));
    socket.close(CLOSING.failed);
  };
  const greet = async (hello: Extract<ToServer, { kind: "hello" }>) => {
    const greeting = await greetingFor(hello, tableId, context);
    for (const message of greeting.messages) send(message);
    if (greeting.device === undefined) {
      socket.close(CLOSING.refused);
      return;
    }
    if (isStopping) return; // it disconnected in the meantime
    unwatch?.();
    greeted = greeting.device;
    const watching = watchingFrom(greeting.from, context.reading.of(tableId), {
      send: (entries) => sendText(context.reading.textOf(entries)),
      fail,
    });
    unwatch = context.fanout.watch(tableId, watching.look);
    watching.look();
    context.keeper.attend(tableId);
  };
  const hear = async (message: ToServer) => {
    if (message.kind === "ping") send({ kind: "pong" });
    else if (message.kind === "hello") await greet(message);
    else {
      const answer = await answered(message, greeted, { tableId, context });
      send(answer);
      if (answer.kind === "done") context.fanout.tell(tableId, answer.length);
    }
  };
  const own = limiterOf(context.allowances.perConnection, context.clock);
  const mayAsk = () => own.allows("") && context.byAddress.allows(address);
  const inbox = inboxOf({ hear, fail, send, mayAsk });
  socket.on("message", (data: Buffer, isBinary: boolean) => {
    if (!isStopping) inbox.take(isBinary ? undefined : data.toString());
  });
  socket.on("error", () => socket.terminate());
  const forgetHello = context.clock.after(HELLO_MS, () => {
    if (greeted === undefined) socket.close(CLOSING.refused);
  });
  const stopBeating = heartbeat(socket, context.clock);
  socket.on("close", () => {
    isStopping = true;
    unwatch?.();
    forgetHello();
    stopBeating();
  });
  return {
    stop: async () => {
      isStopping = true;
      await inbox.settled();
      send({ kind: "goodbye" });
      socket.close(CLOSING.restart);
    },
  };
}

const SERVER_FAILED =
  "the server has a problem: nothing you were told is lost; connect again in a moment";

interface Greeting {
  readonly messages: readonly ToClient[];
  /** Missing if the device is refused. */
  readonly device?: GreetedDevice;
  readonly from: number;
}

async function greetingFor(
  { protocol, token, from }: Extract<ToServer, { kind: "hello" }>,
  tableId: string,
  { tables, clock }: ServerContext,
): Promise<Greeting> {
  const no = (code: RefusalCode, message: string): Greeting => ({
    messages: [refusal({ code, message })],
    from,
  });
  if (protocol !== PROTOCOL) return { messages: [{ kind: "reload", protocol: PROTOCOL }], from };
  const loaded = await tables.load(tableId);
  if (loaded === undefined) return no("unknown-table", "there is no such table: check the link");
  const { tableState, secrets } = loaded;
  const tokenHash = token === undefined ? "" : hashOf(token);
  const player = secrets.tokenHashes.indexOf(tokenHash);
  if (token !== undefined && player === -1)
    return no("wrong-token", "this token has no seat at this table");
  const { length } = tableState;
  const welcome: ToClient = {
    kind: "welcome",
    protocol: PROTOCOL,
    table: tableId,
    ...(player === -1 ? {} : { player }),
    length,
    nowMs: clock.nowMs(),
  };
  return {
    messages: [welcome],
    device: { seat: player === -1 ? undefined : { player, tokenHash } },
    from: Math.min(from, length + 1),
  };
}

/** Answers a request, after the result is on disk. */
async function answered(
  request: Request,
  device: GreetedDevice | undefined,
  { tableId, context }: { readonly tableId: string; readonly context: ServerContext },
): Promise<ToClient> {
  const { key } = request;
  const no = (refused: Refused): ToClient => ({ ...refusal(refused), key });
  if (device === undefined) return no({ code: "hello-first", message: "say hello first" });
  const { seat } = device;
  if (seat === undefined)
    return no({ code: "spectator", message: "you are watching: only players act" });
  if (!context.byTable.allows(tableId))
    return no({ code: "too-fast", message: "too much happens at this table: wait a moment" });
  const length = await context.tables.ask(tableId, seat, request);
  return length.ok ? { kind: "done", key, length: length.value } : no(length.error);
}
