import { finaleOf, type Action, type State } from "@courtly/to-court-the-king";
import { king } from "./languages/gameWords.ts";
import { Die } from "../../ui/drawings/dice.tsx";
import { Icon } from "../../ui/drawings/icon.tsx";
import { Shield } from "../../ui/drawings/shield.tsx";
import { shownName } from "../../ui/shownName.ts";
import type { TableProps } from "../../table/gameUi.ts";
import { rungsOf, winningDice } from "./model/ending.ts";
import { Hand } from "./players/players.tsx";
import { words as lazyWords } from "./lazyWords/index.ts";
import { words } from "./words/index.ts";
import "./finale.css";

/** The end of the game: the dice that won, how it ended, and the hands of all players. */
export function KingFinale({ session }: Pick<TableProps<State, Action>, "session">) {
  const { table, steps } = session.view.value;
  const { state } = table;
  if (state.winner === undefined) return <></>;
  const { roster } = session;
  const dice = winningDice(state, steps);
  const rungs = new Map(rungsOf(state, steps).map(({ seat, mark }) => [seat, mark]));
  const lines = table.resigned === undefined ? finaleOf(state, roster.names, king()).lines : [];
  return (
    <div class="king-finale">
      {dice !== undefined && (
        <div class="king-finale-dice cloth" role="img" aria-label={words().faces(dice)}>
          <Icon name="imperial-crown" size={48} class="king-finale-crown" />
          {dice.map((face, at) => (
            <span key={at} style={{ "--order": at }}>
              <Die face={face} size={44} />
            </span>
          ))}
        </div>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul class="king-finale-hands" role="list">
        {state.hands.map((_, seat) => {
          const shield = roster.shields[seat];
          return (
            <li key={seat} class={state.winner === seat ? "is-winner" : ""}>
              {shield !== undefined && <Shield tincture={shield} size={22} />}
              <b>{shownName(roster.names[seat] ?? "")}</b>
              {rungs.has(seat) && <small>{lazyWords().ladder.result(rungs.get(seat))}</small>}
              <Hand state={state} seat={seat} size={22} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
