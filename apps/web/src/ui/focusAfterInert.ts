import { useLayoutEffect } from "preact/hooks";

/**
 * Returns the focus to the control that had it before a part of the page was inert. The browser takes the focus away
 * then; the person may have moved it elsewhere meanwhile, except to the message that disappears now.
 */
export function useFocusAfterInert(isInert: boolean, message: string): void {
  useLayoutEffect(() => {
    if (!isInert) return undefined;
    const before = document.activeElement;
    return () => {
      const now = document.activeElement;
      const isFree = now === null || now === document.body || now.closest(message) !== null;
      if (isFree && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [isInert]);
}
