import type { Socket } from "node:net";
import type { WebSocket } from "@fastify/websocket";
import { err, ok, type Result } from "@courtly/engine";
import {
  refusalOf,
  type Logged,
  type PhraseId,
  type Refused,
  type Request,
  type ToClient,
  type ToServer,
} from "@courtly/protocol";
import type { ServerContext } from "../serverContext.ts";
import { limiterOf, TOO_FAST, type Limiter } from "../limiter.ts";
import { greet, seatName, type GreetedDevice, type Hello } from "./greeting.ts";
import { DamagedTable, playerOf, type SeatHolder } from "../storage/storage.ts";
import { DAMAGED, UNKNOWN_TABLE } from "../tables/decision.ts";
import { refusalToLink } from "../tables/devices.ts";
import { heartbeat } from "./heartbeat.ts";
import { inboxOf, refusal, type Inbox } from "./inbox.ts";
import type { Place } from "./places.ts";
import type { Attendance } from "./presence.ts";
import { senderOf } from "./sender.ts";
import { watchingFrom } from "./watching.ts";

export interface Connection {
  /** The network of the device, as limits count it. */
  readonly network: string;
  /** Says why, and disconnects. */
  readonly dismiss: (why: Refused) => void;
  /** Answers the messages already received, says that the server stops, and disconnects. */
  readonly stop: () => Promise<void>;
}

export interface ConnectedClient {
  readonly socket: WebSocket;
  /** The network socket below the WebSocket. */
  readonly tcpSocket: Socket;
  readonly tableId: string;
  /** The network of the device, as limits count it. */
  readonly network: string;
  readonly onError: (error: unknown) => void;
}

/** The close codes of WebSockets that we use. */
const CLOSING = { done: 1000, refused: 1008, failed: 1011, restart: 1012 } as const;
/** The time for a `hello`. */
const HELLO_MS = 10_000;
/** The most messages of a device that has not said hello. */
const BEFORE_HELLO_MAX = 10;
/** The time that a refused device has to disconnect by itself. */
const FAREWELL_MS = 1000;
/** Messages that may come too fast before the device is disconnected. A page waits when it is told to. */
const REFUSALS = { burst: 30, perSecond: 1 };

/** Serves one device at one table: after its `hello` it receives the log, and may send requests if it has a seat. */
export function connect(client: ConnectedClient, context: ServerContext): Connection {
  return new DeviceConnection(client, context);
}

class DeviceConnection implements Connection {
  readonly #client: ConnectedClient;
  readonly #context: ServerContext;
  readonly #sendText: (text: string) => Promise<void>;
  readonly #inbox: Inbox;
  readonly #messages: Limiter;
  readonly #refusals: Limiter;
  readonly #place: Place;
  #beforeHello = 0;
  #hasSaidHello = false;
  #device: GreetedDevice | undefined;
  /** The presence of the device at the table, after its hello. */
  #attendance: Attendance | undefined;
  #isStopping = false;
  /** Functions that are called when the connection is closed: they undo what it has begun. */
  readonly #whenClosed: (() => void)[] = [];

