import { Shield } from "../../ui/drawings/shield.tsx";
import { shownName } from "../../ui/shownName.ts";
import { refuse } from "../../ui/toast.tsx";
import { PageMessages } from "../../ui/pageMessages.tsx";
import { useModal } from "../../ui/modal.ts";
import type { Roster } from "../roster.ts";
import type { GameUi } from "../gameUi.ts";
import type { GameSession, Waiting } from "../session.ts";
import { words } from "../words/index.ts";
import "./handOver.css";

interface HandOverProps<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly session: GameSession<State, Action>;
  readonly waiting: Extract<Waiting, { kind: "handOver" }>;
}

/** The dialog between two people at one screen: whose turn it is, and the latest event. */
export function HandOver<Setup, State, Action>({
  ui,
  session,
  waiting,
}: HandOverProps<Setup, State, Action>) {
  const ref = useModal();
  const { roster, view } = session;
  const name = shownName(roster.names[waiting.player] ?? "");
  const said = words();
  const shield = roster.shields[waiting.seat];
  const { table, undoable } = view.value;
  return (
    <dialog
      ref={ref}
      class="hand-over cloth"
      aria-labelledby="hand-over-title"
      onCancel={(event) => event.preventDefault()}
      onClose={() => ref.current?.isConnected === true && ref.current.showModal()} // after a second Escape
    >
      {shield !== undefined && <Shield tincture={shield} size={84} />}
      <h2 id="hand-over-title">{said.passTo(name)}</h2>
      <p>
        {said.round(ui.game.round(table.state))} {lastNews(ui, session, roster)}
      </p>
      <button type="button" class="button gold big" onClick={session.handOver?.take}>
        {said.iAm(name)}
      </button>
      {undoable > 0 && (
        <button type="button" class="button on-cloth" onClick={() => void takeBack(session)}>
          {said.takeThatBack}
        </button>
      )}
      <PageMessages />
    </dialog>
  );
}

async function takeBack<State, Action>({ undo }: GameSession<State, Action>): Promise<void> {
  const problem = await undo();
  if (problem !== undefined) refuse(problem);
}

function lastNews<Setup, State, Action>(
  { tell }: GameUi<Setup, State, Action>,
  { view }: GameSession<State, Action>,
  roster: Roster,
): string {
  const step = view.value.steps.findLast((step) => tell(step, roster).some(({ isNews }) => isNews));
  if (step === undefined) return "";
  return tell(step, roster)
    .filter(({ isNews }) => isNews)
    .map(({ text }) => text)
    .join(" ");
}
