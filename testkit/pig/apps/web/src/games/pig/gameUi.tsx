import { pig, tell, type Action, type Setup, type State } from "@courtly/pig";
import type { GameUi, TableProps } from "../../table/gameUi.ts";
import { playQueue } from "../../table/playQueue.ts";
import { useMemo } from "preact/hooks";

/** A plain table: the scores, and a button for each legal action. */
function PigTable({ session, onMenu }: TableProps<State, Action>) {
  const queue = useMemo(() => playQueue(session), [session]);
  const { table, waiting } = session.view.value;
  const { toAct } = table.state;
  const legal = waiting.kind === "person" ? pig.actions(table.state, toAct) : [];
  return (
    <main tabIndex={-1}>
      <h1>Pig</h1>
      <Scores session={session} />
      {legal.map((action) => (
        <button type="button" key={action.kind} onClick={() => queue.play([action])}>
          {action.kind === "roll" ? "Roll" : "Hold"}
        </button>
      ))}
      <button type="button" onClick={onMenu}>
        Menu
      </button>
    </main>
  );
}

function Scores({ session }: Pick<TableProps<State, Action>, "session">) {
  const { scores, pot } = session.view.value.table.state;
  return (
    <>
      <ul aria-label="Scores">
        {scores.map((score, seat) => (
          <li key={seat}>
            {session.roster.names[seat]}: {score}
          </li>
        ))}
      </ul>
      <p role="status">This turn: {pot}</p>
    </>
  );
}

export const pigUi: GameUi<Setup, State, Action> = {
  game: pig,
  tell: (step, { names }) => tell(step, names),
  chronicle: (step, { names }) =>
    tell(step, names).map(({ text, seat }) => ({
      seat,
      says: [{ kind: "text", text }],
      rule: "P2",
    })),
  endsTurn: ({ before, after }) => before.toAct !== after.toAct,
  headline: ({ scores }, { names }) => {
    const best = Math.max(...scores);
    return `${names[scores.indexOf(best)]} wins with ${best} points`;
  },
  cue: () => undefined,
  touches: () => false,
  handsOver: () => false,
  Table: PigTable,
  Finale: () => <></>,
  ReplayTable: Scores,
  loadReadings: async () => ({
    dice: () => "",
    possessions: ({ table }, { names }) =>
      table.state.scores.map((score, seat) => `${names[seat]}: ${score}.`).join(" "),
  }),
  fetchLazyParts: async () => undefined,
};
