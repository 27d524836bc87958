import type { GameCard } from "../local/savedGame.ts";
import { Icon } from "../ui/drawings/icon.tsx";
import { Vine } from "../ui/drawings/ornaments.tsx";
import { lazyPart } from "../ui/loading/lazyPart.tsx";
import { words } from "./words/index.ts";

/** A first visit has no finished game, so the list is not loaded before the first move. */
const { Part: FinishedList } = lazyPart(
  async () => (await import("./finishedList.tsx")).FinishedList,
);

/** The panel of finished games. */
export function FinishedGames({ cards }: { readonly cards: readonly GameCard[] }) {
  const said = words().finished;
  return (
    <section class="panel finished">
      <h2 class="panel-title">
        <Icon name="scroll-unfurled" size={22} />
        {said.title}
        {cards.length > 0 && <span class="count">{cards.length}</span>}
      </h2>
      {cards.length === 0 ? (
        <div class="empty">
          <Vine />
          <p>{said.none}</p>
        </div>
      ) : (
        <FinishedList cards={cards} />
      )}
    </section>
  );
}
