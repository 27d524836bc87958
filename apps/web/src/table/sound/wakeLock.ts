import { useEffect } from "preact/hooks";

/** Keeps the screen on while somebody plays, if the browser allows it. A hidden page loses the lock by itself. */
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
        // The request is refused if the battery is low: then the screen may go dark.
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
