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
import type { Cast } from "./cast.ts";
import type { GameFace } from "./face.ts";
import { openSitting, summaryOf, type Ports, type Sitting } from "./sitting.ts";
import { TableScreen, type TableSurroundings } from "./tableScreen.tsx";

/** A table that somebody sits at. */
export interface OpenTable {
  readonly Screen: ComponentType<TableSurroundings>;
  readonly sitting: Pick<Sitting<never, never>, "close" | "card">;
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
  readonly summarise: (record: string, cast: Cast) => Result<Summary, RecordFault>;
  readonly open: (saved: SavedGame, ports: Ports) => Result<OpenTable, RecordFault>;
  /** Fetches what nobody needs for a first move. What does not come is asked for again when it is wanted. */
  readonly fetchLater: () => Promise<void>;
  /** For those who need its types: they are the same inside. */
  readonly withFace: <Made>(make: MakerOf<Made>) => Made;
}

export type MakerOf<Made> = <Setup, State, Action>(face: GameFace<Setup, State, Action>) => Made;

export function loaded<Setup, State, Action>(face: GameFace<Setup, State, Action>): LoadedGame {
  return {
    box: boxed(face.game),
    fetchLater: () => face.fetchLater().catch(() => undefined),
    withFace: (make) => make(face),
    firstRecord: ({ names, start, rules, board, dice }) => {
      const setup = readOpening(face.game, { players: names.length, start, rules, board });
      assert(setup.ok, "the choices of the setup make a game");
      return openTable(face.game, { names, dice }, setup.value).record();
    },
    summarise: (record, cast) => {
      const reading = readRecord(record, [boxed(face.game)]);
      return reading.ok ? ok(summaryOf(face, reading.value.table, cast)) : reading;
    },
    open: (saved, ports) => {
      const sitting = openSitting(face, saved, ports);
      if (!sitting.ok) return sitting;
      const { value } = sitting;
      return ok({
        sitting: value,
        Screen: (props) => <TableScreen face={face} sitting={value} {...props} />,
      });
    },
  };
}