  constructor(client: ConnectedClient, context: ServerContext) {
    this.#client = client;
    this.#context = context;
    const { socket, tcpSocket, tableId, network } = client;
    const { clock, allowances } = context;
    this.#sendText = senderOf(socket, tcpSocket);
    this.#messages = limiterOf(allowances.perConnection, clock);
    this.#refusals = limiterOf(REFUSALS, clock);
    this.#place = context.places.arrive({ tableId, network, dismiss: this.dismiss });
    this.#inbox = inboxOf({
      mayAsk: () => this.#mayAsk(),
      handle: (message) => this.#handle(message),
      fail: (error) => this.#fail(error),
      send: (message) => this.#send(message),
    });
    socket.on("message", (data: Buffer, isBinary: boolean) =>
      this.#inbox.take(isBinary ? undefined : data),
    );
    // Control frames cost as much as messages, and a ping is answered by itself.
    for (const kind of ["ping", "pong"] as const) socket.on(kind, () => void this.#mayAsk());
    const forgetHello = clock.after(HELLO_MS, () => {
      if (!this.#hasSaidHello) this.#disconnect(HELLO_LATE);
    });
    const beat = heartbeat(socket, clock, (sinceMs) => this.#attendance?.silentSince(sinceMs));
    this.#whenClosed.push(this.#place.leave, forgetHello, beat);
    socket.on("close", () => {
      this.#isStopping = true;
      for (const undo of this.#whenClosed) undo();
    });
  }

  get network(): string {
    return this.#client.network;
  }

  dismiss = (why: Refused): void => this.#disconnect(why);

  stop = async (): Promise<void> => {
    this.#isStopping = true;
    await this.#inbox.settled();
    this.#send({ kind: "goodbye" });
    this.#client.socket.close(CLOSING.restart);
  };

  #send(message: ToClient): void {
    void this.#sendText(JSON.stringify(message));
  }

  #fail(error: unknown): void {
    if (error instanceof DamagedTable) {
      this.#disconnect(DAMAGED); // the store has logged it, once
      return;
    }
    this.#client.onError(error);
    this.#end(TROUBLE, CLOSING.failed);
  }

  #disconnect(why: Refused | ToClient): void {
    this.#end("kind" in why ? why : refusal(why), CLOSING.refused);
  }

  /** Says why, takes no more messages, and closes the connection, also if the device does not answer. */
  #end(message: ToClient, code: number): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    const { socket } = this.#client;
    this.#send(message);
    socket.close(code);
    this.#whenClosed.push(this.#context.clock.after(FAREWELL_MS, () => socket.terminate()));
  }

  /** Whether the device may send one more message. Refuses it otherwise, and disconnects a device that sends on. */
  #mayAsk(): boolean {
    if (this.#isStopping) return false;
    if (!this.#hasSaidHello) this.#beforeHello += 1;
    if (this.#isWithinLimits()) return true;
    const isFlood = this.#beforeHello > BEFORE_HELLO_MAX || !this.#refusals.allows("");
    if (isFlood) {
      this.#disconnect(FLOOD);
      this.#client.socket.pause(); // what it has sent already is not even read
    } else this.#send(refusal(TOO_FAST));
    return false;
  }

  #isWithinLimits(): boolean {
    if (!this.#messages.allows("")) return false;
    if (this.#device === undefined) return this.#beforeHello <= BEFORE_HELLO_MAX;
    const { spectatorsByAddress } = this.#context;
    // Spectators of one network share an allowance; a player has the one of the seat.
    return this.#device.seat !== undefined || spectatorsByAddress.allows(this.#client.network);
  }

  async #handle(message: ToServer): Promise<void> {
    if (message.kind === "ping") this.#send({ kind: "pong" });
    else if (message.kind === "hello") await this.#greet(message);
    else if (message.kind === "say") await this.#say(message.phrase);
    else {
      const answer = await this.#answer(message);
      this.#send(answer);
      const { fanout } = this.#context;
      if (answer.kind === "done") fanout.tell(this.#client.tableId, answer.length);
    }
  }

  /** Tells everybody at the table a phrase of this player. */
  async #say(phrase: PhraseId): Promise<void> {
    const refused = await this.#refusalOfPhrase();
    const seat = this.#device?.seat;
    if (refused !== undefined) this.#send(refusal(refused));
    else if (seat !== undefined)
      this.#context.presence.say(this.#client.tableId, {
        kind: "said",
        player: seat.player,
        phrase,
      });
  }

  async #refusalOfPhrase(): Promise<Refused | undefined> {
    if (this.#device === undefined) return NO_HELLO;
    const { seat } = this.#device;
    if (seat === undefined) return refusalOf("spectator", "watching");
    const { phrasesBySeat, tables } = this.#context;
    const { tableId } = this.#client;
    const { player, tokenHash } = seat;
    // Both devices of a player say one phrase in this time.
    if (!phrasesBySeat.allows(`${tableId}/${player}`)) return refusalOf("too-fast", "phrases");
    // A device that reads slowly may not have the entry yet with which it has lost the seat.
    const loaded = await tables.load(tableId);
    const isHolder = loaded !== undefined && playerOf(loaded.secrets, tokenHash) === player;
    return isHolder ? undefined : refusalOf("spectator", "left");
  }

  async #greet(hello: Hello): Promise<void> {
    if (this.#hasSaidHello) {
      this.#send(refusal(HELLO_TWICE));
      return;
    }
    this.#hasSaidHello = true;
    const { tableId, network } = this.#client;
    const greeted = await greet(hello, { tableId, network, place: this.#place }, this.#context);
    if (!greeted.ok) {
      this.#disconnect(greeted.error);
      return;
    }
    if (this.#isStopping) return; // it disconnected in the meantime
    this.#device = greeted.value;
    this.#send(greeted.value.welcome);
    this.#watch(greeted.value);
    this.#attend(greeted.value);
    void this.#context.keeper.attend(tableId);
  }

  #attend({ seat }: GreetedDevice): void {
    const attendance = this.#context.presence.enter(this.#client.tableId, {
      player: seat?.player,
      send: (message) => this.#send(message),
    });
    this.#attendance = attendance;
    this.#whenClosed.push(attendance.leave);
  }

  #watch({ seat, from, wantsSignatures }: GreetedDevice): void {
    const { reading, fanout } = this.#context;
    const { tableId } = this.#client;
    const watching = watchingFrom(
      from,
      reading.of(tableId, { isPlayer: seat !== undefined, wantsSignatures }),
      {
        send: (frame) => {
          this.#noticeLeaving(frame.entries);
          return this.#sendText(reading.textOf(frame));
        },
        fail: (error) => this.#fail(error),
      },
    );
    this.#whenClosed.push(fanout.watch(tableId, watching.look), watching.stop);
    watching.look();
  }

  /** A device that loses its seat becomes a spectator, and needs a spectator's place. */
  #noticeLeaving(entries: readonly Logged[]): void {
    const device = this.#device;
    if (device?.seat === undefined) return;
    const { seat } = device;
    const hasLost = entries.some(
      ({ n, entry }) => n > device.welcome.length && isLossOf(seat, entry),
    );
    if (!hasLost) return;
    this.#device = { ...device, seat: undefined };
    this.#attendance?.watch();
    const noPlace = this.#place.watch();
    if (noPlace !== undefined) this.#disconnect(noPlace);
  }

  /** Answers a request, after the result is on disk. */
  async #answer(request: Request): Promise<ToClient> {
    const { key } = request;
    const no = (refused: Refused): ToClient => ({ ...refusal(refused), key });
    if (this.#device === undefined) return no(NO_HELLO);
    const { seat } = this.#device;
    if (seat === undefined) return no(refusalOf("spectator", "watching"));
    const { tableId } = this.#client;
    const { bySeat, tables } = this.#context;
    if (!bySeat.allows(seatName(tableId, seat.tokenHash))) return no(TOO_FAST);
    const length =
      request.kind === "linkDevice"
        ? await this.#linkDevice(seat, request.link)
        : await tables.ask(tableId, seat, request);
    return length.ok ? { kind: "done", key, length: length.value } : no(length.error);
  }

  /** Remembers the link with which a device offers its seat to another one. Its use is stored in the log. */
  async #linkDevice(seat: SeatHolder, link: string): Promise<Result<number, Refused>> {
    const { tables, deviceLinks } = this.#context;
    const { tableId } = this.#client;
    const loaded = await tables.load(tableId);
    if (loaded === undefined) return err(UNKNOWN_TABLE);
    const refused = refusalToLink(loaded, seat);
    if (refused !== undefined) return err(refused);
    await deviceLinks.add(tableId, seat, link);
    return ok(loaded.tableState.length);
  }
}

/** Whether a device loses its seat with an entry. */
function isLossOf({ player, tokenHash }: SeatHolder, entry: Logged["entry"]): boolean {
  if (entry.kind === "left") return entry.player === player;
  return entry.kind === "devices" && entry.player === player && !entry.holders.includes(tokenHash);
}

const NO_HELLO: Refused = { code: "hello-first", message: "say hello first" };
const HELLO_LATE: Refused = { code: "hello-first", message: "no hello came: connect again" };
const HELLO_TWICE = refusalOf("not-now", "helloTwice");
const FLOOD = refusalOf("too-fast", "flood");
const TROUBLE = refusal(refusalOf("trouble", "connection"));
