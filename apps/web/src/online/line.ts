import { assertNever, type Player } from "@courtly/engine";
import {
  PROTOCOL,
  readToClient,
  type Logged,
  type Refused,
  type Request,
  type ToClient,
  type ToServer,
} from "@courtly/protocol";
import { computed, signal, type ReadonlySignal } from "@preact/signals";

/** What is known about the way to a table. */
export type LineState =
  /** Nothing has been heard yet. */
  | { readonly kind: "dialling" }
  /** `length` is the log's at that moment; what was missed comes right after. */
  | { readonly kind: "live"; readonly player: Player | undefined; readonly length: number }
  /** It was live, and is being dialled again. */
  | { readonly kind: "cut" }
  /** The server speaks another version than this page, or tells another story than before. */
  | { readonly kind: "outdated" }
  /** The server does not let us in, and trying again would not help. */
  | { readonly kind: "refused"; readonly refused: Refused };

type WithoutKey<Message> = Message extends { readonly key: string } ? Omit<Message, "key"> : never;
/** Something that a device wants to happen at the table. */
export type Wish = WithoutKey<Request>;

export interface Line {
  readonly state: ReadonlySignal<LineState>;
  /** The oldest wish of which nobody knows yet whether it came true. */
  readonly unanswered: ReadonlySignal<Wish | undefined>;
  /** Wishes until there is an answer, over as many connections as it takes; gives why not, if not. */
  readonly ask: (wish: Wish) => Promise<Refused | undefined>;
  readonly close: () => void;
}

export interface LineOptions {
  readonly token: string | undefined;
  readonly dial: () => WebSocket;
  readonly newKey: () => string;
  /** The next entries, in order and without gaps; `isNews` if they happened while we looked on. */
  readonly onEntries: (entries: readonly Logged[], isNews: boolean) => void;
}

interface Sent {
  readonly message: Request;
  readonly wish: Wish;
  readonly settle: (refused: Refused | undefined) => void;
  /** The log's length that shows what came of it; known once it is done. */
  doneAt: number | undefined;
}

const PING_MS = 10_000;
/** Without a word for so long a line is dead, whatever the browser believes. */
const SILENCE_MS = 25_000;
const IMPATIENT_MS = 4000;
const AGAIN_MS = 700;
const RETRY_MIN_MS = 400;
const RETRY_MAX_MS = 8000;

/** Connects to a table, and again whenever the line is cut. */
export function openLine(options: LineOptions): Line {
  return new TableLine(options);
}

