import type { GameBox, Player } from "@courtly/engine";
import {
  BrokenRules,
  foldingOf,
  UnfairDice,
  type Folding,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import { openConnection, type Connection, type ConnectionOptions } from "./connection.ts";
import { isCaughtUpWith } from "./connectionState.ts";
import { openFairnessCheck, ownShareOf, type OwnShare, type Unfairness } from "./fairness.ts";
import { openLogMemory, type LogMemory, type LogStore, type SignedLog } from "./logs.ts";
import type { Terms } from "./terms.ts";
import { openShareDrawer, type ShareFault } from "./shareDrawer.ts";
import type { ShareStore } from "./shares.ts";

/** An entry of the log, and the state of the table right after it. */
export interface LoggedState {
  readonly logged: Logged;
  readonly tableState: TableState;
  /** The entry was appended while this client was connected. */
  readonly isLive: boolean;
}

/** The reason why a table cannot be followed any further. */
export type TableFault =
  /** The game could not be loaded. */
  | "missing"
  /** The log cannot be folded by this client: the server has another version. */
  | "outdated"
  /** The server has chosen or changed the dice, or tried to. */
  | "unfair"
  /** The log has a move or roll that the rules do not allow: the server breaks them, or has a newer version. */
  | "brokenRules"
  /** The server has less of the log than this device has seen, or another one: most likely it was restored from an older copy. */
  | "restored";

/** A table of a server, followed by its log. */
export interface TableClient extends Pick<
  Connection,
  "check" | "close" | "unanswered" | "say" | "presence"
> {
  readonly id: string;
  readonly connection: Connection["state"];
  readonly fault: () => TableFault | undefined;
  /** The way in which the dice are unfair, if that is the fault and this client has found it by itself. */
  readonly unfairness: () => Unfairness | undefined;
  /** The share of this device in the dice; `undefined` for a spectator. */
  readonly ownShare: () => OwnShare | undefined;
  /** The reason why the others wait for this device, if it cannot do its part in the drawing. */
  readonly shareFault: () => ShareFault | undefined;
  /** Tries again to do the part of this device in the drawing, for example after space was freed. */
  readonly retryShare: () => void;
  /** All entries so far with their states. The same array, which only grows. */
  readonly history: readonly LoggedState[];
  /** The latest state; `undefined` until the first entry has arrived. */
  readonly tableState: () => TableState | undefined;
  /** Whether all entries that were in the log at the last welcome have arrived. */
  readonly isCaughtUp: () => boolean;
  /** Agrees to go on without the shares that are late. */
  readonly agree: () => ReturnType<Connection["ask"]>;
  /** The longest log of this table that the server has signed for this device, also on an earlier visit. */
  readonly signedLog: () => SignedLog | undefined;
  /** Sends a request; when this resolves, its entries are in `history`. */
  readonly ask: Connection["ask"];
}

const MONOTONIC_MS = () => performance.now();

export interface TableClientOptions extends Omit<ConnectionOptions, "onEntries" | "lengthSeen"> {
  readonly id: string;
  /** Loads the rules of a game. */
  readonly loadGame: (gameId: string) => Promise<GameBox | undefined>;
  /** Stores the shares of this device; without a store, no share is drawn. */
  readonly shares: ShareStore | undefined;
  /** Stores the signed log of this device; without a store, a lost game cannot go on from it. */
  readonly logs?: LogStore | undefined;
  /** The table from which a server has led this device here: the game must go on from there. */
  readonly continues?: string | undefined;
  /** The terms to which the player of this device has agreed: the table must fulfil them. A host may change them in the lobby. */
  readonly terms?: (() => Terms | undefined) | undefined;
  /** A clock that never jumps, in milliseconds. */
  readonly monotonicMs?: () => number;
}

/** Connects to a table and follows it. With the token of a seat, also adds the share of this device to the dice. */
export function openTableClient(options: TableClientOptions): TableClient {
  const { id, shares, onChange } = options;
  const drawAndTell = () => {
    if (fault() === undefined) sharing?.draw();
    onChange();
  };
  const followed = followTable({ ...options, onChange: drawAndTell });
  const { connection, log, memory, player, fault, unfairness, folded } = followed;
  const { tableState, history } = log;
  const isCaughtUp = () => isCaughtUpWith(connection.state(), history.length);
  const sharing = shares && openShareDrawer({ connection, shares, player, isCaughtUp, ...log });
  return {
    id,
    connection: connection.state,
    unanswered: connection.unanswered,
    fault,
    signedLog: memory.signed,
    unfairness,
    ownShare: () => ownShareOf(tableState(), player()),
    history,
    tableState,
    isCaughtUp,
    shareFault: () => sharing?.fault(),
    retryShare: drawAndTell,
    agree: async () => {
      const refused = await sharing?.agree();
      await folded();
      onChange();
      return refused;
    },
    ask: async (request) => {
      const refused = await connection.ask(request);
      await folded();
      return refused;
    },
    say: connection.say,
    presence: connection.presence,
    check: connection.check,
    close: connection.close,
  };
}

/** Connects to a table, and checks and folds its entries until a fault is found. */
function followTable(options: TableClientOptions) {
  const { id, logs, onChange, monotonicMs = MONOTONIC_MS } = options;
  /** Resolves when all entries that have arrived are folded. */
  let folded = Promise.resolve();
  let { seat } = options;
  // The seat is remembered: entries may be folded after the connection is lost.
  const player = () => {
    const state = connection.state();
    if (state.kind === "live") seat = state.player;
    return seat;
  };
  const log = openLog({ ...options, player });
  const memory = openLogMemory({
    id,
    logs,
    history: log.history,
    connection: { state: () => connection.state(), signature: () => connection.signature() },
  });
  const take = async (entries: readonly Logged[], arrival: Arrival) => {
    if (await log.fold(entries, arrival)) memory.update();
    if (faults.fault() !== undefined) connection.close();
    onChange();
  };
  const connection = openConnection({
    ...options,
    lengthSeen: memory.lengthSeen,
    onEntries: (entries, isLive) => {
      const arrival = { isLive, atMs: monotonicMs() };
      folded = folded.then(() => take(entries, arrival));
    },
  });
  const faults = faultsOf({ log, connection, memory });
  return { connection, log, memory, player, ...faults, folded: () => folded };
}

interface Judging {
  readonly log: ReturnType<typeof openLog>;
  readonly connection: Pick<Connection, "state">;
  readonly memory: Pick<LogMemory, "isRestored">;
}

/** The faults of a table, from its log, its connection, and what this device has seen of it before. */
function faultsOf({ log, connection, memory }: Judging): Pick<TableClient, "fault" | "unfairness"> {
  const unfairness = () =>
    log.unfairness() ?? (connection.state().kind === "otherSeat" ? "otherSeat" : undefined);
  return {
    unfairness,
    fault: () => {
      if (log.fault() !== undefined) return log.fault();
      if (unfairness() !== undefined) return "unfair";
      return memory.isRestored() ? "restored" : undefined;
    },
  };
}

interface LogOptions extends Pick<
  TableClientOptions,
  "id" | "loadGame" | "shares" | "logs" | "continues" | "terms"
> {
  readonly player: () => Player | undefined;
}

/** The arrival of entries at this device. They may be folded much later: the game is loaded first. */
interface Arrival {
  readonly isLive: boolean;
  /** The time by a clock that never jumps. */
  readonly atMs: number;
}

/** Folds the entries of a log as they come, and checks that they are fair. Nothing is folded after a fault. */
function openLog(options: LogOptions) {
  const { id, loadGame, player } = options;
  const history: LoggedState[] = [];
  let fault: TableFault | undefined;
  let unfairness: Unfairness | undefined;
  let box: GameBox | undefined;
  let folding: Folding | undefined;

  let arrivedAtMs = 0;
  const check = openFairnessCheck({ ...options, box: () => box, monotonicMs: () => arrivedAtMs });
  const tableState = () => history.at(-1)?.tableState;
  const load = async (first: Logged | undefined): Promise<TableFault | undefined> => {
    if (first?.entry.kind !== "created") return "unfair";
    try {
      box = await loadGame(first.entry.game);
    } catch {
      box = undefined; // a game that cannot be fetched is missing like one that does not exist
    }
    folding = box && foldingOf([box]);
    return folding === undefined ? "missing" : undefined;
  };
  const foldAll = (entries: readonly Logged[], isLive: boolean): TableFault | undefined => {
    for (const logged of entries) {
      try {
        const next = folding?.fold(id, tableState(), logged);
        if (next === undefined) return "missing";
        history.push({ logged, isLive, tableState: next });
        unfairness = check.after(next, logged, { player: player(), isLive });
      } catch (error) {
        if (error instanceof UnfairDice) return "unfair";
        return error instanceof BrokenRules ? "brokenRules" : "outdated";
      }
      if (unfairness !== undefined) return "unfair";
    }
    return undefined;
  };
  return {
    history,
    tableState,
    sealedLog: check.sealedLog,
    fault: () => fault,
    unfairness: () => unfairness,
    /** Folds the next entries. Resolves with false if the log has a fault. */
    fold: async (entries: readonly Logged[], { isLive, atMs }: Arrival): Promise<boolean> => {
      if (fault !== undefined) return false;
      fault = folding === undefined ? await load(entries[0]) : undefined;
      arrivedAtMs = atMs;
      fault ??= foldAll(entries, isLive);
      return fault === undefined;
    },
  };
}
