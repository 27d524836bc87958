import type { ReadonlySignal, Signal } from "@preact/signals";
import { useShortcuts } from "../ui/shortcuts.ts";
import type { Insight } from "./analysis/insight.ts";
import { nextHighlight } from "./analysis/insight.ts";
import type { HighlightKind } from "./analysis/highlightIcon.tsx";
import type { Playback } from "./playback.ts";
import { turnStep, type Replay } from "./replay.ts";
import { beginTry, type TriedDice } from "./tryFromHere.ts";

interface ReplayKeys<State, Action> {
  readonly replay: Replay<State, Action>;
  readonly playback: Playback;
  readonly insight: Insight | undefined;
  readonly end: ReadonlySignal<number>;
  readonly dice: Signal<TriedDice>;
  readonly go: (place: number) => void;
}

const MISTAKES: readonly HighlightKind[] = ["mistake", "blunder"];
const LUCK: readonly HighlightKind[] = ["great", "bad"];

/** Handles the keys of a replay. */
export function useReplayKeys<State, Action>(keys: ReplayKeys<State, Action>): void {
  useShortcuts((key, { shiftKey }) => press(key, shiftKey, keys));
}

/** Returns false if the key has no meaning here. */
function press<State, Action>(
  key: string,
  isShifted: boolean,
  { replay, playback, insight, end, dice, go }: ReplayKeys<State, Action>,
): boolean {
  const { turns } = replay;
  const place = replay.place.value;
  const toHighlight = (kinds: readonly HighlightKind[]) =>
    nextHighlight(insight?.shown.value?.highlights ?? [], place, { kinds, isBack: isShifted }) ??
    place;
  const leaps: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => (isShifted ? turnStep(turns, place, -1) : place - 1),
    ArrowRight: () => (isShifted ? turnStep(turns, place, 1) : place + 1),
    Home: () => 0,
    End: () => end.value,
    m: () => toHighlight(MISTAKES),
    l: () => toHighlight(LUCK),
  };
  const to = leaps[key];
  const player = /^[1-5]$/.test(key) ? Number(key) - 1 : undefined;
  if (key === " ") playback.toggle();
  else if (to !== undefined) go(to());
  else if (key === "t") return beginTry(replay, dice.value);
  else if (player !== undefined && insight !== undefined) {
    if (player >= insight.game.table.head.names.length) return false;
    insight.viewer.value = player;
  } else return false;
  return true;
}
