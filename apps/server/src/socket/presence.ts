import { assertNever, type Player } from "@courtly/engine";
import { GONE_MS, type ToClient } from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import type { OtherServers, ServerMessage } from "../fanout/fanout.ts";

/**
 * The presence of people at tables: the devices that answer, and since when the others are silent. It is not stored. Other servers
 * at the same tables tell each other about their devices.
 */
export interface PresenceBook {
  /** Adds a device to a table. */
  readonly enter: (tableId: string, device: PresentDevice) => Attendance;
  /**
   * Notes that players have taken their seats: they are silent from now on, until their devices connect. Players who have been
   * at the table before stay silent since then.
   */
  readonly expect: (tableId: string, players: readonly Player[]) => void;
  /** The time since a player was last at a table; since this server watches the table, if it has not seen the player. */
  readonly silentMs: (tableId: string, player: Player) => number;
  /** Resolves when the other servers have told what they know about a table that nobody watches here. */
  readonly ask: (tableId: string) => Promise<void>;
  /** The number of spectators at a table. */
  readonly spectators: (tableId: string) => number;
  /** Tells all devices at a table a phrase of a player. */
  readonly say: (tableId: string, said: Said) => void;
}

type Said = Extract<ToClient, { kind: "said" }>;
type PresenceMessage = Extract<ToClient, { kind: "presence" }>;

interface PresentDevice {
  /** `undefined` for a spectator. */
  readonly player: Player | undefined;
  readonly send: (message: ToClient) => void;
}

/** The presence of one device. */
export interface Attendance {
  /** Notes since when the device is silent, by the clock that never jumps; `undefined` if it answers. */
  readonly silentSince: (sinceMs: number | undefined) => void;
  /** The player has left the seat, and watches. */
  readonly watch: () => void;
  readonly leave: () => void;
}

/** Several changes at once are told together: a crowd of spectators does not flood the players. */
const TOGETHER_MS = 300;
/** A table without devices is remembered for longer than it takes until all its players count as gone. */
const FORGET_MS = 2 * GONE_MS;
/** The time for the answers of other servers. */
const ANSWER_MS = 250;

export function presenceBookOf(clock: Clock, others?: OtherServers): PresenceBook {
  const tables = new Map<string, TablePresence>();
  const openedMs = clock.monotonicMs();
  const opened = (tableId: string): TablePresence => {
    const known = tables.get(tableId);
    if (known !== undefined) return known;
    const table = new TablePresence({
      clock,
      heardSinceMs,
      // Other servers may have seen the players of this table until this one began to watch it.
      watchedSinceMs: others === undefined ? openedMs : clock.monotonicMs(),
      forget: () => void tables.delete(tableId),
      send: (message) => others?.send(tableId, message),
    });
    tables.set(tableId, table);
    others?.send(tableId, { kind: "who" });
    return table;
  };
  /** While the others are not heard, nobody is known to be silent: a player may be connected there. */
  const heardSinceMs = () =>
    others === undefined ? openedMs : (others.heardSinceMs() ?? clock.monotonicMs());
  others?.listen({
    receive: (tableId, message, server) => tables.get(tableId)?.receive(message, server),
    gone: (server) => {
      for (const table of tables.values()) table.lose(server);
    },
    again: () => {
      for (const table of tables.values()) table.introduce();
    },
  });
  return {
    enter: (tableId, device) => opened(tableId).enter(device),
    expect: (tableId, players) => opened(tableId).expect(players),
    ask: async (tableId) => {
      if (others === undefined || tables.has(tableId)) return;
      opened(tableId).expect([]);
      await new Promise<void>((resolve) => void clock.after(ANSWER_MS, resolve));
    },
    silentMs: (tableId, player) =>
      tables.get(tableId)?.silentMs(player) ?? clock.monotonicMs() - heardSinceMs(),
    spectators: (tableId) => tables.get(tableId)?.spectators() ?? 0,
    say: (tableId, said) => {
      tables.get(tableId)?.tell(said);
      others?.send(tableId, said);
    },
  };
}

