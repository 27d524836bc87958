import type { Player } from "@courtly/engine";
import { GONE_MS, type ToClient } from "@courtly/protocol";
import type { Clock } from "../clock.ts";

/** The presence of people at tables: the devices that answer, and since when the others are silent. It is not stored. */
export interface PresenceBook {
  /** Adds a device to a table. */
  readonly enter: (tableId: string, device: PresentDevice) => Attendance;
  /**
   * Notes that players have taken their seats: they are silent from now on, until their devices connect. Players who have been
   * at the table before stay silent since then.
   */
  readonly expect: (tableId: string, players: readonly Player[]) => void;
  /** The time since a player was last at a table; since the start of this server, if it has not seen the player. */
  readonly silentMs: (tableId: string, player: Player) => number;
  /** The number of spectators at a table. */
  readonly spectators: (tableId: string) => number;
  /** Sends a message to all devices at a table. */
  readonly tell: (tableId: string, message: ToClient) => void;
}

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

export function presenceBookOf(clock: Clock): PresenceBook {
  const tables = new Map<string, TablePresence>();
  const openedMs = clock.monotonicMs();
  const opened = (tableId: string): TablePresence => {
    const forget = () => void tables.delete(tableId);
    const table = tables.get(tableId) ?? new TablePresence({ clock, openedMs, forget });
    tables.set(tableId, table);
    return table;
  };
  return {
    enter: (tableId, device) => opened(tableId).enter(device),
    expect: (tableId, players) => opened(tableId).expect(players),
    silentMs: (tableId, player) =>
      tables.get(tableId)?.silentMs(player) ?? clock.monotonicMs() - openedMs,
    spectators: (tableId) => tables.get(tableId)?.spectators() ?? 0,
    tell: (tableId, message) => tables.get(tableId)?.tell(message),
  };
}

interface Device {
  player: Player | undefined;
  isAnswering: boolean;
  readonly send: (message: ToClient) => void;
}

interface TablePresenceOptions {
  readonly clock: Clock;
  /** The start of this server, by the clock that never jumps: nobody was seen before. */
  readonly openedMs: number;
  readonly forget: () => void;
}

/** The presence of people at one table. */
class TablePresence {
  readonly #devices = new Set<Device>();
  /** The players without a device that answers, and since when, by the clock that never jumps. */
  readonly #silentSinceMs = new Map<Player, number>();
  readonly #options: TablePresenceOptions;
  /** Cancels the message about changes that will be sent soon. */
  #cancelTelling: (() => void) | undefined;
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
    const { clock, openedMs } = this.#options;
    if (this.#isHere(player)) return 0;
    return clock.monotonicMs() - (this.#silentSinceMs.get(player) ?? openedMs);
  }

  spectators(): number {
    return this.#answering().filter(({ player }) => player === undefined).length;
  }

  tell(message: ToClient): void {
    for (const { send } of this.#devices) send(message);
  }

  /** Changes a device. If its player has no other one, the player is silent since `sinceMs`. */
  #change(device: Device, change: () => unknown, sinceMs?: number): void {
    const before = device.player;
    change();
    for (const player of new Set([before, device.player])) this.#noteSilence(player, sinceMs);
    this.#cancelTelling ??= this.#options.clock.after(TOGETHER_MS, () => {
      this.#cancelTelling = undefined;
      this.tell(this.#message());
    });
  }

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
    this.#cancelTelling?.();
    this.#cancelTelling = undefined;
    this.#cancelForgetting?.();
    this.#cancelForgetting = clock.after(FORGET_MS, forget);
  }

  #answering(): readonly Device[] {
    return [...this.#devices].filter(({ isAnswering }) => isAnswering);
  }

  #isHere(player: Player): boolean {
    return this.#answering().some((each) => each.player === player);
  }

  #message(): ToClient {
    const { clock, openedMs } = this.#options;
    const nowMs = clock.nowMs();
    /** A time of day, from one of the clock that never jumps. */
    const timeOfDay = (atMs: number) =>
      Math.max(0, Math.round(nowMs - (clock.monotonicMs() - atMs)));
    const here = this.#answering().flatMap(({ player }) => player ?? []);
    return {
      kind: "presence",
      here: [...new Set(here)].toSorted((a, b) => a - b),
      silent: [...this.#silentSinceMs].map(([player, sinceMs]) => ({
        player,
        sinceMs: timeOfDay(sinceMs),
      })),
      watchedSinceMs: timeOfDay(openedMs),
      spectators: this.spectators(),
      nowMs,
    };
  }
}
