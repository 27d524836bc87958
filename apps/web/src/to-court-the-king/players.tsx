import type { Seat } from "@courtly/engine";
import type { State } from "@courtly/to-court-the-king";
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { king } from "../languages/king.ts";
import { ArchToken } from "../drawings/characterIcon.tsx";
import { Icon } from "../drawings/icon.tsx";
import { Shield } from "../drawings/shield.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { botWords, type Cast } from "../sitting/cast.ts";
import { useDesk } from "./deskContext.ts";
import { cardCount, diceOf, heldCards } from "./hand.ts";
import { youOf } from "./timeline.ts";
import "./players.css";

/** Everybody at the table, with what lies in front of them. */
export function Players() {
  const { state, sitting } = useDesk();
  return (
    <section class="king-players" aria-label="Players" data-region="players">
      <ul role="list">
        {state.value.hands.map((_, seat) => (
          <li key={seat}>
            <PlayerPanel state={state.value} cast={sitting.cast} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlayerProps {
  readonly state: State;
  readonly cast: Cast;
  readonly seat: Seat;
}

/** Redrawn when something about this player has changed. */
function PlayerPanel({ state, cast, seat }: PlayerProps) {
  const { waiting } = useDesk().view.value;
  const isOn = state.toAct === seat && state.winner === undefined;
  const isWaitedFor = isOn && waiting.kind === "rival";
  const used = isOn ? state.dice.used : 0;
  return useMemo(
    () => <Panel state={state} cast={cast} seat={seat} isOn={isOn} isWaitedFor={isWaitedFor} />,
    [state.hands[seat], used, isOn, isWaitedFor],
  );
}

interface PanelProps extends PlayerProps {
  readonly isOn: boolean;
  readonly isWaitedFor: boolean;
}

function Panel({ state, cast, seat, isOn, isWaitedFor }: PanelProps) {
  const shield = cast.shields[seat];
  return (
    <article
      class={`king-player panel ${isOn ? "is-on" : ""} ${isWaitedFor ? "is-waited-for" : ""}`}
      aria-current={isOn ? "true" : undefined}
      data-player={seat}
    >
      <div class="king-player-head">
        {shield !== undefined && <Shield tincture={shield} size={34} />}
        <h2 class="king-player-name">
          {cast.names[seat]}
          <small>{chairWords(cast, seat)}</small>
        </h2>
        <DiceCount state={state} seat={seat} />
      </div>
      <Hand state={state} seat={seat} size={heldCards(state, seat).length > 7 ? 23 : 27} />
    </article>
  );
}

function DiceCount({ state, seat }: Pick<PlayerProps, "state" | "seat">) {
  const { first, most } = diceOf(state, seat);
  return (
    <p class="king-dice-count">
      <span class="visually-hidden">
        {first} dice in the first roll, at most {most}
      </span>
      <b aria-hidden="true">
        <Icon name="inverted-dice-5" size={16} />
        {first}
      </b>
      <small aria-hidden="true">max {most}</small>
    </p>
  );
}

interface HandProps extends Pick<PlayerProps, "state" | "seat"> {
  readonly size: number;
}

export function Hand({ state, seat, size }: HandProps) {
  const held = heldCards(state, seat);
  if (held.length === 0) return <p class="king-hand-empty">No characters yet</p>;
  return (
    <ul class="king-hand" role="list" aria-label="Characters">
      {held.map(({ id, count, isUsed }) => (
        <li key={id} title={king().names[id]}>
          <ArchToken
            id={id}
            used={isUsed}
            size={size}
            label={`${king().names[id]}${count > 1 ? `, ${count} times` : ""}${isUsed ? ", used" : ""}`}
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

/** "You", "Person", "Bot · Squire". */
function chairWords(cast: Cast, seat: Seat): string {
  const chair = cast.chairs[seat];
  if (chair?.kind === "bot") return botWords(chair.level);
  if (chair?.kind === "away") return "Online";
  return youOf(cast) === seat && cast.names[seat] !== "You" ? "You" : "Person";
}

/** On small screens: the others as shields with their number of cards; a tap shows their hands. */
export function Rivals() {
  const { state, sitting, seat } = useDesk();
  const opened = useSignal<Seat | undefined>(undefined);
  const { cast } = sitting;
  return (
    <>
      {state.value.hands.map((_, rival) => {
        const shield = cast.shields[rival];
        if (rival === seat.value || shield === undefined) return undefined;
        const cards = cardCount(state.value, rival);
        return (
          <button
            type="button"
            key={rival}
            class={`king-rival ${state.value.toAct === rival ? "is-on" : ""}`}
            data-player={rival}
            aria-label={`${cast.names[rival]}, ${cards} ${cards === 1 ? "card" : "cards"}`}
            onClick={() => (opened.value = rival)}
          >
            <Shield tincture={shield} size={26} />
            <span aria-hidden="true">{cards}</span>
          </button>
        );
      })}
      {opened.value !== undefined && (
        <Dialog title="Players" onClose={() => (opened.value = undefined)}>
          <Players />
        </Dialog>
      )}
    </>
  );
}