interface Device {
  player: Player | undefined;
  isAnswering: boolean;
  readonly send: (message: ToClient) => void;
}

interface TablePresenceOptions {
  readonly clock: Clock;
  /** Since when this server watches the table, by the clock that never jumps. */
  readonly watchedSinceMs: number;
  /** Since when it hears the other servers: a player that it has seen leave before may be connected there. */
  readonly heardSinceMs: () => number;
  readonly forget: () => void;
  /** Sends a message to the other servers, if there are any. */
  readonly send: (message: ServerMessage) => void;
}

/** The people whose devices are connected to another server. */
interface PeopleElsewhere {
  readonly here: readonly Player[];
  readonly spectators: number;
}

/** The presence of people at one table. */
class TablePresence {
  readonly #devices = new Set<Device>();
  readonly #elsewhere = new Map<string, PeopleElsewhere>();
  /** The players without a device that answers, and since when, by the clock that never jumps. */
  readonly #silentSinceMs = new Map<Player, number>();
  readonly #options: TablePresenceOptions;
  /** Cancels the message about changes that will be sent soon. */
  #cancelTelling: (() => void) | undefined;
  /** Whether devices of this server have changed since it last told the others. */
  #isOwnChange = false;
  #cancelForgetting: (() => void) | undefined;

  constructor(options: TablePresenceOptions) {
    this.#options = options;
  }

