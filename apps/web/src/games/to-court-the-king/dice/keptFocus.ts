import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { afterFrames } from "../../../ui/loading/delayed.ts";

const FRAMES = 2;

/** Moves the focus when the focused control is removed: to the next control of its region, or to the gold button. */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, cause: unknown): void {
  const last = useRef<{ readonly element: HTMLElement; readonly region: string } | undefined>(
    undefined,
  );
  useEffect(() => {
    const root = ref.current;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const region = target.closest<HTMLElement>("[data-region]")?.dataset["region"] ?? "";
      last.current = { element: target, region };
    };
    root?.addEventListener("focusin", remember);
    return () => root?.removeEventListener("focusin", remember);
  }, []);
  // After these frames every part of the table is redrawn, and everything that can have the focus exists.
  useLayoutEffect(
    () =>
      afterFrames(FRAMES, () => {
        const lost = last.current;
        const isLost = lost !== undefined && !lost.element.isConnected;
        if (!isLost || document.activeElement !== document.body) return;
        last.current = undefined;
        const region = ref.current?.querySelector(`[data-region="${lost.region}"]`);
        const stop = lost.region === "cloth" ? ".king-die[tabindex='0']" : "button[tabindex='0']";
        const next =
          region?.querySelector<HTMLElement>(stop) ??
          ref.current?.querySelector<HTMLElement>("[data-gold]");
        next?.focus({ preventScroll: true });
      }),
    [cause],
  );
}
