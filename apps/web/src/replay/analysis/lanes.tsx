import { classes } from "../../ui/drawings/named.ts";
import type { Insight, Highlight } from "./insight.ts";
import { HIGHLIGHT_KINDS, HighlightIcon, type HighlightKind } from "./highlightIcon.tsx";
import { signedPoints } from "./points.ts";
import { words } from "../words/index.ts";

const LUCK: ReadonlySet<HighlightKind> = new Set(["great", "bad"]);

interface LaneProps {
  readonly insight: Insight;
  readonly lane: "luck" | "decisions";
  readonly place: number;
  readonly end: number;
  readonly onGo: (place: number) => void;
}

/** The highlights above the curve (luck) or below it (decisions). A tap anywhere in the lane selects the nearest. */
export function Lane({ insight, lane, place, end, onGo }: LaneProps) {
  const { shown, kinds } = insight;
  const highlights = (shown.value?.highlights ?? []).filter(
    ({ kind }) => LUCK.has(kind) === (lane === "luck"),
  );
  const max = Math.max(1, end);
  const press = (event: MouseEvent) => {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const at = (max * (event.clientX - left)) / width;
    const shownHighlights = highlights.filter(({ kind }) => kinds.value.has(kind));
    const nearest = shownHighlights.toSorted(
      (a, b) => Math.abs(a.event - at) - Math.abs(b.event - at),
    )[0];
    if (nearest !== undefined) onGo(nearest.event);
  };
  return (
    // The same highlights are reached with the keys M and L and with the buttons of the panel.
    <div class={`lane lane-${lane}`} aria-hidden="true" onClick={press}>
      {highlights.map(({ kind, event }) => (
        <i
          class={classes(
            event === place ? "is-now" : undefined,
            kinds.value.has(kind) ? undefined : "is-off",
          )}
          style={{ left: `${(100 * event) / max}%` }}
          key={event}
        >
          <HighlightIcon
            kind={kind}
            size={kind === "blunder" ? 20 : kind === "mistake" ? 16 : 18}
          />
        </i>
      ))}
    </div>
  );
}

/** Counts the highlights of each kind, and switches them on and off. */
export function Chips({ insight }: Pick<LaneProps, "insight">) {
  const { shown, kinds } = insight;
  const highlights = shown.value?.highlights ?? [];
  const said = words().highlights;
  const toggle = (kind: HighlightKind) => {
    const next = new Set(kinds.value);
    if (!next.delete(kind)) next.add(kind);
    kinds.value = next;
  };
  return (
    <div class="highlight-chips" role="group" aria-label={said.shown}>
      {HIGHLIGHT_KINDS.map((kind) => (
        <button
          type="button"
          class="highlight-chip"
          aria-pressed={kinds.value.has(kind)}
          onClick={() => toggle(kind)}
          key={kind}
        >
          <HighlightIcon kind={kind} size={17} />
          <span>{said[kind]}</span>
          <b>{highlights.filter((highlight) => highlight.kind === kind).length}</b>
        </button>
      ))}
    </div>
  );
}

/** A highlight in words: "Mistake, −2.5". */
export function highlightWords({ kind, change }: Highlight): string {
  return words().highlights.said(words().highlights[kind], signedPoints(change));
}
