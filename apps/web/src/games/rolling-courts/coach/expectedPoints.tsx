import type { BySeat, Seat } from "@courtly/engine";
import { capital } from "@courtly/rolling-courts";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { whoAt } from "../board/colours.ts";
import type { TableModel } from "../model/tableModel.ts";
import { words as tableWords } from "../words/index.ts";
import { words } from "./words/index.ts";
import "./expectedPoints.css";

interface ExpectedPointsProps {
  readonly model: TableModel;
  readonly points: BySeat<number>;
}

/** The points that each family can expect at the end of the game, the most first. */
export function ExpectedPoints({ model: { state, roster }, points }: ExpectedPointsProps) {
  const most = Math.max(1, ...points);
  const seats: readonly Seat[] = [...points.keys()].toSorted(
    (a, b) => (points[b] ?? 0) - (points[a] ?? 0),
  );
  return (
    <section>
      <h3 class="eyebrow">{words().courts.expected}</h3>
      <ul class="courts-expected" role="list">
        {seats.map((seat) => {
          const tincture = roster.shields[seat] ?? "azure";
          const expected = points[seat] ?? 0;
          return (
            <li key={seat}>
              <Shield tincture={tincture} size={18} />
              <span>{capital(tableWords().who(whoAt(state.value, roster, seat)))}</span>
              <i class="coach-bar" aria-hidden="true">
                <i
                  style={{
                    width: `${(100 * expected) / most}%`,
                    background: `var(--${tincture}-fill)`,
                  }}
                />
              </i>
              <b>{Math.round(expected)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
