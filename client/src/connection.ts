import { sha256Text } from "@courtly/dice";
import { assertNever, type Player } from "@courtly/engine";
import {
  PROTOCOL,
  readToClient,
  refusalOf,
  type Logged,
  type PhraseId,
  type Refused,
  type Request,
  type ToClient,
  type ToServer,
} from "@courtly/protocol";
import type { NoAnswer } from "./api.ts";
import { FINAL, isCaughtUpWith, lastAnswer, type ConnectionState } from "./connectionState.ts";

type WithoutKey<Message> = Message extends { readonly key: string } ? Omit<Message, "key"> : never;
/** A request of a seated player, without the key that makes it happen once. */
export type TableRequest = WithoutKey<Request>;

/** The connection of one device to a table. It connects again whenever it is lost. */
export interface Connection {
  readonly state: () => ConnectionState;
  /** The oldest request without an answer. */
  readonly unanswered: () => TableRequest | undefined;
  /** The newest signature of the server, and the number of the entry that it signs with all earlier ones. */
  readonly signature: () => LogSignature | undefined;
  /**
   * Sends a request until it is answered, over as many connections as it takes, and on each after all announced entries
   * have arrived. Resolves with the reason for a refusal, or with the reason why the connection has ended; never if `close`
   * is called before.
   */
  readonly ask: (request: TableRequest) => Promise<Refused | NoAnswer | undefined>;
  /** Says a phrase to everybody at the table. It is lost without a connection. */
  readonly say: (phrase: PhraseId) => void;
  /** The last message of the server about the people at the table; `undefined` before the first. */
  readonly presence: () => PresenceReport | undefined;
  /** Finds out at once whether the connection still works: the network or the user may just have come back. */
  readonly check: () => void;
  readonly close: () => void;
}

/** A message of the server about the people at a table, and the time of its arrival. */
export interface PresenceReport extends Extract<ToClient, { kind: "presence" }> {
  /** The time of arrival, by the clock of this device that never jumps. */
  readonly arrivedMs: number;
}

/** The signature of a server under a log, up to and including entry `length`. */
export interface LogSignature {
  readonly length: number;
  readonly signature: string;
}

export interface ConnectionOptions {
  /** The token of a seat; without one the device only watches. */
  readonly token: string | undefined;
  /** The seat that the server has given to this device before; `undefined` if it has not told it yet. */
  readonly seat?: Player | undefined;
  /** The length of the log that this device has seen, in any window: no honest server welcomes it with less. */
  readonly lengthSeen?: () => number;
  readonly dial: () => WebSocket;
  readonly newKey: () => string;
  /** Takes the next entries, in order and without gaps; `isLive` if they happened during this connection. */
  readonly onEntries: (entries: readonly Logged[], isLive: boolean) => void;
  /** Called when a player at the table says a phrase. */
  readonly onSaid?: ((player: Player, phrase: PhraseId) => void) | undefined;
  /** Called when the state, the oldest unanswered request or the presence of people has changed. */
  readonly onChange: () => void;
}

interface Sent {
  readonly message: Request;
  readonly request: TableRequest;
  readonly settle: (failure: Refused | NoAnswer | undefined) => void;
  /** The length of the log with its entries, known once the server has acknowledged it. */
  doneAt: number | undefined;
}

const PING_MS = 8000;
/** A connection without any message for this long is lost, even if the socket is still open: two pings had no answer. */
const SILENCE_MS = 18_000;
/** The same while an answer is expected: a person who has just moved is told within five seconds. */
const ANSWER_MS = 4000;
/** The longest delay of a message, unless a longer silence precedes it: pings are answered more often than this. */
export const DELAY_MAX_MS = 11_000;
const AGAIN_MS = 700;
const RETRY_MIN_MS = 400;
const RETRY_MAX_MS = 8000;
/** After a connection that lasted this long, the first try to connect again is an early one. */
const STEADY_MS = 5000;

export function openConnection(options: ConnectionOptions): Connection {
  return new SocketConnection(options);
}

