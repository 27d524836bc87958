import { randomUUID } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { OperatorNotice } from "../../storage/writeState.ts";
import type { Fanout, ServerListener } from "../fanout.ts";
import { watchersOf } from "../watchers.ts";
import { knownServers } from "./knownServers.ts";
import { redisChannel } from "./redisChannel.ts";
import { readServerText, writeServerText, type ServerText } from "./serverText.ts";

interface RedisFanoutOptions {
  readonly clock: Clock;
  /** The lengths of the logs of these tables, from the store. */
  readonly lengths: (tableIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly onNotice: OperatorNotice;
  /** The store could not be asked. */
  readonly onError: (error: unknown) => void;
}

const TICK_MS = 1000;
/** Ticks between two looks into the store while messages arrive: one may have been lost on its way to Redis. */
const TICKS_PER_LOOK = 10;
/** Ticks between two signs of life of this server. */
const TICKS_PER_SIGN = 5;

/**
 * The fan-out of several servers: Redis carries their messages. While it is down, each server looks into the store once a second
 * for the tables that somebody watches, so games go on. It is used again as soon as it answers.
 */
export function redisFanout(
  url: string,
  { clock, lengths, onNotice, onError }: RedisFanoutOptions,
): Fanout {
  const self = randomUUID();
  const watchers = watchersOf();
  const listeners: ServerListener[] = [];
  const servers = knownServers(clock);
  let heardSinceMs: number | undefined;
  const told = toldTo(listeners);
  const receive = ({ kind, server, table, length, message }: ServerText) => {
    const isBack = servers.hear(server);
    if (isBack) told.again();
    if (kind === "bye") {
      servers.forget(server);
      told.gone(server);
    } else if (kind === "look" && table !== undefined) watchers.look(table, length);
    else if (table !== undefined && message !== undefined) told.receive(table, message, server);
  };
  const channel = redisChannel(url, {
    onNotice,
    onText: (text) => {
      const read = readServerText(text);
      if (read !== undefined && read.server !== self) receive(read);
    },
    onUp: () => {
      heardSinceMs = clock.monotonicMs();
      ticking.look();
      told.again();
    },
    onDown: () => {
      heardSinceMs = undefined;
      servers.forgetAll();
    },
  });
  const send = (text: Omit<ServerText, "server">) =>
    channel.send(writeServerText({ ...text, server: self }));
  const ticking = ticksOf(clock, {
    work: (ticks) => {
      if (ticks % TICKS_PER_SIGN === 0) send({ kind: "alive" });
      for (const server of servers.newlyGone()) told.gone(server);
      return heardSinceMs === undefined || ticks % TICKS_PER_LOOK === 0;
    },
    look: async () => {
      const watched = watchers.watched();
      if (watched.length === 0) return;
      // Watchers that have all entries do not read.
      for (const [table, length] of await lengths(watched)) watchers.look(table, length);
    },
    onError,
  });
  return {
    watch: watchers.watch,
    watchAll: watchers.watchAll,
    tell: (table, length) => {
      watchers.tell(table, length);
      send({ kind: "look", table, length });
    },
    others: {
      send: (table, message) => send({ kind: "people", table, message }),
      listen: (listener) => void listeners.push(listener),
      heardSinceMs: () => heardSinceMs,
    },
    close: async () => {
      await ticking.stop();
      send({ kind: "bye" });
      await channel.close();
    },
  };
}

/** Tells all listeners. */
function toldTo(listeners: readonly ServerListener[]): ServerListener {
  return {
    receive: (...message) => {
      for (const { receive } of listeners) receive(...message);
    },
    gone: (server) => {
      for (const { gone } of listeners) gone(server);
    },
    again: () => {
      for (const { again } of listeners) again();
    },
  };
}

interface Ticking {
  /** Does what is due at this tick. Returns whether the store is to be looked into. */
  readonly work: (ticks: number) => boolean;
  /** Looks into the store for entries of other servers. */
  readonly look: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Works once a second, and later if the store is slow. */
function ticksOf(clock: Clock, { work, look, onError }: Ticking) {
  let ticks = 0;
  let looking = Promise.resolve();
  let cancel: (() => void) | undefined;
  let isStopped = false;
  const begin = () => {
    looking = look().catch(onError);
  };
  const tick = async () => {
    ticks += 1;
    if (work(ticks)) begin();
    await looking;
    if (!isStopped) wait();
  };
  const wait = () => {
    cancel = clock.after(TICK_MS, () => void tick());
  };
  wait();
  return {
    look: begin,
    stop: async () => {
      isStopped = true;
      cancel?.();
      await looking;
    },
  };
}