  enter({ player, send }: PresentDevice): Attendance {
    this.#cancelForgetting?.();
    const device: Device = { player, isAnswering: true, send };
    this.#change(device, () => this.#devices.add(device));
    return {
      silentSince: (sinceMs) => {
        const isAnswering = sinceMs === undefined;
        if (isAnswering !== device.isAnswering)
          this.#change(device, () => (device.isAnswering = isAnswering), sinceMs);
      },
      watch: () => this.#change(device, () => (device.player = undefined)),
      leave: () => {
        this.#change(device, () => this.#devices.delete(device));
        if (this.#devices.size === 0) this.#empty();
      },
    };
  }

  expect(players: readonly Player[]): void {
    for (const player of players) this.#noteSilence(player);
    if (this.#devices.size === 0) this.#empty();
  }

  silentMs(player: Player): number {
    if (this.#isHere(player)) return 0;
    return this.#options.clock.monotonicMs() - this.#sinceMs(player);
  }

  spectators(): number {
    const elsewhere = [...this.#elsewhere.values()].map(({ spectators }) => spectators);
    return elsewhere.reduce((sum, spectators) => sum + spectators, this.#spectatorsHere());
  }

  tell(message: ToClient): void {
    for (const { send } of this.#devices) send(message);
  }

  /** Takes a message of another server. */
  receive(message: ServerMessage, server: string): void {
    if (message.kind === "said") this.tell(message);
    else if (message.kind === "who") this.#options.send(this.#ownMessage());
    else if (message.kind === "presence") this.#learn(message, server);
    else assertNever(message);
  }

  /** Forgets a server that is not heard any more. Its people are silent until they connect to another one. */
  lose(server: string): void {
    const lost = this.#elsewhere.get(server);
    if (lost === undefined) return;
    this.#elsewhere.delete(server);
    for (const player of lost.here) this.#noteSilence(player);
    this.#tellSoon();
  }

  /** Asks the other servers who is there, and tells them the same. */
  introduce(): void {
    const { send } = this.#options;
    send({ kind: "who" });
    send(this.#ownMessage());
  }

  #learn({ here, silent, spectators, nowMs }: PresenceMessage, server: string): void {
    const { clock } = this.#options;
    const before = this.#elsewhere.get(server)?.here ?? [];
    this.#elsewhere.set(server, { here, spectators });
    // The clocks of servers differ, so only the time between two of their moments counts.
    for (const { player, sinceMs } of silent) {
      const known = this.#silentSinceMs.get(player) ?? -Infinity;
      const since = clock.monotonicMs() - Math.max(0, nowMs - sinceMs);
      this.#silentSinceMs.set(player, Math.max(known, since));
    }
    for (const player of [...before, ...here, ...this.#silentSinceMs.keys()])
      this.#noteSilence(player);
    this.#tellSoon();
  }

  /** Changes a device. If its player has no other one, the player is silent since `sinceMs`. */
  #change(device: Device, change: () => unknown, sinceMs?: number): void {
    const before = device.player;
    change();
    for (const player of new Set([before, device.player])) this.#noteSilence(player, sinceMs);
    this.#isOwnChange = true;
    this.#tellSoon();
  }

  #tellSoon(): void {
    this.#cancelTelling ??= this.#options.clock.after(TOGETHER_MS, () => {
      this.#cancelTelling = undefined;
      this.tell(this.#message());
      this.#tellOthers();
    });
  }

  /** Tells the other servers about the devices of this one, if these have changed. */
  #tellOthers(): void {
    if (this.#isOwnChange) this.#options.send(this.#ownMessage());
    this.#isOwnChange = false;
  }

  /** Notes that a player is silent since this time, if that is new, or that the player is here. */
  #noteSilence(
    player: Player | undefined,
    sinceMs: number = this.#options.clock.monotonicMs(),
  ): void {
    if (player === undefined) return;
    if (this.#isHere(player)) this.#silentSinceMs.delete(player);
    else if (!this.#silentSinceMs.has(player)) this.#silentSinceMs.set(player, sinceMs);
  }

  #empty(): void {
    const { clock, forget } = this.#options;
    this.#tellOthers();
    this.#cancelTelling?.();
    this.#cancelTelling = undefined;
    this.#cancelForgetting?.();
    this.#cancelForgetting = clock.after(FORGET_MS, forget);
  }

  /** The devices of this server that answer. */
  #answering(): readonly Device[] {
    return [...this.#devices].filter(({ isAnswering }) => isAnswering);
  }

  #playersHere(): readonly Player[] {
    return this.#answering().flatMap(({ player }) => player ?? []);
  }

  #playersElsewhere(): readonly Player[] {
    return [...this.#elsewhere.values()].flatMap(({ here }) => here);
  }

  #isHere(player: Player): boolean {
    return this.#playersHere().includes(player) || this.#playersElsewhere().includes(player);
  }

  #spectatorsHere(): number {
    return this.#answering().filter(({ player }) => player === undefined).length;
  }

  /** Since when a player is silent, by the clock that never jumps. */
  #sinceMs(player: Player): number {
    const { watchedSinceMs, heardSinceMs } = this.#options;
    return Math.max(heardSinceMs(), this.#silentSinceMs.get(player) ?? watchedSinceMs);
  }

  /** The message for other servers: about the devices of this one. */
  #ownMessage(): PresenceMessage {
    const here = sorted(this.#playersHere());
    return { ...this.#message(), here, spectators: this.#spectatorsHere() };
  }

  /** The message for devices: about everybody. */
  #message(): PresenceMessage {
    const { clock, watchedSinceMs, heardSinceMs } = this.#options;
    const nowMs = clock.nowMs();
    /** A time of day, from one of the clock that never jumps. */
    const timeOfDay = (atMs: number) =>
      Math.max(0, Math.round(nowMs - (clock.monotonicMs() - atMs)));
    return {
      kind: "presence",
      here: sorted([...this.#playersHere(), ...this.#playersElsewhere()]),
      silent: [...this.#silentSinceMs.keys()].map((player) => ({
        player,
        sinceMs: timeOfDay(this.#sinceMs(player)),
      })),
      watchedSinceMs: timeOfDay(Math.max(watchedSinceMs, heardSinceMs())),
      spectators: this.spectators(),
      nowMs,
    };
  }
}

function sorted(players: readonly Player[]): Player[] {
  return [...new Set(players)].toSorted((a, b) => a - b);
}
