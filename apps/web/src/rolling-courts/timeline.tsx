import { capital, counted, pointsOf } from "@courtly/rolling-courts";
import { Line } from "../drawings/lines.tsx";
import { Shield } from "../drawings/shield.tsx";
import { useDesk } from "./desk.ts";
import { seatInHand } from "./family.ts";
import { courtsFull, PHASES, phaseOf, type Phase } from "./phases.ts";
import { whoIs } from "./colours.ts";
import { signed } from "./words.ts";
import "./timeline.css";

const NAMES: Readonly<Record<Phase, string>> = {
  moves: "Moves",
  dig: "Dig deeper",
  examine: "Examine mines",
};

/** The parts of a round, and how near the end is. */
export function Timeline() {
  const { state, motion } = useDesk();
  const now = phaseOf(state.value, motion.isDigging.value);
  const { full, needed } = courtsFull(state.value);
  return (
    <div class="courts-timeline">
      <ol class="courts-phases" role="list" aria-label="This round">
        {PHASES.map((phase, index) => (
          <li key={phase} aria-current={phase === now ? "step" : undefined}>
            {index > 0 && <Line name="chevron-right" size={15} />}
            <span>{NAMES[phase]}</span>
          </li>
        ))}
      </ol>
      <p class="courts-toward-end">
        <span>Courts full</span>
        {Array.from({ length: needed }, (_, index) => (
          <i key={index} class={index < full ? "full" : undefined} />
        ))}
        <b>
          {full} of {needed}
        </b>
      </p>
    </div>
  );
}

/** On a phone: the other families, with their points. */
export function Rivals() {
  const { state, cast, preview } = useDesk();
  const own = seatInHand(state.value, cast);
  const seats = [...cast.shields.keys()].filter((seat) => seat !== own);
  return (
    <ul class="courts-rivals" role="list" aria-label="The others">
      {seats.map((seat) => {
        const tincture = cast.shields[seat] ?? "azure";
        const points = pointsOf(state.value, seat);
        const change = preview.value?.points[seat] ?? 0;
        const isActing = state.value.toAct === seat && state.value.stage.kind !== "over";
        return (
          <li key={seat} class={isActing ? "acting" : undefined}>
            <Shield
              tincture={tincture}
              size={30}
              label={`${capital(whoIs(state.value, cast, seat))}, ${counted(points, "point")}`}
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
