import { createClient } from "@redis/client";
import type { OperatorNotice } from "../../storage/writeState.ts";

/** One channel of Redis, which all servers hear. What is sent while Redis is down is lost. */
interface RedisChannel {
  readonly send: (text: string) => void;
  /** Sends what was sent before, then closes. Safe to call twice. */
  readonly close: () => Promise<void>;
}

interface RedisChannelOptions {
  readonly onText: (text: string) => void;
  /** Called when texts begin to arrive: at first, and again after each time that Redis was down. */
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onNotice: OperatorNotice;
}

const CHANNEL = "courtly";
const CONNECT_MS = 2000;
/** The pauses between attempts to connect. */
const PAUSE_MS = { first: 50, longest: 1000 } as const;
/** A connection is asked for a sign of life this often, and closed if none comes in twice the time. */
const PING_MS = 2000;

/** Connects to Redis, now and after each loss of the connection, until it is closed. It need not run yet. */
export function redisChannel(
  url: string,
  { onText, onUp, onDown, onNotice }: RedisChannelOptions,
): RedisChannel {
  const shown = shownAddress(url);
  const sending = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: 2 * PING_MS,
      reconnectStrategy: (retries) =>
        Math.min(PAUSE_MS.first * 2 ** Math.min(retries, 10), PAUSE_MS.longest),
    },
  });
  const hearing = sending.duplicate();
  let isUp: boolean | undefined;
  let isSubscribed = false;
  let isClosed = false;
  const report = (error: unknown) => {
    if (isUp === false || isClosed) return;
    if (isUp === true) onDown();
    isUp = false;
    onNotice(
      "error",
      `${shown} does not answer (${codeOf(error)}): check that Redis runs there. Games go on; meanwhile servers look into the database once a second`,
    );
  };
  const check = () => {
    if (isUp === true || !sending.isReady || !hearing.isReady || !isSubscribed) return;
    if (isUp === false) onNotice("info", `${shown} answers again`);
    isUp = true;
    onUp();
  };
  /** Once is enough: after a loss of the connection the client subscribes again before it is ready. */
  const subscribe = async () => {
    if (!isSubscribed) await hearing.subscribe(CHANNEL, onText);
    isSubscribed = true;
    check();
  };
  hearing.on("ready", () => void subscribe().catch(report));
  sending.on("ready", check);
  for (const client of [sending, hearing]) {
    client.on("error", report);
    client.connect().catch(report);
  }
  return {
    send: (text) => {
      if (isUp === true) sending.publish(CHANNEL, text).catch(() => undefined);
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      // What was sent before still goes out.
      if (isUp === true) await sending.close().catch(() => undefined);
      else sending.destroy();
      hearing.destroy();
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "closed";
}

/** The address without user, password and options: it may be logged. */
function shownAddress(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}
