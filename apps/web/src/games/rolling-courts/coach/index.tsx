// The coach is loaded after the table. This import lets the bundler put shared code into the file of the table.
import "../index.ts";
import type { CourtsCoach } from "../model/coach.ts";
import type { TableModel } from "../model/tableModel.ts";
import { CoachLine, CoachPanel, PlayStep } from "../../../table/coach/frame.tsx";
import { settings } from "../../../settings/settings.ts";
import { thinkAt, type CourtsThoughts } from "./courtsCoach.ts";
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
        played={thoughts.isPlaying.value ? playedAt(model) : 0}
        beside={<BesideLine thoughts={thoughts} />}
      >
        <CourtsAdvice thoughts={thoughts} />
      </CoachLine>
    ),
    close: thoughts.close,
  };
}

/** The button that plays the step in the line. */
function BesideLine({ thoughts }: { readonly thoughts: CourtsThoughts }) {
  const { isPlaying, advised, playNext } = thoughts;
  if (!isPlaying.value || settings.value.coach !== "best") return <></>;
  return <PlayStep isReady={advised.value !== undefined} onPlay={playNext} />;
}

function playedAt({ view, state }: TableModel): number {
  const { steps } = view.value;
  return steps.length - steps.findLastIndex(({ before }) => before.toAct !== state.value.toAct);
}

// In the same file as the coach, whose words it uses.
export { courtsAnalysisUi } from "./analysisUi.tsx";
