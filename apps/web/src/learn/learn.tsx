import type { ComponentChildren } from "preact";
import { LineIcon } from "../ui/drawings/lines.tsx";
import type { GameEntry } from "../games/gameEntry.ts";
import { hasBegun, progressOf } from "./lesson/lessonProgress.ts";
import { hrefOf } from "../routes.ts";
import { cards } from "../local/savedGames.ts";
import { words } from "../home/words/index.ts";

/** The links to the lessons: the first one is prominent for newcomers, the next one is offered after it. */
export function Learn({ game }: { readonly game: GameEntry }) {
  const kept = progressOf(game.id);
  const said = words().folio;
  const { value: saved } = cards;
  const plays = saved?.ok === true && saved.value.some(({ gameId }) => gameId === game.id);
  const isNew = hasBegun(kept) || !(kept.isDone || plays);
  const hasMore = game.lessons > 1 && (kept.isDone || plays);
  return (
    <>
      <LessonLink game={game} part={1} isNew={isNew}>
        {hasBegun(kept) ? said.learnOn : kept.isDone ? said.learnAgain : said.learn}
      </LessonLink>
      {hasMore && (
        <LessonLink game={game} part={2} isNew={false}>
          {said.learnMore}
        </LessonLink>
      )}
    </>
  );
}

interface LessonLinkProps {
  readonly game: GameEntry;
  readonly part: number;
  readonly isNew: boolean;
  readonly children: ComponentChildren;
}

function LessonLink({ game, part, isNew, children }: LessonLinkProps) {
  return (
    <a
      class={isNew ? "button folio-learn" : "folio-more"}
      href={hrefOf({ screen: "lesson", gameId: game.id, part })}
    >
      {isNew && <LineIcon name="flag" size={16} />}
      {children}
      <span class="visually-hidden">: {game.name}</span>
    </a>
  );
}
