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

let followed: ReadonlySignal<Layout> | undefined;
let narrow: ReadonlySignal<boolean> | undefined;

export function isNarrow(): ReadonlySignal<boolean> {
  narrow ??= followQuery(matchMedia(NARROW));
  return narrow;
}

function followQuery(query: MediaQueryList): ReadonlySignal<boolean> {
  const matches = signal(query.matches);
  query.addEventListener("change", () => {
    matches.value = query.matches;
  });
  return matches;
}

/** The layout for this window, now and whenever it changes. */
export function windowLayout(): ReadonlySignal<Layout> {
  followed ??= follow(followQuery(matchMedia(WIDE)), followQuery(matchMedia(SIDEWAYS)));
  return followed;
}

function follow(
  wide: ReadonlySignal<boolean>,
  sideways: ReadonlySignal<boolean>,
): ReadonlySignal<Layout> {
  return computed(() => (wide.value ? "wide" : sideways.value ? "sideways" : "stacked"));
}

export function prefersCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
