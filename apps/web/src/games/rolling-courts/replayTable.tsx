import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { MarkedLines, ReplayTableProps } from "../../table/gameUi.ts";
import { classes } from "../../ui/drawings/named.ts";
import { useNarrow } from "./board/narrow.ts";
import { WideBoard } from "./board/wideBoard.tsx";
import { ActionTiles } from "./dice/actionTiles.tsx";
import { Dice } from "./dice/dice.tsx";
import { EndButton, MainButtonView, UndoButton } from "./dice/turnButtons.tsx";
import { homecomings as homecomingsPart, phoneBoard } from "./lazyParts.ts";
import {
  openTableModel,
  TableModelContext,
  useTableModel,
  type MarkedSteps,
} from "./model/tableModel.ts";
import { Players } from "./players/players.tsx";
import { PurseLine } from "./players/purse.tsx";
import "./table.css";
import "./dice/cloth.css";
import "./dice/dice.css";
import "./replayTable.css";

const DIE_PX = 40;
const NARROW_DIE_PX = 30;

/** The table of Rolling Courts in a replay: players, board and dice. A puzzle asks for the next actions. */
export function CourtsReplayTable({
  session,
  note,
  marked,
  isPuzzle = false,
}: ReplayTableProps<State, Action>) {
  const model = useMemo(
    () =>
      openTableModel(
        session,
        computed(() => firstSteps(marked.value)),
      ),
    [session, marked],
  );
  const isNarrow = useNarrow();
  const isAsked = session.view.value.waiting.kind === "person";
  return (
    <TableModelContext.Provider value={model}>
      <div
        class={classes(
          "courts-table courts-replay",
          isNarrow ? "narrow" : "wide",
          isPuzzle ? "is-puzzle" : undefined,
        )}
      >
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
          {isAsked ? <Decision /> : <p>{note}</p>}
        </section>
      </div>
    </TableModelContext.Provider>
  );
}

/** The buttons for what a puzzle asks; members move on the board. */
function Decision() {
  const { homecomings } = useTableModel();
  const isExamining = homecomings.value.length > 0;
  return (
    <div class="courts-replay-decision">
      {isExamining ? <homecomingsPart.Part /> : <ActionTiles />}
      <UndoButton isIcon />
      <EndButton />
      <MainButtonView isShort />
    </div>
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
