import { isYou } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import type { GameCard } from "../local/savedGame.ts";
import { Icon } from "../ui/drawings/icon.tsx";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { Shield } from "../ui/drawings/shield.tsx";
import { findGame } from "../games/index.ts";
import { language } from "../i18n/spoken.ts";
import { listed } from "../i18n/listed.ts";
import { shownName } from "../ui/shownName.ts";
import { hrefOf } from "../routes.ts";
import { DeleteGame } from "./runningGames.tsx";
import { words } from "./words/index.ts";

const SHOWN = 6;

/** The finished games, the latest first: the winner of each, and a link to its table. */
export function FinishedList({ cards }: { readonly cards: readonly GameCard[] }) {
  const isOpen = useSignal(false);
  const said = words();
  const shown = isOpen.value ? cards : cards.slice(0, SHOWN);
  return (
    <>
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
          {isOpen.value ? said.showFewer : said.showAll(cards.length)}
        </button>
      )}
    </>
  );
}

function FinishedGame({ card }: { readonly card: GameCard }) {
  const asksAway = useSignal(false);
  const { summary, roster } = card;
  const game = findGame(card.gameId);
  const winner = summary.winners.length === 1 ? summary.winners[0] : undefined;
  const shield = winner === undefined ? undefined : roster.shields[winner];
  const others = roster.names.filter((_, player) => player !== winner).map(shownName);
  const { finished } = words();
  const headline = headlineOf(card);
  return (
    <li>
      {shield === undefined ? (
        <Icon name="imperial-crown" size={24} />
      ) : (
        <Shield tincture={shield} size={24} />
      )}
      <div class="finished-words">
        <b>{headline}</b>
        <span>{finished.with(game?.name ?? card.gameId, listed(others))}</span>
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={finished.delete(headline)}
        onClick={() => (asksAway.value = true)}
      >
        <LineIcon name="trash" size={18} />
      </button>
      <a href={hrefOf({ screen: "table", id: card.id })}>
        {finished.look}
        <span class="visually-hidden">{finished.lookAt(headline)}</span>
      </a>
      {asksAway.value && <DeleteGame card={card} onDone={() => (asksAway.value = false)} />}
    </li>
  );
}

/** The stored headline, which is in English; in other languages a sentence with the winners. */
function headlineOf({ summary: { headline, winners }, roster: { names } }: GameCard): string {
  const { finished } = words();
  if (language.value === "en" && headline !== undefined) return headline;
  const [winner = "", ...more] = winners.map((player) => names[player] ?? "");
  if (winner === "") return finished.thisGame;
  if (more.length > 0) return finished.shared(listed([winner, ...more].map(shownName)));
  return isYou(winner) ? finished.youWon : finished.won(winner);
}
