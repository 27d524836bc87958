import { useTitle } from "../../ui/title.ts";
import { GAMES, findGame } from "../../games/index.ts";
import { HomeBar } from "../../home/home.tsx";
import { hrefOf } from "../../routes.ts";
import { RuleBookView } from "./ruleBookView.tsx";
import { words as shellWords } from "../../i18n/words/index.ts";

/** The rules as a page of their own, with an address for each rule. */
export function RulesPage({
  gameId,
  rule,
}: {
  readonly gameId: string;
  readonly rule?: string | undefined;
}) {
  const { rules: title } = shellWords();
  const name = findGame(gameId)?.name ?? "";
  useTitle(`${title} · ${name}`);
  return (
    <>
      <HomeBar />
      <main class="page rules-page">
        <h1>{title}</h1>
        <nav class="rules-games" aria-label={title}>
          {GAMES.map((game) => (
            <a
              key={game.id}
              href={hrefOf({ screen: "rules", gameId: game.id })}
              aria-current={game.id === gameId ? "page" : undefined}
            >
              {game.name}
            </a>
          ))}
        </nav>
        <h2 class="visually-hidden">{name}</h2>
        <RuleBookView key={gameId} gameId={gameId} rule={rule} />
      </main>
    </>
  );
}
