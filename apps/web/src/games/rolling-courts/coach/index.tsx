// The coach is loaded after the table. This import lets the bundler put shared code into the file of the table.
import "../index.ts";
import { spendingOf, type State } from "@courtly/rolling-courts";
import type { CourtsCoach } from "../model/coach.ts";
import type { TableModel } from "../model/tableModel.ts";
import { CoachLine, CoachPanel } from "../../../table/coach/frame.tsx";
import { thinkAt } from "./courtsCoach.ts";
import { spokenThoughts } from "./spokenThoughts.ts";
import { briefDetail, briefOf, CourtsAdvice } from "./courtsPanel.tsx";

/** Opens the coach at a table of Rolling Courts. */
export function openCourtsCoach(model: TableModel): CourtsCoach {
  const thoughts = thinkAt(model);
  return {
    playNext: thoughts.playNext,
    spoken: () => spokenThoughts(thoughts),
    advised: thoughts.advised,
    Panel: () => (
      <CoachPanel>
        <CourtsAdvice thoughts={thoughts} />
      </CoachPanel>
    ),
    Line: () => (
      <CoachLine
        brief={briefOf(thoughts)}
        detail={briefDetail(thoughts)}
        throws={thoughts.isPlaying.value ? throwsAt(model.state.value) : 0}
      >
        <CourtsAdvice thoughts={thoughts} />
      </CoachLine>
    ),
    close: thoughts.close,
  };
}

function throwsAt(state: State): number {
  return typeof spendingOf(state)?.dice === "object" ? 1 : 0;
}
