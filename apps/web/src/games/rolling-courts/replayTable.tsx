import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { MarkedLines, ReplayTableProps } from "../../table/gameUi.ts";
import { useNarrow } from "./board/narrow.ts";
import { WideBoard } from "./board/wideBoard.tsx";
import { Dice } from "./dice/dice.tsx";
import { phoneBoard } from "./lazyParts.ts";
import { openTableModel, TableModelContext, type MarkedSteps } from "./model/tableModel.ts";
import { Players } from "./players/players.tsx";
import { PurseLine } from "./players/purse.tsx";
import "./table.css";
import "./dice/cloth.css";
import "./dice/dice.css";
import "./replayTable.css";

const DIE_PX = 40;
const NARROW_DIE_PX = 30;

/** The table of Rolling Courts in a replay: players, board and dice. */
export function CourtsReplayTable({ session, note, marked }: ReplayTableProps<State, Action>) {
  const model = useMemo(
    () =>
      openTableModel(
        session,
        computed(() => firstSteps(marked.value)),
      ),
    [session, marked],
  );
  const isNarrow = useNarrow();
  return (
    <TableModelContext.Provider value={model}>
      <div class={`courts-table courts-replay ${isNarrow ? "narrow" : "wide"}`}>
        {isNarrow ? (
          <>
            <PurseLine />
            <phoneBoard.Part />
          </>
        ) : (
          <>
            <Players />
            <WideBoard />
          </>
        )}
        <section class="cloth courts-replay-cloth">
          <Dice size={isNarrow ? NARROW_DIE_PX : DIE_PX} />
          <p>{note}</p>
        </section>
      </div>
    </TableModelContext.Provider>
  );
}

/** The first steps of the lines: the others spend other dice. */
function firstSteps(lines: MarkedLines | undefined): MarkedSteps | undefined {
  if (lines === undefined) return undefined;
  const first = ([step]: readonly string[]) => {
    const action = step === undefined ? undefined : rollingCourts.notation.action.read(step);
    return action?.ok === true ? action.value : undefined;
  };
  return { seat: lines.seat, played: first(lines.played), best: first(lines.best) };
}
