import type { Action, State } from "@courtly/to-court-the-king";
import { useEffect, useMemo } from "preact/hooks";
import type { ReplayTableProps } from "../../table/gameUi.ts";
import { CourtView } from "./court/courtView.tsx";
import { Sheets } from "./court/sheets.tsx";
import { ClothView } from "./dice/clothView.tsx";
import { openTableModel } from "./model/tableModel.ts";
import { TableModelProvider } from "./model/tableModelContext.ts";
import { replayMarks } from "./replayMarks.tsx";
import { Players } from "./players/players.tsx";
import "./table.css";
import "./replayTable.css";

/** The table of To Court the King in a replay: players, court and cloth. */
export function KingReplayTable({ session, note, marked }: ReplayTableProps<State, Action>) {
  const model = useMemo(
    () => openTableModel(session, (opened) => replayMarks(opened, marked)),
    [session, marked],
  );
  useEffect(() => model.close, [model]);
  return (
    <TableModelProvider value={model}>
      <div class={`king-table king-replay is-${model.layout.value}`}>
        {/* It scrolls in a low window. */}
        <div class="king-replay-players" tabIndex={0}>
          <Players />
        </div>
        <CourtView />
        <ClothView />
        <p class="king-replay-note">{note}</p>
      </div>
      <Sheets />
    </TableModelProvider>
  );
}
