import { assert, type GameBox } from "@courtly/engine";
import {
  foldingOf,
  stageOf,
  UnfairDice,
  type Folding,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import { openConnection, type Connection, type ConnectionOptions } from "./connection.ts";
import { isForged, shareDuty, shareRequest, type ShareStore } from "./shares.ts";

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
  /** The dice are not those that were sealed. */
  | "unfair";

/** A table of a server, followed by its log. */
export interface TableClient extends Pick<Connection, "check" | "close" | "unanswered"> {
  readonly id: string;
  readonly connection: Connection["state"];
  readonly fault: () => TableFault | undefined;
  /** All entries so far with their states. The same array, which only grows. */
  readonly history: readonly LoggedState[];
  /** The latest state; `undefined` until the first entry has arrived. */
  readonly tableState: () => TableState | undefined;
  /** Whether all entries that were in the log at the last welcome have arrived. */
  readonly isCaughtUp: () => boolean;
  /** Sends a request; when this resolves, its entries are in `history`. */
  readonly ask: Connection["ask"];
}

export interface TableClientOptions extends Omit<ConnectionOptions, "onEntries"> {
  readonly id: string;
  /** Loads the rules of a game. */
  readonly loadGame: (gameId: string) => Promise<GameBox | undefined>;
  /** Stores the shares of this device; without a store, no share is drawn. */
  readonly shares: ShareStore | undefined;
}

/** Connects to a table and follows it. With the token of a seat, also adds the share of this device to the dice. */
export function openTableClient(options: TableClientOptions): TableClient {
  const { id, loadGame, shares, onChange, ...connecting } = options;
  const history: LoggedState[] = [];
  let fault: TableFault | undefined;
  let folding: Folding | undefined;
  let folded = Promise.resolve();

  const tableState = () => history.at(-1)?.tableState;
  const fail = (reason: TableFault) => {
    fault = reason;
    connection.close();
    onChange();
  };
  const load = async (first: Logged | undefined): Promise<Folding | undefined> => {
    assert(first?.entry.kind === "created", "a log begins with the creation of its table");
    // A game that cannot be fetched is missing like one that does not exist.
    const box = await loadGame(first.entry.game).catch(() => undefined);
    return box && foldingOf([box]);
  };
  const fold = async (entries: readonly Logged[], isLive: boolean) => {
    if (fault !== undefined) return;
    folding ??= await load(entries[0]);
    if (folding === undefined) {
      fail("missing");
      return;
    }
    try {
      for (const logged of entries)
        history.push({ logged, isLive, tableState: folding.fold(id, tableState(), logged) });
    } catch (error) {
      fail(error instanceof UnfairDice ? "unfair" : "outdated");
      return;
    }
    drawShare();
    onChange();
  };
  const connection = openConnection({
    ...connecting,
    onEntries: (entries, isLive) => {
      folded = folded.then(() => fold(entries, isLive));
    },
    onChange: () => {
      drawShare();
      onChange();
    },
  });
  const drawShare =
    shares === undefined
      ? () => undefined
      : shareDrawer({ connection, shares, tableState, onForged: () => fail("unfair") });
  return {
    id,
    connection: connection.state,
    unanswered: connection.unanswered,
    fault: () => fault,
    history,
    tableState,
    isCaughtUp: () => {
      const state = connection.state();
      return state.kind === "live" && history.length >= state.length;
    },
    ask: async (request) => {
      const refused = await connection.ask(request);
      await folded;
      return refused;
    },
    check: connection.check,
    close: connection.close,
  };
}

interface ShareDrawer {
  readonly connection: Connection;
  readonly shares: ShareStore;
  readonly tableState: () => TableState | undefined;
  readonly onForged: () => void;
}

/** Does the part of this device in the drawing of the dice, each request once. Safe to call at any time. */
function shareDrawer({ connection, shares, tableState, onForged }: ShareDrawer): () => void {
  const requested = new Set<string>();
  let isOver = false;
  return () => {
    const now = tableState();
    const state = connection.state();
    const player = state.kind === "live" ? state.player : undefined;
    if (isOver || now?.drawing === undefined || player === undefined) return;
    if (stageOf(now) !== "drawing") {
      isOver = true;
      shares.forget();
      return;
    }
    const duty = `${shareDuty(now.drawing, player)} ${now.drawing.again}`;
    if (requested.has(duty)) return;
    const request = shareRequest(now.drawing, player, shares);
    if (request === undefined) return;
    requested.add(duty);
    const ask = async () => {
      const refused = await connection.ask(request);
      const { drawing } = tableState() ?? {};
      if (refused === undefined && drawing !== undefined && isForged(drawing, player, request))
        onForged();
    };
    void ask();
  };
}
