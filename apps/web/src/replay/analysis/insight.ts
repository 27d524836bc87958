import {
  changeBy,
  luckOf,
  mistakesOf,
  type Chances,
  type GameToJudge,
  type Mistake,
  type Review,
} from "@courtly/analysis";
import type { Player } from "@courtly/engine";
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { HIGHLIGHT_KINDS, type HighlightKind } from "./highlightIcon.tsx";
import type { OpenAnalysis } from "./openAnalysis.ts";

/** A moment that is marked for the chosen player: great or bad luck, or an own mistake. */
export interface Highlight {
  readonly kind: HighlightKind;
  readonly event: number;
  /** The change of the player's chance to win, from -1 to 1. */
  readonly change: number;
}

/** The part of an analysis that may be shown: no more than was seen, if the outcome is hidden. */
export interface ShownReview {
  readonly review: Review;
  /** The number of events that may be shown. */
  readonly seen: number;
  /** Whether the whole game may be shown. */
  readonly isWhole: boolean;
  readonly highlights: readonly Highlight[];
  /** The mistakes of all players, by their events. */
  readonly mistakes: ReadonlyMap<number, Mistake>;
}

/** What the screen of a replay knows from the analysis. */
export interface Insight {
  readonly analysis: OpenAnalysis;
  readonly game: GameToJudge;
  /** The player whose luck and decisions are shown. */
  readonly viewer: Signal<Player>;
  readonly shown: ReadonlySignal<ShownReview | undefined>;
  /** The kinds of highlights that are shown. */
  readonly kinds: Signal<ReadonlySet<HighlightKind>>;
  readonly roundAt: (event: number) => number;
  /** The chances at a place, before the event there; undefined until they are estimated. */
  readonly chancesAt: (place: number) => Chances | undefined;
  /** Whether the chances at a place may still change. */
  readonly isRoughAt: (place: number) => boolean;
}

interface InsightOptions {
  readonly analysis: OpenAnalysis;
  readonly game: GameToJudge;
  readonly viewer: Player;
  readonly roundAt: (event: number) => number;
  /** The number of events that may be shown. */
  readonly seen: ReadonlySignal<number>;
}

export function openInsight({
  analysis,
  game,
  viewer: first,
  roundAt,
  seen,
}: InsightOptions): Insight {
  const viewer = signal(first);
  const all = game.moments.length;
  const highlightsOfAll = computed(() => {
    const review = analysis.review.value;
    return review && { review, highlights: highlightsOf(game, review, viewer.value) };
  });
  const shown = computed((): ShownReview | undefined => {
    const found = highlightsOfAll.value;
    if (found === undefined) return undefined;
    const { review, highlights } = found;
    const last = seen.value;
    const mistakes = mistakesOf(review).filter(({ event }) => event < last);
    return {
      review,
      seen: last,
      isWhole: last >= all,
      highlights: highlights.filter(({ event }) => event < last),
      mistakes: new Map(mistakes.map((mistake) => [mistake.event, mistake])),
    };
  });
  return {
    analysis,
    game,
    viewer,
    shown,
    kinds: signal<ReadonlySet<HighlightKind>>(new Set(HIGHLIGHT_KINDS)),
    roundAt,
    chancesAt: (place) => {
      const review = analysis.review.value;
      return place === 0
        ? review?.players.map(({ start }) => start)
        : review?.moments[place - 1]?.chances;
    },
    isRoughAt: (place) => analysis.review.value?.moments[Math.max(0, place - 1)]?.isPending ?? true,
  };
}

function highlightsOf(game: GameToJudge, review: Review, player: Player): readonly Highlight[] {
  const { playerOf } = game.table;
  const own = mistakesOf(review).filter(({ seat }) => playerOf(seat) === player);
  const highlights: readonly Highlight[] = [
    ...luckOf(game, review, player),
    ...own.map(({ kind, event }) => ({ kind, event, change: changeBy(review, event, player) })),
  ];
  return highlights.toSorted((a, b) => a.event - b.event);
}

/** The next highlight of these kinds after a place, or the one before it; undefined if there is none. */
export function nextHighlight(
  highlights: readonly Highlight[],
  place: number,
  {
    kinds,
    isBack = false,
  }: { readonly kinds: readonly HighlightKind[]; readonly isBack?: boolean },
): number | undefined {
  const found = highlights.filter(({ kind }) => kinds.includes(kind)).map(({ event }) => event);
  return isBack ? found.findLast((event) => event < place) : found.find((event) => event > place);
}
