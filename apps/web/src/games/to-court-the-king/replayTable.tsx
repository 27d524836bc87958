import type { Action, State } from "@courtly/to-court-the-king";
import { useEffect, useMemo } from "preact/hooks";
import type { NextRoll, ReplayTableProps } from "../../table/gameUi.ts";
import { FlatDie } from "../../ui/drawings/dice.tsx";
import { classes } from "../../ui/drawings/named.ts";
import { CourtView } from "./court/courtView.tsx";
import { Sheets } from "./court/sheets.tsx";
import { Actions } from "./dice/actions.tsx";
import { ClothView } from "./dice/clothView.tsx";
import { openTableModel } from "./model/tableModel.ts";
import { TableModelProvider } from "./model/tableModelContext.ts";
import { replayMarks } from "./replayMarks.tsx";
import { Characters } from "./players/characters.tsx";
import { Players } from "./players/players.tsx";
import "./table.css";
import "./replayTable.css";

/** The table of To Court the King in a replay: players, court and cloth. A puzzle asks for the next actions. */
export function KingReplayTable({
  session,
  note,
  marked,
  nextRoll,
  isPuzzle = false,
}: ReplayTableProps<State, Action>) {
  const model = useMemo(
    () => openTableModel(session, (opened) => replayMarks(opened, marked)),
    [session, marked],
  );
  useEffect(() => model.close, [model]);
  const layout = model.layout.value;
  return (
    <TableModelProvider value={model}>
      <div
        class={classes(
          "king-table king-replay",
          `is-${layout}`,
          isPuzzle ? "is-puzzle" : undefined,
        )}
      >
        {!isPuzzle && (
          // It scrolls in a low window.
          <div class="king-replay-players" tabIndex={0}>
            <Players />
          </div>
        )}
        <CourtView />
        <ClothView />
        {isPuzzle && layout === "wide" && <Characters />}
        {layout === "stacked" && model.isPlaying.value && <Actions isBar />}
        {layout !== "sideways" && nextRoll?.value !== undefined && (
          <ThenRolled {...nextRoll.value} />
        )}
        <p class="king-replay-note">{note}</p>
      </div>
      <Sheets />
    </TableModelProvider>
  );
}

function ThenRolled({ title, faces, luck }: NextRoll) {
  return (
    <div class="king-then-rolled">
      <p>{title}</p>
      <p>
        {faces.map((face, at) => (
          <FlatDie face={face} size={20} label={String(face)} key={at} />
        ))}
      </p>
      {luck !== undefined && <p>{luck}</p>}
    </div>
  );
}
