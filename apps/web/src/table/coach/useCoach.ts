import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../../ui/announcer.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import type { GameSession } from "../session.ts";
import { isCoached } from "./level.ts";

/** The part that all coaches share. */
export interface SpokenCoach {
  /** The odds of the current decision, for screen readers. */
  readonly spoken: () => string;
  readonly close: () => void;
}

/** A table with a place for a coach. */
interface Seated<Coach> {
  readonly session: Pick<GameSession<never, never>, "voice">;
  readonly coach: Signal<Coach | undefined>;
}

/** The delay before the coach is loaded: the first move does not need it. */
const LATER_MS = 400;

/** Loads a coach for the table when the person wants one, and closes it with the table. X reads its odds aloud. */
export function useCoach<Coach extends SpokenCoach>(
  { coach: place, session }: Seated<Coach>,
  load: () => Promise<() => Coach>,
): void {
  const isWanted = isCoached(session);
  useShortcuts((key) => {
    if (key === "x") void sayOdds(place.peek());
    return key === "x";
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const come = async () => {
      const open = await load();
      if (!isLeft) place.value = open();
    };
    // A coach that could not be loaded is loaded again when somebody turns it on.
    const timer = setTimeout(() => void come().catch(() => undefined), LATER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      place.peek()?.close();
      place.value = undefined;
    };
  }, [place, isWanted]);
}

async function sayOdds(coach: SpokenCoach | undefined): Promise<void> {
  const { oddsWords } = await import("./oddsWords.ts");
  announce(oddsWords(coach));
}
