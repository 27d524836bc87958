import { announce } from "../../ui/announcer.tsx";
import { decisionWords } from "./decisionWords.ts";
import type { GameUi } from "../gameUi.ts";
import { words } from "../lazyWords/index.ts";
import type { GameSession } from "../session.ts";

/** Tells screen readers what a key asks for: R the last event and the decision, V the dice, T what everybody has. */
export async function readAloud<Setup, State, Action>(
  key: string,
  ui: GameUi<Setup, State, Action>,
  session: GameSession<State, Action>,
): Promise<void> {
  const { roster, view } = session;
  const { nothingYet, noDice } = words().readings;
  const now = view.peek();
  if (key === "r") {
    const told = now.steps.findLast((step) => ui.tell(step, roster).length > 0);
    const texts = told && ui.tell(told, roster).map(({ text }) => text);
    announce(
      `${texts?.join(" ") ?? nothingYet} ${decisionWords(ui, now, { roster, last: undefined })}`.trim(),
    );
    return;
  }
  const { dice, possessions } = await ui.loadReadings();
  announce(key === "v" ? dice(now) || noDice : possessions(now, roster));
}
