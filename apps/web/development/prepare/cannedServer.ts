import type { RefusalCode } from "@courtly/protocol";
import type { Preparation, TableLog } from "./preparation.ts";

type Server = Pick<Preparation, "answers" | "logs">;

/** Faults that a screen can cause in the replaced server. */
export interface ServerFaults {
  /** Closes all connections and accepts no new ones. */
  readonly cut: () => void;
  /** Reports from now on that the page is out of date. */
  readonly requireNewerPage: () => void;
  /** Stops answering. */
  readonly fallSilent: () => void;
  /** Refuses connections with this code from now on. */
  readonly refuse: (code: RefusalCode) => void;
}

/** Replaces the server by prepared answers, so that looking at a screen changes no table. */
export function useCannedServer({ answers, logs }: Server): ServerFaults {
  const state: CannedServerState = {
    isCut: false,
    isNewer: false,
    isSilent: false,
    refusal: undefined,
  };
  const sockets = new Set<CannedSocket>();
  const fetchElsewhere = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    // The page itself passes addresses, not requests.
    if (input instanceof Request) return fetchElsewhere(input, init);
    const path = /\/api\/(.*)$/.exec(new URL(input, document.baseURI).pathname)?.[1];
    if (path === undefined) return fetchElsewhere(input, init);
    if (state.isSilent) return new Promise(() => undefined);
    const answer = init?.method === "POST" ? refusalOf(path) : answerTo(path);
    return Promise.resolve(Response.json(answer));
  };
  const refusalOf = (path: string) => (path.endsWith("/devices") ? USED_LINK : NOT_HERE);
  const answerTo = (path: string) => answers[path] ?? UNKNOWN;
  const RealSocket = globalThis.WebSocket;
  const connect = (address: string): WebSocket => {
    const table = /\/api\/tables\/([\w-]+)\/socket$/.exec(address)?.[1];
    if (table === undefined) return new RealSocket(address);
    const socket = new CannedSocket(logs[table], state);
    sockets.add(socket);
    return socket as unknown as WebSocket;
  };
  globalThis.WebSocket = new Proxy(RealSocket, {
    construct: (Real, [address, protocols]: [string | URL, string[]?]) =>
      String(address).includes("/api/") ? connect(String(address)) : new Real(address, protocols),
  });
  return {
    cut: () => {
      state.isCut = true;
      for (const socket of sockets) socket.close();
    },
    requireNewerPage: () => {
      state.isNewer = true;
    },
    fallSilent: () => {
      state.isSilent = true;
    },
    refuse: (code) => {
      state.refusal = code;
    },
  };
}

const UNKNOWN = { refused: { code: "unknown-table", message: "there is no such table" } };
const NOT_HERE = { refused: { code: "busy", message: "nothing is sent from here" } };

const USED_LINK = { refused: { code: "unknown-link", message: "no" } };

interface CannedServerState {
  isCut: boolean;
  isNewer: boolean;
  isSilent: boolean;
  refusal: RefusalCode | undefined;
}

/** A WebSocket that sends the prepared log of a table, and answers only the request that changes nothing. */
class CannedSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly #log: TableLog | undefined;
  readonly #server: Readonly<CannedServerState>;

  constructor(log: TableLog | undefined, server: Readonly<CannedServerState>) {
    super();
    this.#log = log;
    this.#server = server;
    queueMicrotask(() => this.#open());
  }

  send(text: string): void {
    const { kind, key, token } = JSON.parse(text) as Record<string, string | undefined>;
    if (kind === "ping") this.#say({ kind: "pong" });
    if (kind === "hello") queueMicrotask(() => this.#greet(token !== undefined));
    if (kind === "linkDevice") this.#say({ kind: "done", key, length: this.#log?.entries.length });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code: 4000 }));
  }

  #open(): void {
    if (this.#server.isSilent) return;
    if (this.#server.isCut) {
      this.close();
      return;
    }
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  #greet(hasToken: boolean): void {
    const log = this.#log;
    if (this.#server.isNewer) this.#say({ kind: "reload", protocol: (log?.protocol ?? 0) + 1 });
    else if (log === undefined) this.#say({ kind: "refused", ...UNKNOWN.refused });
    else if (log.isSeatLost && hasToken)
      this.#say({ kind: "refused", code: "wrong-token", message: "no" });
    else if (this.#server.refusal !== undefined)
      this.#say({ kind: "refused", code: this.#server.refusal, message: "no" });
    else {
      const { protocol, player, entries } = log;
      const [first] = entries;
      this.#say({
        kind: "welcome",
        protocol,
        table: "x".repeat(22),
        ...(player !== undefined && { player }),
        length: entries.length,
        nowMs: first?.atMs ?? 0,
      });
      this.#say({ kind: "events", entries });
    }
  }

  #say(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
