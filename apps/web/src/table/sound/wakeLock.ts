import { useEffect } from "preact/hooks";

/** The screen stays on while somebody plays, where the browser lets us; a hidden page lets go by itself. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return undefined;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        held = await navigator.wakeLock.request("screen");
        if (isOver) await held.release();
      } catch {
        // A low battery says no: the screen may go dark then.
      }
    };
    void hold();
    const onVisible = () => void hold();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void held?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