class SocketConnection implements Connection {
  #state: ConnectionState = { kind: "connecting" };
  #sent: readonly Sent[] = [];
  readonly #options: ConnectionOptions;
  #socket: WebSocket | undefined;
  /** The number of entries that have arrived. */
  #received = 0;
  /** The length of the log that this device had seen at the last hello. Another window may go on before the welcome arrives. */
  #lengthMin = 0;
  /** The length of the log at the last welcome. */
  #welcomed = 0;
  /** The seat of this device, from the first welcome on, also of an earlier visit. */
  #seat: Player | undefined;
  #tries = 0;
  #signature: LogSignature | undefined;
  #presence: PresenceReport | undefined;
  /** The time of day of the last message, or of the opening. The clock that never jumps may stand still while a device sleeps. */
  #lastMessageAtMs = 0;
  /** The time of the last welcome, by a clock that never jumps. */
  #liveSinceMs = 0;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #pinging = setInterval(() => this.#send({ kind: "ping" }), PING_MS);

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#seat = options.seat;
    this.#dial();
  }

  state = (): ConnectionState => this.#state;

  signature = (): LogSignature | undefined => this.#signature;

  presence = (): PresenceReport | undefined => this.#presence;

  say = (phrase: PhraseId): void => this.#send({ kind: "say", phrase });

  unanswered = (): TableRequest | undefined => this.#sent[0]?.request;

  ask: Connection["ask"] = (request) =>
    new Promise((settle) => {
      const failure = lastAnswer(this.#state);
      if (failure !== undefined) {
        settle(failure);
        return;
      }
      const message: Request = { ...request, key: this.#options.newKey() };
      this.#setSent([...this.#sent, { message, request, settle, doneAt: undefined }]);
      if (!this.#isCaughtUp()) return;
      this.#send(message);
      this.#expectWithin(ANSWER_MS);
    });

  close = (): void => {
    this.#isClosed = true;
    clearInterval(this.#pinging);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  };

  check = (): void => {
    const { kind } = this.#state;
    if (kind === "live") {
      this.#send({ kind: "ping" });
      this.#expectWithin(ANSWER_MS);
    } else if (kind === "lost" || kind === "connecting") this.#dial();
  };

  #setState(state: ConnectionState): void {
    this.#state = state;
    this.#options.onChange();
  }

  #setSent(sent: readonly Sent[]): void {
    const before = this.unanswered();
    this.#sent = sent;
    if (this.unanswered() !== before) this.#options.onChange();
  }

  #dial(): void {
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    const socket = this.#options.dial();
    this.#socket?.close();
    this.#socket = socket;
    // Messages of an earlier socket are ignored: this one gets them again.
    const isOurs = () => this.#socket === socket && !this.#isClosed;
    this.#expectWithin(SILENCE_MS);
    socket.addEventListener("open", () => {
      if (!isOurs()) return;
      // No message waits while the connection is being opened, however long that takes.
      this.#lastMessageAtMs = Date.now();
      this.#expectWithin(SILENCE_MS);
      this.#lengthMin = Math.max(this.#received, this.#options.lengthSeen?.() ?? 0);
      this.#send(this.#hello());
    });
    socket.addEventListener("message", ({ data }) => {
      if (isOurs()) this.#receiveText(String(data));
    });
    socket.addEventListener("close", () => {
      if (isOurs()) this.#lose();
    });
  }

  #hello(): ToServer {
    const { token } = this.#options;
    const hello: ToServer = { kind: "hello", protocol: PROTOCOL, from: this.#received + 1 };
    if (token === undefined) return hello;
    const known =
      this.#signature?.length === this.#received ? { signature: this.#signature.signature } : {};
    return { ...hello, token, signatures: true, ...known };
  }

  #expectWithin(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), ms);
  }

  #lose(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    if (this.#isClosed) return;
    const { kind } = this.#state;
    // A server that greets and hangs up at once is tried less and less often.
    if (kind === "live" && performance.now() - this.#liveSinceMs > STEADY_MS) this.#tries = 0;
    if (kind === "live") this.#setState({ kind: "lost" });
    // Half of the delay is random, so that not all clients come at once after a restart.
    const ms = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#dial(), ms);
  }

  /** Closes the connection for good: this client does not connect again by itself. */
  #end(state: ConnectionState): void {
    this.close();
    this.#setState(state);
    this.#settle(() => true, lastAnswer(state));
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receiveText(text: string): void {
    const silenceMs = Date.now() - this.#lastMessageAtMs;
    this.#lastMessageAtMs = Date.now();
    if (silenceMs > DELAY_MAX_MS) {
      // The device slept, or the network stood still. The next welcome tells which entries are not new.
      this.#lose();
      this.#dial();
      return;
    }
    this.#expectWithin(SILENCE_MS);
    const message = readToClient(text);
    if (message.ok) this.#handle(message.value);
    else this.#end({ kind: "outdated" });
  }

  #handle(message: ToClient): void {
    switch (message.kind) {
      case "welcome":
        this.#acceptWelcome(message);
        break;
      case "events":
        this.#receive(message);
        break;
      case "done":
        this.#done(message.key, message.length);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "reload":
        this.#end({ kind: "outdated" });
        break;
      case "presence":
        this.#presence = { ...message, arrivedMs: performance.now() };
        this.#options.onChange();
        break;
      case "said":
        this.#options.onSaid?.(message.player, message.phrase);
        break;
      case "goodbye": // the socket is closed next
      case "pong":
        break;
      default:
        assertNever(message);
    }
  }

  #acceptWelcome({ player, length, signature }: Extract<ToClient, { kind: "welcome" }>): void {
    if (this.#isOtherSeat(player)) {
      this.#end({ kind: "otherSeat" });
      return;
    }
    // A log only grows: a shorter one is not the same log.
    if (length < this.#lengthMin) {
      this.#end({ kind: "otherLog" });
      return;
    }
    this.#seat = player;
    this.#liveSinceMs = performance.now();
    this.#welcomed = length;
    if (signature !== undefined) this.#signature = { length, signature };
    this.#setState({ kind: "live", player, length });
    if (this.#isCaughtUp()) this.#sendAll();
  }

  /**
   * Whether all announced entries have arrived. Nothing is requested before: a server could announce more than it sends,
   * so that new entries pass as old ones.
   */
  #isCaughtUp(): boolean {
    return isCaughtUpWith(this.#state, this.#received);
  }

  #sendAll(): void {
    for (const { message } of this.#sent) this.#send(message);
  }

  /**
   * Whether a welcome names no seat or another one than before, or is the second one of its connection. A server could
   * switch off the checks of the device's own share by taking the seat away or changing it.
   */
  #isOtherSeat(player: number | undefined): boolean {
    if (this.#state.kind === "live") return true;
    if (this.#options.token === undefined) return false;
    return player === undefined || (this.#seat !== undefined && this.#seat !== player);
  }

  #receive({ entries, signature }: Extract<ToClient, { kind: "events" }>): void {
    // Before the welcome this client does not know its seat: entries would get past the checks of its own share.
    if (this.#state.kind !== "live") {
      this.#end({ kind: "outdated" });
      return;
    }
    const fresh = entries.filter(({ n }) => n > this.#received);
    const removedAt = fresh.findIndex((each) => this.#isRemoval(each));
    const next = removedAt === -1 ? fresh : fresh.slice(0, removedAt + 1);
    const first = next[0];
    if (first === undefined) return;
    if (first.n !== this.#received + 1) {
      this.#lose(); // entries are missing: the next connection asks for them
      return;
    }
    const wasCaughtUp = this.#isCaughtUp();
    this.#received = next.at(-1)?.n ?? this.#received;
    if (signature !== undefined) this.#signature = { length: this.#received, signature };
    this.#options.onEntries(next, first.n > this.#welcomed);
    if (!wasCaughtUp && this.#isCaughtUp()) this.#sendAll();
    this.#settleDone();
    // The entries after it may be about somebody else in this seat.
    if (removedAt !== -1)
      this.#end({ kind: "refused", refused: refusalOf("wrong-token", "unknown") });
  }

  /** Whether the host or another device of this player takes the seat away: the token has no seat any more. */
  #isRemoval({ n, entry }: Logged): boolean {
    if (n <= this.#welcomed) return false;
    if (entry.kind === "left") return entry.by !== undefined && entry.player === this.#seat;
    const { token } = this.#options;
    if (token === undefined || entry.kind !== "devices" || entry.player !== this.#seat)
      return false;
    return !entry.holders.includes(sha256Text(token));
  }

  #done(key: string, length: number): void {
    for (const sent of this.#sent) if (sent.message.key === key) sent.doneAt = length;
    this.#settleDone();
  }

  /** A request is done when its entries have arrived. */
  #settleDone(): void {
    this.#settle(({ doneAt }) => doneAt !== undefined && doneAt <= this.#received);
  }

  #refused({ key, code, message, rule }: Extract<ToClient, { kind: "refused" }>): void {
    const refused: Refused = { code, message, rule };
    const mayPass = refused.code === "too-fast" || refused.code === "busy";
    if (key === undefined) {
      const isLost = refused.code === "unknown-table" && this.#received > 0;
      if (isLost || refused.code === "other-log") this.#end({ kind: "otherLog" });
      else if (FINAL.has(refused.code)) this.#end({ kind: "refused", refused });
      // The server refuses a message that comes too fast before it reads it, so it cannot name the request.
      else if (mayPass && this.#state.kind === "live") this.#sendAgain(this.#sent);
      else this.#lose();
      return;
    }
    const sent = this.#sent.find(({ message }) => message.key === key);
    if (sent === undefined) return;
    if (mayPass) this.#sendAgain([sent]);
    else this.#settle((other) => other === sent, refused);
  }

  /** Sends requests again in a moment, unless they are answered by then. A new connection sends them once it is caught up. */
  #sendAgain(refused: readonly Sent[]): void {
    setTimeout(() => {
      if (!this.#isCaughtUp()) return;
      for (const sent of refused) if (this.#sent.includes(sent)) this.#send(sent.message);
    }, AGAIN_MS);
  }

  #settle(isSettled: (sent: Sent) => boolean, failure?: Refused | NoAnswer): void {
    const settled = this.#sent.filter(isSettled);
    if (settled.length === 0) return;
    this.#setSent(this.#sent.filter((sent) => !settled.includes(sent)));
    for (const { settle } of settled) settle(failure);
  }
}
