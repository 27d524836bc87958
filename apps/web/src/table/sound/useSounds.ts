import type { Step } from "@courtly/engine";
import { useEffect } from "preact/hooks";
import { TUMBLE_MS, settings } from "../../settings/settings.ts";
import { isPerson } from "../roster.ts";
import type { GameUi } from "../gameUi.ts";
import type { GameSession, View } from "../session.ts";
import type { Cue } from "./notes.ts";

interface Room {
  readonly allowSounds: () => void;
  readonly sound: (cue: Cue) => void;
}

/** The part of the tumbling time after which a die hits the cloth. */
const LANDS_AT = 0.7;

/** Plays the sounds of a table, for what has happened since the view `from`. The code for sounds is loaded with the first touch or key. */
export function useSounds<Setup, State, Action>(
  ui: GameUi<Setup, State, Action>,
  { view, roster }: GameSession<State, Action>,
  from: View<State, Action>,
): void {
  useEffect(() => {
    let coming: Promise<void> | undefined;
    let room: Room | undefined;
    const open = async () => {
      try {
        room = await import("./room.ts");
        room.allowSounds();
      } catch {
        coming = undefined; // without sounds the game goes on; the next touch tries again
      }
    };
    // A device may suspend the sounds of a page: every touch resumes them.
    const touched = () => {
      if (room !== undefined) room.allowSounds();
      else coming ??= open();
    };
    const hear = (cue: Cue) => {
      void coming?.then(() => room?.sound(cue));
    };
    const close = () => {
      removeEventListener("pointerdown", touched);
      removeEventListener("keydown", touched);
    };
    addEventListener("pointerdown", touched);
    addEventListener("keydown", touched);
    let heard = from;
    // Something was done before this code was loaded, so the page was touched.
    if (view.peek() !== from) touched();
    const stop = view.subscribe((now) => {
      if (now === heard) return;
      heard = now;
      for (const step of now.fresh) {
        const cue = cueOf(ui, step);
        if (cue !== undefined) hear(cue);
      }
      const { turn } = now.table;
      if (turn.kind !== "over") return;
      const wins = turn.ranks.some((rank, player) => rank === 1 && isPerson(roster, player));
      if (wins) hear({ kind: "fanfare" });
    });
    return () => {
      stop();
      close();
    };
  }, [ui, view, roster]);
}

function cueOf<State, Action>(
  { cue }: Pick<GameUi<never, State, Action>, "cue">,
  { event }: Step<State, Action>,
): Cue | undefined {
  if (event.kind === "rolled") return diceCue(event.faces.length);
  return event.kind === "acted" ? cue(event.action) : undefined;
}

function diceCue(count: number): Cue {
  return { kind: "dice", count, afterMs: TUMBLE_MS[settings.peek().dice] * LANDS_AT };
}
