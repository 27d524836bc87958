import type { TableState } from "@courtly/protocol";
import type { ComponentType } from "preact";
import type { Roster } from "../table/roster.ts";
import type { ChronicleEntry } from "../table/gameUi.ts";
import type { MakerOf } from "../table/loadedGame.tsx";
import type { Waiting } from "../table/session.ts";
import { TableScreen, type TableSurroundings } from "../table/tableScreen.tsx";
import { OnlineSession, type Onlooker } from "./onlineSession.ts";
import type { OnlineTable } from "./onlineTable.ts";

/** An online game, with the types of its state and actions hidden. */
export interface SeatedTable {
  readonly roster: Roster;
  readonly Screen: ComponentType<TableSurroundings>;
  /** The player or event that the shown table waits for. */
  readonly waiting: () => Waiting;
  readonly record: () => string;
  /** The chronicle after a number of steps of the game, the latest entry first. */
  readonly chronicleSince: (steps: number) => readonly ChronicleEntry[];
  readonly close: () => void;
}

/** Makes a session and a screen for a player or a spectator, from the current state of the table. */
export function seatedAt(
  table: OnlineTable,
  tableState: TableState,
  onlooker: Onlooker,
): MakerOf<SeatedTable> {
  return (ui) => {
    const session = new OnlineSession(ui, table, onlooker, tableState);
    return {
      roster: onlooker.roster,
      Screen: (props) => <TableScreen ui={ui} session={session} {...props} />,
      waiting: () => session.view.value.waiting,
      record: session.record,
      chronicleSince: (steps) =>
        session.view
          .peek()
          .steps.slice(steps)
          .flatMap((step) => ui.chronicle(step, onlooker.roster))
          .toReversed(),
      close: session.close,
    };
  };
}
