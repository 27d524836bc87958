import {
  assert,
  boxed,
  ok,
  openTable,
  readOpening,
  readRecord,
  type ByPlayer,
  type GameBox,
  type RecordFault,
  type Result,
  type Seat,
  type Variant,
} from "@courtly/engine";
import type { ComponentType } from "preact";
import type { SavedGame, Summary } from "../local/savedGame.ts";
import type { Roster } from "./roster.ts";
import type { GameUi } from "./gameUi.ts";
import { openLocalSession, type Ports } from "../local/localSession.ts";
import { summaryOf, type GameSession } from "./session.ts";
import { TableScreen, type TableSurroundings } from "./tableScreen.tsx";

/** A table that is open: its screen and its session. */
export interface OpenTable {
  readonly Screen: ComponentType<TableSurroundings>;
  readonly session: Pick<GameSession<never, never>, "close" | "card">;
}

export interface NewGame extends Variant {
  readonly names: ByPlayer<string>;
  readonly start: Seat;
  /** The `dice` line of the record, if the dice are sealed. */
  readonly dice?: string | undefined;
}

/** A game whose type parameters are hidden from the code that uses it. */
export interface LoadedGame {
  readonly box: GameBox;
  /** The record of a new game. Its opening comes from the choices of the setup, so it is always valid. */
  readonly firstRecord: (game: NewGame) => string;
  readonly summarise: (record: string, roster: Roster) => Result<Summary, RecordFault>;
  readonly open: (saved: SavedGame, ports: Ports) => Result<OpenTable, RecordFault>;
  /** Fetches the parts that a first move does not need. Parts that fail are fetched again when they are wanted. */
  readonly fetchLazyParts: () => Promise<void>;
  /** Calls a function that needs the types of the game. */
  readonly withUi: <Made>(make: MakerOf<Made>) => Made;
}

export type MakerOf<Made> = <Setup, State, Action>(ui: GameUi<Setup, State, Action>) => Made;

export function loaded<Setup, State, Action>(ui: GameUi<Setup, State, Action>): LoadedGame {
  return {
    box: boxed(ui.game),
    fetchLazyParts: () => ui.fetchLazyParts().catch(() => undefined),
    withUi: (make) => make(ui),
    firstRecord: ({ names, start, rules, board, dice }) => {
      const setup = readOpening(ui.game, { players: names.length, start, rules, board });
      assert(setup.ok, "the choices of the setup are a valid opening");
      return openTable(ui.game, { names, dice }, setup.value).record();
    },
    summarise: (record, roster) => {
      const reading = readRecord(record, [boxed(ui.game)]);
      return reading.ok ? ok(summaryOf(ui, reading.value.table, roster)) : reading;
    },
    open: (saved, ports) => {
      const session = openLocalSession(ui, saved, ports);
      if (!session.ok) return session;
      const { value } = session;
      return ok({
        session: value,
        Screen: (props) => <TableScreen ui={ui} session={value} {...props} />,
      });
    },
  };
}