class TableLine implements Line {
  readonly state = signal<LineState>({ kind: "dialling" });
  readonly #sent = signal<readonly Sent[]>([]);
  readonly unanswered = computed(() => this.#sent.value[0]?.wish);
  readonly #options: LineOptions;
  #socket: WebSocket | undefined;
  /** How many entries have come. */
  #heard = 0;
  /** How long the log was when we came in. */
  #welcomed = 0;
  #tries = 0;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #pinging = setInterval(() => this.#say({ kind: "ping" }), PING_MS);

  constructor(options: LineOptions) {
    this.#options = options;
    addEventListener("online", this.#look);
    document.addEventListener("visibilitychange", this.#look);
    this.#dial();
  }

  ask = (wish: Wish): Promise<Refused | undefined> =>
    new Promise((settle) => {
      const message: Request = { ...wish, key: this.#options.newKey() };
      this.#sent.value = [...this.#sent.value, { message, wish, settle, doneAt: undefined }];
      if (this.state.value.kind !== "live") return;
      this.#say(message);
      // Somebody waits: a dead line is found out soon.
      this.#expectWithin(IMPATIENT_MS);
    });

  close = (): void => {
    this.#isClosed = true;
    clearInterval(this.#pinging);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#look);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  };

  /** Somebody came back to the page, or the network did: whether the line lives is asked at once. */
  readonly #look = (): void => {
    if (document.visibilityState === "hidden") return;
    const { kind } = this.state.value;
    if (kind === "live") {
      this.#say({ kind: "ping" });
      this.#expectWithin(IMPATIENT_MS);
    } else if (kind === "cut" || kind === "dialling") this.#dial();
  };

  #dial(): void {
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    const socket = this.#options.dial();
    this.#socket?.close();
    this.#socket = socket;
    // What an earlier connection still says is said again by this one.
    const isOurs = () => this.#socket === socket && !this.#isClosed;
    this.#expectWithin(SILENCE_MS);
    socket.addEventListener("open", () => {
      const { token } = this.#options;
      const hello: ToServer = { kind: "hello", protocol: PROTOCOL, from: this.#heard + 1 };
      if (isOurs()) this.#say(token === undefined ? hello : { ...hello, token });
    });
    socket.addEventListener("message", ({ data }) => {
      if (isOurs()) this.#hear(String(data));
    });
    socket.addEventListener("close", () => {
      if (isOurs()) this.#lose();
    });
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
    const { kind } = this.state.value;
    if (this.#isClosed || kind === "outdated" || kind === "refused") return;
    if (kind === "live") this.state.value = { kind: "cut" };
    // Half of it by chance: after a restart not everybody comes at once.
    const ms = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#dial(), ms);
  }

  #end(state: LineState): void {
    this.state.value = state;
    this.#lose();
  }

  #say(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    this.#expectWithin(SILENCE_MS);
    const message = readToClient(text);
    if (message.ok) this.#take(message.value);
    else this.#end({ kind: "outdated" });
  }

  #take(message: ToClient): void {
    switch (message.kind) {
      case "welcome":
        this.#comeIn(message);
        break;
      case "events":
        this.#receive(message.entries);
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
      case "goodbye": // the close that follows says enough
      case "pong":
        break;
      default:
        assertNever(message);
    }
  }

  #comeIn({ player, length }: Extract<ToClient, { kind: "welcome" }>): void {
    // A log only grows: a shorter one is another one.
    if (length < this.#heard) {
      this.#end({ kind: "outdated" });
      return;
    }
    this.#tries = 0;
    this.#welcomed = length;
    this.state.value = { kind: "live", player, length };
    for (const { message } of this.#sent.value) this.#say(message);
  }

  #receive(entries: readonly Logged[]): void {
    const next = entries.filter(({ n }) => n > this.#heard);
    const first = next[0];
    if (first === undefined) return;
    if (first.n !== this.#heard + 1) {
      this.#lose(); // something is missing: the next connection asks for it
      return;
    }
    this.#heard = next.at(-1)?.n ?? this.#heard;
    this.#options.onEntries(next, first.n > this.#welcomed);
    this.#settleDone();
  }

  #done(key: string, length: number): void {
    for (const sent of this.#sent.value) if (sent.message.key === key) sent.doneAt = length;
    this.#settleDone();
  }

  /** Something is done for us when we can show it. */
  #settleDone(): void {
    this.#settle(({ doneAt }) => doneAt !== undefined && doneAt <= this.#heard);
  }

  #refused({ key, code, message, rule }: Extract<ToClient, { kind: "refused" }>): void {
    const refused: Refused = { code, message, rule };
    const isPassing = refused.code === "too-fast" || refused.code === "busy";
    if (key === undefined) {
      // Said to a hello; whatever may pass is tried again by the next connection.
      if (refused.code === "unknown-table" || refused.code === "wrong-token")
        this.#end({ kind: "refused", refused });
      else this.#lose();
      return;
    }
    const sent = this.#sent.value.find(({ message }) => message.key === key);
    if (sent === undefined) return;
    if (isPassing)
      setTimeout(() => {
        if (this.#sent.value.includes(sent)) this.#say(sent.message);
      }, AGAIN_MS);
    else this.#settle((other) => other === sent, refused);
  }

  #settle(isSettled: (sent: Sent) => boolean, refused?: Refused): void {
    const settled = this.#sent.value.filter(isSettled);
    if (settled.length === 0) return;
    this.#sent.value = this.#sent.value.filter((sent) => !settled.includes(sent));
    for (const { settle } of settled) settle(refused);
  }
}
