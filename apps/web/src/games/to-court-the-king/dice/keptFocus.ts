import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { afterFrames } from "../../../ui/delayed.ts";

const FRAMES = 2;

/**
 * When the control that had the focus is gone, the focus goes to the next one of its region,
 * and to the gold button when there is none.
 */
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
  // By then everything that can have the focus is redrawn, whichever part of the table comes first.
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
