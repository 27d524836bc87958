import type { Problem } from "@courtly/engine";
import type { GameSession } from "./session.ts";
import { tellProblem } from "./tellProblem.ts";
import { isSame } from "../ui/look.ts";

/** Plays one thing at a time: taps and keys wait while actions are being stored. */
export interface PlayQueue<Action> {
  /**
   * Runs the effect of a tap or a key, at once or after the actions that are being stored. Several wait in their order:
   * a slow save and a quick one lead to the same game. The tap or key whose actions are being stored, or another way
   * to the same actions, is dropped as a repetition. If the actions are refused, everything that waits is dropped.
   */
  readonly press: (pressed: unknown, run: () => void) => void;
  /** Plays actions of the person who decides; `around` runs while they are being stored. */
  readonly play: (
    actions: readonly Action[],
    around?: (store: () => Promise<void>) => Promise<void>,
  ) => void;
  /** Takes back the last steps. Repeating it takes back more: it is never a repetition. */
  readonly undo: (steps?: number) => void;
}

type PlayingSession<State, Action> = Pick<
  GameSession<State, Action>,
  "act" | "undo" | "view" | "recovery"
>;

interface Storing {
  /** The tap or key that led to the actions. */
  readonly pressed: unknown;
  readonly played: unknown;
}

/** More taps than a person makes during a save that is only slow. */
const WAITING_MAX = 16;

export function playQueue<State, Action>(
  session: PlayingSession<State, Action>,
): PlayQueue<Action> {
  let pressing: unknown;
  let storing: Storing | undefined;
  let waiting: (() => void)[] = [];

  const seat = () => {
    const { waiting: now } = session.view.peek();
    return now.kind === "person" ? now.seat : undefined;
  };

  const press: PlayQueue<Action>["press"] = (pressed, run) => {
    // A dialog about the fault is on its way: what is pressed until then is not meant for the table.
    if (session.recovery?.fault.peek() !== undefined) return;
    if (storing !== undefined) {
      if (isSame(pressed, storing.pressed) || isSame(pressed, storing.played)) return;
      const by = seat();
      // A tap counts only for the person who made it.
      const next = () => {
        if (seat() === by) press(pressed, run);
      };
      if (waiting.length < WAITING_MAX) waiting.push(next);
      return;
    }
    const outer = pressing;
    pressing ??= pressed;
    try {
      run();
    } finally {
      pressing = outer;
    }
  };

  const told = async (stored: Promise<Problem | undefined>): Promise<void> => {
    const problem = await stored;
    tellProblem(session, problem);
    // A tap that followed a refused action was made in the belief that the action was played.
    if (problem !== undefined) waiting = [];
  };

  const during = async (begun: Storing, work: () => Promise<void>): Promise<void> => {
    storing = begun;
    let next: typeof waiting = [];
    try {
      await work();
      next = waiting;
    } finally {
      storing = undefined;
      waiting = [];
    }
    for (const run of next) run();
  };

  return {
    press,
    play: (actions, around = (work) => work()) =>
      press(actions, () => {
        const store = () => told(session.act(...actions));
        void during({ pressed: pressing, played: actions }, () => around(store));
      }),
    undo: (steps) => {
      const once = Symbol("undo");
      press(once, () => {
        void during({ pressed: once, played: once }, () => told(session.undo(steps)));
      });
    },
  };
}
