import { listed } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import type { GameCard } from "../archive/savedGame.ts";
import { Icon } from "../drawings/icon.tsx";
import { Line } from "../drawings/lines.tsx";
import { Vine } from "../drawings/ornaments.tsx";
import { Shield } from "../drawings/shield.tsx";
import { findGame } from "../games.ts";
import { hrefOf } from "../route.ts";
import { DeleteGame } from "./runningGames.tsx";

const SHOWN = 6;

/** Games that are over: who won, and the way back to the table. */
export function FinishedGames({ cards }: { readonly cards: readonly GameCard[] }) {
  const isOpen = useSignal(false);
  const shown = isOpen.value ? cards : cards.slice(0, SHOWN);
  return (
    <section class="panel finished">
      <h2 class="panel-title">
        <Icon name="scroll-unfurled" size={22} />
        Finished games
        {cards.length > 0 && <span class="count">{cards.length}</span>}
      </h2>
      {cards.length === 0 && (
        <div class="empty">
          <Vine />
          <p>Your first game is still to be played.</p>
        </div>
      )}
      <ul role="list">
        {shown.map((card) => (
          <FinishedGame card={card} key={card.id} />
        ))}
      </ul>
      {cards.length > SHOWN && (
        <button
          type="button"
          class="button ghost"
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          {isOpen.value ? "Show fewer" : `All ${cards.length}`}
        </button>
      )}
    </section>
  );
}

function FinishedGame({ card }: { readonly card: GameCard }) {
  const asksAway = useSignal(false);
  const { summary, cast } = card;
  const game = findGame(card.gameId);
  const winner = summary.winners.length === 1 ? summary.winners[0] : undefined;
  const shield = winner === undefined ? undefined : cast.shields[winner];
  const others = cast.names.filter((_, player) => player !== winner);
  return (
    <li>
      {shield === undefined ? (
        <Icon name="imperial-crown" size={24} />
      ) : (
        <Shield tincture={shield} size={24} />
      )}
      <div class="finished-words">
        <b>{summary.headline}</b>
        <span>
          {game?.name ?? card.gameId}, with {listed(others)}
        </span>
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={`Delete: ${summary.headline ?? "this game"}`}
        onClick={() => (asksAway.value = true)}
      >
        <Line name="trash" size={18} />
      </button>
      <a href={hrefOf({ screen: "table", id: card.id })}>
        Look<span class="visually-hidden"> at: {summary.headline}</span>
      </a>
      {asksAway.value && <DeleteGame card={card} onDone={() => (asksAway.value = false)} />}
    </li>
  );
}
