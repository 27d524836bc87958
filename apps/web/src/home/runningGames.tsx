import { isYou } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import type { GameCard } from "../archive/savedGame.ts";
import { Line } from "../drawings/lines.tsx";
import { Versal } from "../drawings/ornaments.tsx";
import { Shield } from "../drawings/shield.tsx";
import { findGame } from "../games.ts";
import { Question } from "../parts/dialog.tsx";
import { refuse } from "../parts/toast.tsx";
import { focusMain, hrefOf } from "../route.ts";
import { archive, readCards } from "../shelf.ts";

interface RunningGamesProps {
  readonly cards: readonly GameCard[];
}

const SHOWN = 2;

/** Games to go on with, the latest first. */
export function RunningGames({ cards }: RunningGamesProps) {
  const isOpen = useSignal(false);
  if (cards.length === 0) return null;
  const shown = isOpen.value ? cards : cards.slice(0, SHOWN);
  return (
    <section class="running" aria-label="Games to go on with">
      {shown.map((card, at) => (
        <RunningGame card={card} isLatest={at === 0} key={card.id} />
      ))}
      {cards.length > SHOWN && (
        <button
          type="button"
          class="button ghost running-more"
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          {isOpen.value ? "Show fewer games" : `All ${cards.length} games in progress`}
        </button>
      )}
    </section>
  );
}

function RunningGame({ card, isLatest }: { readonly card: GameCard; readonly isLatest: boolean }) {
  const game = findGame(card.gameId);
  const { names, shields } = card.cast;
  const next = card.summary.next ?? 0;
  const name = names[next] ?? "";
  const asksAway = useSignal(false);
  return (
    <div class={`running-game${isLatest ? " latest" : ""}`}>
      {game !== undefined && <Versal letter={game.letter} tincture={game.tincture} size={42} />}
      <div class="running-words">
        <b>{isYou(name) ? "Your turn" : `${name}’s turn`}</b>
        <span>
          {game?.name ?? card.gameId}, round {card.summary.round}
        </span>
        <span class="running-shields">
          {shields.slice(0, names.length).map((shield, at) => (
            <Shield tincture={shield} size={15} label={names[at]} key={shield} />
          ))}
        </span>
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={`Delete this game of ${game?.name ?? card.gameId}`}
        onClick={() => (asksAway.value = true)}
      >
        <Line name="trash" size={18} />
      </button>
      <a
        class={`button${isLatest ? " ink" : ""}`}
        href={hrefOf({ screen: "table", id: card.id })}
        aria-label={`Resume ${game?.name ?? card.gameId}, round ${card.summary.round}`}
      >
        Resume
        <Line name="arrow" size={16} />
      </a>
      {asksAway.value && <DeleteGame card={card} onDone={() => (asksAway.value = false)} />}
    </div>
  );
}

/** Asked once: a game that is deleted is gone. */
export function DeleteGame({
  card,
  onDone,
}: {
  readonly card: GameCard;
  readonly onDone: () => void;
}) {
  return (
    <Question
      title="Delete this game?"
      text="It is gone from this device then, its record too."
      yes="Delete it"
      no="Keep it"
      onNo={onDone}
      onYes={() => {
        onDone();
        void deleteGame(card.id);
      }}
    />
  );
}

async function deleteGame(id: string): Promise<void> {
  const removed = await archive.remove(id);
  if (!removed.ok) refuse({ message: "the browser could not delete it: it is still here" });
  await readCards();
  focusMain();
}
