import { signal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

/** Whether a media query matches, updated until `close` is called. */
export interface FollowedMedia {
  readonly holds: ReadonlySignal<boolean>;
  readonly close: () => void;
}

export function followMedia(query: string): FollowedMedia {
  const list = matchMedia(query);
  const holds = signal(list.matches);
  const follow = () => {
    holds.value = list.matches;
  };
  list.addEventListener("change", follow);
  return { holds, close: () => list.removeEventListener("change", follow) };
}

/** Whether a media query matches; redraws the component when that changes. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => followMedia(query), [query]);
  useEffect(() => media.close, [media]);
  return media.holds.value;
}

/** Whether the device asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
