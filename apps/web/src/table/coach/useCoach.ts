import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameSession } from "../session.ts";
import { isCoached } from "./level.ts";

/** What every coach can do. */
export interface Closable {
  readonly close: () => void;
}

/** A table with a place for a coach. */
interface Seated<Coach> {
  readonly session: Pick<GameSession<never, never>, "voice">;
  readonly coach: Signal<Coach | undefined>;
}

/** The table comes first: the first move needs no coach. */
const LATER_MS = 400;

/** Brings a coach to the table once somebody wants one, and sends it away with the table. */
export function useCoach<Coach extends Closable>(
  { coach: place, session }: Seated<Coach>,
  load: () => Promise<() => Coach>,
): void {
  const isWanted = isCoached(session);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const come = async () => {
      const open = await load();
      if (!isLeft) place.value = open();
    };
    // What could not be fetched is asked for again when somebody turns the coach on.
    const timer = setTimeout(() => void come().catch(() => undefined), LATER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      place.peek()?.close();
      place.value = undefined;
    };
  }, [place, isWanted]);
}
