import { classes } from "../../ui/drawings/named.ts";
import type { Insight, Mark } from "./insight.ts";
import { MARK_KINDS, MarkIcon, type MarkKind } from "./markIcon.tsx";
import { signedPoints } from "./points.ts";
import { words } from "../words/index.ts";

const LUCK: ReadonlySet<MarkKind> = new Set(["great", "bad"]);

interface LaneProps {
  readonly insight: Insight;
  readonly lane: "luck" | "decisions";
  readonly place: number;
  readonly end: number;
  readonly onGo: (place: number) => void;
}

/** The marks above the curve (luck) or below it (decisions). A tap anywhere in the lane selects the nearest. */
export function Lane({ insight, lane, place, end, onGo }: LaneProps) {
  const { shown, kinds } = insight;
  const marks = (shown.value?.marks ?? []).filter(
    ({ kind }) => LUCK.has(kind) === (lane === "luck"),
  );
  const max = Math.max(1, end);
  const press = (event: MouseEvent) => {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const at = (max * (event.clientX - left)) / width;
    const shownMarks = marks.filter(({ kind }) => kinds.value.has(kind));
    const nearest = shownMarks.toSorted(
      (a, b) => Math.abs(a.event - at) - Math.abs(b.event - at),
    )[0];
    if (nearest !== undefined) onGo(nearest.event);
  };
  return (
    // The same marks are reached with the keys M and L and with the buttons of the panel.
    <div class={`lane lane-${lane}`} aria-hidden="true" onClick={press}>
      {marks.map(({ kind, event }) => (
        <i
          class={classes(
            event === place ? "is-now" : undefined,
            kinds.value.has(kind) ? undefined : "is-off",
          )}
          style={{ left: `${(100 * event) / max}%` }}
          key={event}
        >
          <MarkIcon kind={kind} size={kind === "blunder" ? 20 : kind === "mistake" ? 16 : 18} />
        </i>
      ))}
    </div>
  );
}

/** Counts the marks of each kind, and switches them on and off. */
export function Chips({ insight }: Pick<LaneProps, "insight">) {
  const { shown, kinds } = insight;
  const marks = shown.value?.marks ?? [];
  const said = words().marks;
  const toggle = (kind: MarkKind) => {
    const next = new Set(kinds.value);
    if (!next.delete(kind)) next.add(kind);
    kinds.value = next;
  };
  return (
    <div class="mark-chips" role="group" aria-label={said.shown}>
      {MARK_KINDS.map((kind) => (
        <button
          type="button"
          class="mark-chip"
          aria-pressed={kinds.value.has(kind)}
          onClick={() => toggle(kind)}
          key={kind}
        >
          <MarkIcon kind={kind} size={17} />
          <span>{said[kind]}</span>
          <b>{marks.filter((mark) => mark.kind === kind).length}</b>
        </button>
      ))}
    </div>
  );
}

/** A mark in words: "Mistake, −2.5". */
export function markWords({ kind, change }: Mark): string {
  return words().marks.said(words().marks[kind], signedPoints(change));
}
