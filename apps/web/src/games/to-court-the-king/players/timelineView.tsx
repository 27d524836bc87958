import type { State } from "@courtly/to-court-the-king";
import { useMemo } from "preact/hooks";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { shownName } from "../../../ui/shownName.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import {
  timelineOf,
  turnWords,
  youOf,
  type TimelineRound,
  type TimelineTurn,
} from "../model/timeline.ts";
import { words } from "../words/index.ts";
import "./timeline.css";

/** This round and the next as shields. */
export function TimelineView() {
  const { value: state } = useTableModel().state;
  const { round, toAct, ending, winner } = state;
  return useMemo(() => <Rounds state={state} />, [round, toAct, ending, winner]);
}

function Rounds({ state }: { readonly state: State }) {
  const rounds = timelineOf(state);
  return (
    <nav class="king-timeline" aria-label={words().turns.order}>
      {rounds.map((round) => (
        <Round round={round} key={round.round} />
      ))}
    </nav>
  );
}

function Round({ round: { round, isFinal, turns } }: { readonly round: TimelineRound }) {
  const { turns: said } = words();
  const title = isFinal ? said.finalRound : said.round(round);
  return (
    <div class={`king-timeline-round ${isFinal ? "is-final" : ""}`}>
      <span class="king-timeline-title" aria-hidden="true">
        {title}
      </span>
      <ol role="list" aria-label={title}>
        {turns.map((turn) => (
          <Turn turn={turn} key={turn.seat} />
        ))}
      </ol>
    </div>
  );
}

function Turn({ turn }: { readonly turn: TimelineTurn }) {
  const { roster } = useTableModel().session;
  const { seat, when, isAgain } = turn;
  const shield = roster.shields[seat];
  const isYours = seat === youOf(roster) && when === "later" && !isAgain;
  const hasWords = when === "now" || isAgain || isYours;
  const name = turnWords(turn, roster);
  const said = when === "done" ? words().turns.hasPlayed(name) : name;
  return (
    <li
      class={`king-turn is-${when} ${isAgain ? "is-again" : ""} ${isYours ? "is-yours" : ""}`}
      style={shield && { "--turn-fill": `var(--${shield}-fill)` }}
      aria-current={when === "now" ? "step" : undefined}
      title={shownName(roster.names[seat] ?? "")}
    >
      {shield !== undefined && <Shield tincture={shield} size={22} />}
      <span class={hasWords ? "" : "visually-hidden"}>{said}</span>
    </li>
  );
}
