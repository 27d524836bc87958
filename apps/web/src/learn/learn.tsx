import { LineIcon } from "../ui/drawings/lines.tsx";
import type { GameEntry } from "../games/gameEntry.ts";
import { hasBegun, progressOf } from "./lesson/lessonProgress.ts";
import { hrefOf } from "../routes.ts";
import { cards } from "../local/savedGames.ts";
import { words } from "../home/words/index.ts";

/** The link to the first game: prominent for newcomers, small for people who have finished it or play already. */
export function Learn({ game }: { readonly game: GameEntry }) {
  const kept = progressOf(game.id);
  const said = words().folio;
  const { value: saved } = cards;
  const plays = saved?.ok === true && saved.value.some(({ gameId }) => gameId === game.id);
  const isNew = hasBegun(kept) || !(kept.isDone || plays);
  return (
    <a
      class={isNew ? "button folio-learn" : "folio-more"}
      href={hrefOf({ screen: "lesson", gameId: game.id })}
    >
      {isNew && <LineIcon name="flag" size={16} />}
      {hasBegun(kept) ? said.learnOn : kept.isDone ? said.learnAgain : said.learn}
      <span class="visually-hidden">: {game.name}</span>
    </a>
  );
}
