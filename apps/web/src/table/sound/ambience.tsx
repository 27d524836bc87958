import type { GameUi } from "../gameUi.ts";
import type { GameSession, View } from "../session.ts";
import { useSounds } from "./useSounds.ts";
import { useWakeLock } from "./wakeLock.ts";

interface AmbienceProps<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly session: GameSession<State, Action>;
  /** The view when the table was opened: it may have changed while this was loaded. */
  readonly from: View<State, Action>;
  readonly isFinished: boolean;
}

/** Plays the sounds of a table, and keeps the screen on until its game is finished. */
export function Ambience<Setup, State, Action>(props: AmbienceProps<Setup, State, Action>) {
  useSounds(props.ui, props.session, props.from);
  useWakeLock(!props.isFinished);
  return <></>;
}
