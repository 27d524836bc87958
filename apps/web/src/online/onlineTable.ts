import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { assert } from "@courtly/engine";
import {
  foldingOf,
  stageOf,
  UnfairDice,
  type Folding,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { findGame } from "../games/index.ts";
import { newId } from "../ui/newId.ts";
import type { LoadedGame } from "../table/loadedGame.tsx";
import { dutyOf, isForged, wishFor, type Shares } from "./duty.ts";
import { openLine, type Line, type LineState } from "./line.ts";
import { forgetShares, keepShare, seatAt, shareBehind } from "./seatBook.ts";
import { socketAddress } from "./seatApi.ts";

/** An entry of the log, and the table as it stood right after it. */
export interface Moment {
  readonly logged: Logged;
  readonly tableState: TableState;
  /** It happened while we looked on. */
  readonly isNews: boolean;
}

/** Why a table cannot be shown any further. */
export type TableFault =
  /** The game did not load. */
  | "missing"
  /** The log makes no sense to this page: the server has become another one. */
  | "outdated"
  /** The dice are not those that were sealed. */
  | "unfair";

/** A table somewhere else, as far as its log has come here. */
export interface OnlineTable {
  readonly id: string;
  readonly line: ReadonlySignal<LineState>;
  readonly unanswered: Line["unanswered"];
  /** The game's own rules and table, once they are here. */
  readonly game: ReadonlySignal<LoadedGame | undefined>;
  readonly fault: ReadonlySignal<TableFault | undefined>;
  /** All that happened. It only grows; `length` says when. */
  readonly moments: readonly Moment[];
  readonly length: ReadonlySignal<number>;
  /** Whether all that had happened before we came is here. */
  readonly isCaughtUp: ReadonlySignal<boolean>;
  readonly tableState: () => TableState | undefined;
  readonly ask: Line["ask"];
  readonly close: () => void;
}

/** Looks on at a table; with a seat of this device, also draws its share of the dice. */
export function openOnlineTable(id: string, token: string | undefined): OnlineTable {
  const moments: Moment[] = [];
  const length = signal(0);
  const game = signal<LoadedGame | undefined>(undefined);
  const fault = signal<TableFault | undefined>(undefined);
  let folding: Folding | undefined;
  let arrived = Promise.resolve();
  const tableState = () => moments.at(-1)?.tableState;
  const fail = (reason: TableFault) => {
    fault.value = reason;
    line.close();
  };
  const fold = async (entries: readonly Logged[], isNews: boolean) => {
    if (fault.value !== undefined) return;
    if (folding === undefined) {
      game.value = await gameOf(entries[0]);
      if (game.value === undefined) {
        fail("missing");
        return;
      }
      folding = foldingOf([game.value.box]);
    }
    try {
      for (const logged of entries)
        moments.push({ logged, isNews, tableState: folding.fold(id, tableState(), logged) });
    } catch (error) {
      fail(error instanceof UnfairDice ? "unfair" : "outdated");
    }
    length.value = moments.length;
    serve();
  };
  const line = openLine({
    token,
    dial: () => new WebSocket(socketAddress(id)),
    newKey: newId,
    onEntries: (entries, isNews) => {
      arrived = arrived.then(() => fold(entries, isNews));
    },
  });
  const serve = drawerAt({ id, line, tableState, onForged: () => fail("unfair") });
  const stop = line.state.subscribe(serve);
  return {
    id,
    line: line.state,
    unanswered: line.unanswered,
    game,
    fault,
    moments,
    length,
    isCaughtUp: computed(
      () => line.state.value.kind === "live" && length.value >= line.state.value.length,
    ),
    tableState,
    ask: async (wish) => {
      const refused = await line.ask(wish);
      await arrived; // what came of it can be seen
      return refused;
    },
    close: () => {
      stop();
      line.close();
    },
  };
}

interface DrawerOptions {
  readonly id: string;
  readonly line: Line;
  readonly tableState: () => TableState | undefined;
  readonly onForged: () => void;
}

/** Does this device's part in the drawing of the dice, each thing once, whenever it is called. */
function drawerAt({ id, line, tableState, onForged }: DrawerOptions): () => void {
  const served = new Set<string>();
  let isOver = false;
  const shares: Shares = {
    draw: () => {
      const share = drawSecret();
      keepShare({ table: id, seal: seal(share), share: writeSecret(share) });
      return share;
    },
    behind: (text) => shareBehind(id, text),
  };
  return () => {
    const now = tableState();
    const { value: state } = line.state;
    const player = state.kind === "live" ? state.player : undefined;
    if (isOver || now?.drawing === undefined || player === undefined) return;
    if (stageOf(now) !== "drawing") {
      isOver = true;
      forgetShares(id);
      return;
    }
    const mark = `${dutyOf(now.drawing, player)} ${now.drawing.again}`;
    if (served.has(mark)) return;
    const wish = wishFor(now.drawing, player, shares);
    if (wish === undefined) return;
    served.add(mark);
    const ask = async () => {
      const refused = await line.ask(wish);
      const { drawing } = tableState() ?? {};
      if (refused === undefined && drawing !== undefined && isForged(drawing, player, wish))
        onForged();
    };
    void ask();
  };
}

/** The game of a log that begins here, with all its parts: it may be in its final round already. */
async function gameOf(first: Logged | undefined): Promise<LoadedGame | undefined> {
  assert(first?.entry.kind === "created", "a log begins with its table");
  try {
    const game = await findGame(first.entry.game)?.load();
    await game?.fetchLazyParts();
    return game;
  } catch {
    return undefined;
  }
}

/** The seat that this device has at a table, if it is to be used. */
export function tokenAt(table: string, isWatching: boolean): string | undefined {
  return isWatching ? undefined : seatAt(table)?.token;
}
