import type { Guest, Guests } from "./guest.ts";
import { ANSWER_MS } from "./guestProcess.ts";

/**
 * Memory that a worker shares with the main thread: since when a guest is thinking, which guest, and in which game.
 * A module that never returns blocks its thread, so the main thread must check the time.
 */
export type MoveTimer = Int32Array<SharedArrayBuffer>;

const SINCE_S = 0;
const WHO = 1;
const GAME = 2;

export function newMoveTimer(): MoveTimer {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
}

const nowS = (): number => Math.floor(Date.now() / 1000);

/** The same guests, with the time noted whenever one is asked. */
export function watched(guests: Guests, glass: MoveTimer): Guests {
  const all = [...guests].map(([name, guest], who): [string, Guest] => [
    name,
    {
      ...guest,
      answer: (question) => {
        Atomics.store(glass, WHO, who);
        Atomics.store(glass, SINCE_S, nowS());
        try {
          return guest.answer(question);
        } finally {
          Atomics.store(glass, SINCE_S, 0);
        }
      },
    },
  ]);
  return new Map(all);
}

export function noteGame(glass: MoveTimer, index: number): void {
  Atomics.store(glass, GAME, index);
}

/** The guest that has not answered in time, and its game. */
export function runOut(
  glass: MoveTimer,
): { readonly who: number; readonly game: number } | undefined {
  const since = Atomics.load(glass, SINCE_S);
  const isLate = since > 0 && (nowS() - since) * 1000 > ANSWER_MS;
  return isLate ? { who: Atomics.load(glass, WHO), game: Atomics.load(glass, GAME) } : undefined;
}
