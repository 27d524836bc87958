import type { GameSession } from "./session.ts";
import { tellProblem } from "./tellProblem.ts";
import { isSame } from "../ui/look.ts";

/** Plays one thing at a time: taps and keys wait while actions are being stored. */
export interface PlayQueue<Action> {
  /**
   * Runs the effect of a tap or a key, at once or after the actions that are being stored. Of several that wait, the
   * last one runs. The same tap or key again, or another way to the same actions, is dropped as a repetition.
   */
  readonly press: (pressed: unknown, run: () => void) => void;
  /** Plays actions of the person who decides; `around` runs while they are being stored. */
  readonly play: (
    actions: readonly Action[],
    around?: (store: () => Promise<void>) => Promise<void>,
  ) => void;
}

type PlayingSession<State, Action> = Pick<GameSession<State, Action>, "act" | "view" | "recovery">;

interface Storing {
  /** The tap or key that led to the actions. */
  readonly pressed: unknown;
  readonly played: unknown;
}

export function playQueue<State, Action>(
  session: PlayingSession<State, Action>,
): PlayQueue<Action> {
  let pressing: unknown;
  let storing: Storing | undefined;
  let waiting: (() => void) | undefined;

  const seat = () => {
    const { waiting: now } = session.view.peek();
    return now.kind === "person" ? now.seat : undefined;
  };

  const press: PlayQueue<Action>["press"] = (pressed, run) => {
    if (storing !== undefined) {
      if (isSame(pressed, storing.pressed) || isSame(pressed, storing.played)) return;
      const by = seat();
      // A tap counts only for the person who made it.
      waiting = () => {
        if (seat() === by) press(pressed, run);
      };
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

  const store = async (actions: readonly Action[]): Promise<void> => {
    tellProblem(session, await session.act(...actions));
  };

  const during = async (actions: readonly Action[], work: () => Promise<void>): Promise<void> => {
    storing = { pressed: pressing, played: actions };
    try {
      await work();
    } finally {
      storing = undefined;
    }
    const next = waiting;
    waiting = undefined;
    next?.();
  };

  return {
    press,
    play: (actions, around = (work) => work()) =>
      press(actions, () => void during(actions, () => around(() => store(actions)))),
  };
}
