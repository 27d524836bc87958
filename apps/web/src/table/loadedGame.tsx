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

/** A table that somebody sits at. */
export interface OpenTable {
  readonly Screen: ComponentType<TableSurroundings>;
  readonly session: Pick<GameSession<never, never>, "close" | "card">;
}

export interface NewGame extends Variant {
  readonly names: ByPlayer<string>;
  readonly start: Seat;
  /** How the dice are made, if they are sealed. */
  readonly dice?: string | undefined;
}

/** A game with its types closed over. */
export interface LoadedGame {
  readonly box: GameBox;
  /** The record of a game that begins; the opening comes from our own choices. */
  readonly firstRecord: (game: NewGame) => string;
  readonly summarise: (record: string, roster: Roster) => Result<Summary, RecordFault>;
  readonly open: (saved: SavedGame, ports: Ports) => Result<OpenTable, RecordFault>;
  /** Fetches what nobody needs for a first move. What does not come is asked for again when it is wanted. */
  readonly fetchLazyParts: () => Promise<void>;
  /** For those who need its types: they are the same inside. */
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
      assert(setup.ok, "the choices of the setup make a game");
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
