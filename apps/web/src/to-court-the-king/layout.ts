import { computed, signal, type ReadonlySignal } from "@preact/signals";

/**
 * How the table is laid out: columns side by side; everything stacked with the cloth at the foot;
 * or a phone held sideways, with the cloth on the right.
 */
export type Layout = "wide" | "stacked" | "sideways";

const WIDE = "(min-width: 900px) and (min-height: 560px)";
const SIDEWAYS =
  "(orientation: landscape) and (max-height: 559px) and (min-width: 641px) and (pointer: coarse)";
/** Tablets: the players stand on the right, and the centre has less room. */
const NARROW = "(max-width: 1100px)";

/** What is true of the window. */
export interface WindowLayout {
  readonly layout: ReadonlySignal<Layout>;
  readonly isNarrow: ReadonlySignal<boolean>;
  readonly close: () => void;
}

export function followWindow(): WindowLayout {
  const [wide, sideways, narrow] = [followQuery(WIDE), followQuery(SIDEWAYS), followQuery(NARROW)];
  return {
    layout: computed(() =>
      wide.holds.value ? "wide" : sideways.holds.value ? "sideways" : "stacked",
    ),
    isNarrow: narrow.holds,
    close: () => {
      for (const { close } of [wide, sideways, narrow]) close();
    },
  };
}

function followQuery(media: string) {
  const query = matchMedia(media);
  const holds = signal(query.matches);
  const follow = () => {
    holds.value = query.matches;
  };
  query.addEventListener("change", follow);
  return { holds, close: () => query.removeEventListener("change", follow) };
}

export function prefersCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
