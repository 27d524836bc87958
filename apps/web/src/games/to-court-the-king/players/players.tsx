import { isYou, type Seat } from "@courtly/engine";
import type { State } from "@courtly/to-court-the-king";
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { king } from "../languages/gameWords.ts";
import { ArchToken } from "../court/characterIcon.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { shownName } from "../../../ui/shownName.ts";
import { chanceFigure, peopleUi } from "../../../table/additions.ts";
import { Badged } from "../../../table/badged.tsx";
import { botWords, type Roster } from "../../../table/roster.ts";
import { HandsDialog } from "../lazyParts.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { cardCount, diceOf, heldCards } from "../model/hand.ts";
import { youOf } from "../model/timeline.ts";
import { words } from "../words/index.ts";
import "./players.css";

/** All players with their hands. */
export function Players() {
  const { state, session } = useTableModel();
  return (
    <section class="king-players" aria-label={words().players.players} data-region="players">
      <ul role="list">
        {state.value.hands.map((_, seat) => (
          <li key={seat}>
            <PlayerPanel state={state.value} roster={session.roster} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlayerProps {
  readonly state: State;
  readonly roster: Roster;
  readonly seat: Seat;
}

/** The panel of a player, which is redrawn only when something about this player has changed. */
function PlayerPanel({ state, roster, seat }: PlayerProps) {
  const { waiting } = useTableModel().view.value;
  const isOn = state.toAct === seat && state.winner === undefined;
  const isWaitedFor = isOn && waiting.kind === "rival";
  const used = isOn ? state.dice.used : 0;
  return useMemo(
    () => <Panel state={state} roster={roster} seat={seat} isOn={isOn} isWaitedFor={isWaitedFor} />,
    [state.hands[seat], used, isOn, isWaitedFor],
  );
}

interface PanelProps extends PlayerProps {
  readonly isOn: boolean;
  readonly isWaitedFor: boolean;
}

function Panel({ state, roster, seat, isOn, isWaitedFor }: PanelProps) {
  const shield = roster.shields[seat];
  const chair = chairWords(roster, seat);
  const people = peopleUi.value;
  return (
    <article
      class={`king-player panel ${isOn ? "is-on" : ""} ${isWaitedFor ? "is-waited-for" : ""}`}
      aria-current={isOn ? "true" : undefined}
      data-player={seat}
    >
      <div class="king-player-head">
        {shield !== undefined && (
          <Badged player={seat}>
            <Shield tincture={shield} size={34} />
          </Badged>
        )}
        <h2 class="king-player-name">
          {shownName(roster.names[seat] ?? "")}
          <small>
            {people === undefined ? chair : <people.Presence player={seat} otherwise={chair} />}
          </small>
        </h2>
        {chanceFigure.value?.(seat) ?? <DiceCount state={state} seat={seat} />}
      </div>
      <Hand state={state} seat={seat} size={heldCards(state, seat).length > 7 ? 23 : 27} />
      {people !== undefined && <people.Clock player={seat} />}
    </article>
  );
}

function DiceCount({ state, seat }: Pick<PlayerProps, "state" | "seat">) {
  const { first, most } = diceOf(state, seat);
  const said = words().players;
  return (
    <p class="king-dice-count">
      <span class="visually-hidden">{said.dice(first, most)}</span>
      <b aria-hidden="true">
        <Icon name="inverted-dice-5" size={16} />
        {first}
      </b>
      <small aria-hidden="true">{said.most(most)}</small>
    </p>
  );
}

interface HandProps extends Pick<PlayerProps, "state" | "seat"> {
  readonly size: number;
}

export function Hand({ state, seat, size }: HandProps) {
  const held = heldCards(state, seat);
  const said = words().players;
  if (held.length === 0) return <p class="king-hand-empty">{said.noCards}</p>;
  return (
    <ul class="king-hand" role="list" aria-label={said.cards}>
      {held.map(({ id, count, isUsed }) => (
        <li key={id} title={king().names[id]}>
          <ArchToken
            id={id}
            used={isUsed}
            size={size}
            label={said.card(king().names[id], count, isUsed)}
          />
          {count > 1 && (
            <span class="king-hand-count" aria-hidden="true">
              {count}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The kind of player: "You", "Person", "Bot · Squire". */
function chairWords(roster: Roster, seat: Seat): string {
  const chair = roster.chairs[seat];
  if (chair?.kind === "bot") return botWords(chair.level);
  const { online, you, person } = words().players;
  if (chair?.kind === "away") return online;
  return youOf(roster) === seat && !isYou(roster.names[seat] ?? "") ? you : person;
}

/** The other players on small screens, as shields with their number of cards; a tap shows their hands. */
export function Rivals() {
  const { state, session, seat } = useTableModel();
  const opened = useSignal<Seat | undefined>(undefined);
  const { roster } = session;
  return (
    <>
      {state.value.hands.map((_, rival) => {
        const shield = roster.shields[rival];
        if (rival === seat.value || shield === undefined) return undefined;
        const cards = cardCount(state.value, rival);
        return (
          <button
            type="button"
            key={rival}
            class={`king-rival ${state.value.toAct === rival ? "is-on" : ""}`}
            data-player={rival}
            aria-label={words().players.rival(shownName(roster.names[rival] ?? ""), cards)}
            onClick={() => (opened.value = rival)}
          >
            <Badged player={rival}>
              <Shield tincture={shield} size={26} />
            </Badged>
            <span class="king-rival-cards" aria-hidden="true">
              {cards}
            </span>
          </button>
        );
      })}
      {opened.value !== undefined && <HandsDialog onClose={() => (opened.value = undefined)} />}
    </>
  );
}
