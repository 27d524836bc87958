import { isYou } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import type { GameCard } from "../local/savedGame.ts";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { Versal } from "../ui/drawings/ornaments.tsx";
import { Shield } from "../ui/drawings/shield.tsx";
import { findGame } from "../games/index.ts";
import { shownName } from "../ui/shownName.ts";
import { hrefOf } from "../routes.ts";
import { lazyPart } from "../ui/loading/lazyPart.tsx";
import { words } from "./words/index.ts";

interface RunningGamesProps {
  readonly cards: readonly GameCard[];
}

/** The question before a game is deleted. Few are deleted, so its code is loaded when it is asked. */
export const { Part: DeleteGame } = lazyPart(
  async () => (await import("./deleteGame.tsx")).DeleteGame,
);

const SHOWN = 2;

/** The unfinished games of this device, the latest first. */
export function RunningGames({ cards }: RunningGamesProps) {
  const isOpen = useSignal(false);
  const shown = isOpen.value ? cards : cards.slice(0, SHOWN);
  return (
    <section class="running" aria-label={words().running.label}>
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
          {isOpen.value ? words().running.fewer : words().running.all(cards.length)}
        </button>
      )}
    </section>
  );
}

function RunningGame({ card, isLatest }: { readonly card: GameCard; readonly isLatest: boolean }) {
  const game = findGame(card.gameId);
  const { names, shields } = card.roster;
  const next = card.summary.next ?? 0;
  const name = names[next] ?? "";
  const asksAway = useSignal(false);
  const said = words().running;
  const gameName = game?.name ?? card.gameId;
  const { round } = card.summary;
  return (
    <div class={`running-game${isLatest ? " latest" : ""}`}>
      {game !== undefined && <Versal letter={game.letter} tincture={game.tincture} size={42} />}
      <div class="running-words">
        <b>{isYou(name) ? said.yourTurn : said.turnOf(name)}</b>
        <span>{said.inRound(gameName, round)}</span>
        <span class="running-shields">
          {shields.slice(0, names.length).map((shield, at) => (
            <Shield tincture={shield} size={15} label={shownName(names[at] ?? "")} key={shield} />
          ))}
        </span>
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={said.delete(gameName)}
        onClick={() => (asksAway.value = true)}
      >
        <LineIcon name="trash" size={18} />
      </button>
      <a
        class={`button${isLatest ? " ink" : ""}`}
        href={hrefOf({ screen: "table", id: card.id })}
        aria-label={said.resumeAt(gameName, round)}
      >
        {said.resume}
        <LineIcon name="arrow" size={16} />
      </a>
      {asksAway.value && <DeleteGame card={card} onDone={() => (asksAway.value = false)} />}
    </div>
  );
}
