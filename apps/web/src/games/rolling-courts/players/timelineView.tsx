import { goldOf, pointsOf, tokensInHand } from "@courtly/rolling-courts";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { Coin, Meeple } from "../../../ui/drawings/ornaments.tsx";
import { Badged } from "../../../table/badged.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { useTableModel } from "../model/tableModel.ts";
import { isOtherFamily, rivalsOf } from "../model/family.ts";
import { courtsFull, PHASES, phaseOf } from "../model/phases.ts";
import { FamilyButton } from "./familyButton.tsx";
import { signed } from "@courtly/coach/rolling-courts/words/amounts";
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
  const { state, roster, preview, view } = useTableModel();
  const seats = rivalsOf(state.value, roster);
  return (
    <ul class="courts-rivals" role="list" aria-label={words().bar.others}>
      {seats.map((seat) => {
        const tincture = roster.shields[seat] ?? "azure";
        const points = pointsOf(state.value, seat);
        const change = preview.value?.points[seat] ?? 0;
        const isActing = state.value.toAct === seat && state.value.stage.kind !== "over";
        const isAlsoYours = isOtherFamily(state.value, roster, seat);
        return (
          <li key={seat} class={isActing ? "acting" : undefined} data-purse={seat}>
            <FamilyButton seat={seat} class="courts-rival">
              <Badged player={view.value.table.playerOf(seat)}>
                <Shield tincture={tincture} size={30} />
              </Badged>
              {isAlsoYours && <i class="courts-also">{words().players.alsoYours}</i>}
              <b class={change === 0 ? undefined : "change"}>
                {change === 0 ? points : signed(change)}
              </b>
            </FamilyButton>
          </li>
        );
      })}
    </ul>
  );
}

/** The gold of the other families and their members at home, on a phone with room for them. */
export function RivalPurses() {
  const { state, roster } = useTableModel();
  return (
    <ul class="courts-rival-purses" role="list" aria-label={words().bar.others}>
      {rivalsOf(state.value, roster).map((seat) => (
        <li key={seat}>
          <FamilyButton seat={seat} class="courts-rival-purse">
            <Shield tincture={roster.shields[seat] ?? "azure"} size={20} />
            <Coin amount={goldOf(state.value, seat)} size={22} />
            <Meeple size={15} />
            {tokensInHand(state.value, seat)}
          </FamilyButton>
        </li>
      ))}
    </ul>
  );
}
