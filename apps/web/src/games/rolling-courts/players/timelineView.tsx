import { pointsOf } from "@courtly/rolling-courts";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { useTableModel } from "../model/tableModel.ts";
import { seatInHand } from "../model/family.ts";
import { courtsFull, PHASES, phaseOf } from "../model/phases.ts";
import { whoAt } from "../board/colours.ts";
import { signed } from "./signed.ts";
import { words } from "../words/index.ts";
import "./timeline.css";

/** The parts of a round, and how near the end is. */
export function TimelineView() {
  const { state, motion } = useTableModel();
  const now = phaseOf(state.value, motion.isDigging.value);
  const { full, needed } = courtsFull(state.value);
  const { bar, phases } = words();
  return (
    <div class="courts-timeline">
      <ol class="courts-phases" role="list" aria-label={bar.thisRound}>
        {PHASES.map((phase, index) => (
          <li key={phase} aria-current={phase === now ? "step" : undefined}>
            {index > 0 && <LineIcon name="chevron-right" size={15} />}
            <span>{phases[phase]}</span>
          </li>
        ))}
      </ol>
      <p class="courts-toward-end">
        <span>{bar.courtsFull}</span>
        {Array.from({ length: needed }, (_, index) => (
          <i key={index} class={index < full ? "full" : undefined} />
        ))}
        <b>{bar.full(full, needed)}</b>
      </p>
    </div>
  );
}

/** The other families with their points, on a phone. */
export function Rivals() {
  const { state, roster, preview } = useTableModel();
  const own = seatInHand(state.value, roster);
  const seats = [...roster.shields.keys()].filter((seat) => seat !== own);
  return (
    <ul class="courts-rivals" role="list" aria-label={words().bar.others}>
      {seats.map((seat) => {
        const tincture = roster.shields[seat] ?? "azure";
        const points = pointsOf(state.value, seat);
        const change = preview.value?.points[seat] ?? 0;
        const isActing = state.value.toAct === seat && state.value.stage.kind !== "over";
        return (
          <li key={seat} class={isActing ? "acting" : undefined}>
            <Shield
              tincture={tincture}
              size={30}
              label={words().bar.rival(whoAt(state.value, roster, seat), points)}
            />
            <b class={change === 0 ? undefined : "change"} aria-hidden="true">
              {change === 0 ? points : signed(change)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
