import { fetchLazyPages } from "./fetchLazyPages.ts";
import { useEffect } from "preact/hooks";
import { Shield } from "../ui/drawings/shield.tsx";
import { Brand, ThemeButton } from "../table/tableBar.tsx";
import { GAMES } from "../games/index.ts";
import { hrefOf } from "../routes.ts";
import { settings } from "../settings/settings.ts";
import { cards, readCards } from "../local/savedGames.ts";
import { Folio } from "./folio.tsx";
import { FinishedGames } from "./finishedGames.tsx";
import type { GameCard } from "../local/savedGame.ts";
import { OpenTables } from "./openTables.tsx";
import { hasSeats } from "../online/hasSeats.ts";
import { useLazyDialog } from "../ui/loading/lazyDialog.tsx";
import { LazyScreen } from "../ui/loading/lazyScreen.tsx";
import { shownName } from "../ui/shownName.ts";
import { FairNote } from "./fairNote.tsx";
import { hasServer } from "../ui/hasServer.ts";
import { OpenRecord } from "../local/openRecord.tsx";
import { LanguageNames } from "../settings/languageNames.tsx";
import { lazyPart } from "../ui/loading/lazyPart.tsx";
import { words } from "./words/index.ts";
import "../ui/fields.css";
import "./home.css";
import "./openTables.css";

/** A first visit has no running game, so their list is not loaded before the first move. */
const { Part: RunningGames } = lazyPart(
  async () => (await import("./runningGames.tsx")).RunningGames,
);

/** The start page: both games, running games and finished games. */
export function Home() {
  useEffect(() => {
    document.title = "Courtly";
    void readCards();
  }, []);
  const saved = cards.value;
  const games = saved?.ok === true ? saved.value : [];
  const running = games.filter(({ summary }) => summary.next !== undefined);
  return (
    <>
      <HomeBar />
      <main class="home">
        <h1 class="visually-hidden">{words().title}</h1>
        <div class="home-left">
          {saved?.ok === false && (
            <p class="home-fault" role="alert">
              {words().notKept(saved.error.kind === "storage" ? saved.error.reason : "")}
            </p>
          )}
          {hasSeats() && (
            <LazyScreen
              load={async () => (await import("./onlineGames.tsx")).OnlineGames}
              meanwhile={null}
            >
              {(Games) => <Games />}
            </LazyScreen>
          )}
          {running.length > 0 && <RunningGames cards={running} />}
          <div class="folios">
            {GAMES.map((game) => (
              <Folio game={game} key={game.id} />
            ))}
          </div>
        </div>
        <aside class="home-right">
          {hasServer && <OpenTables />}
          {saved !== undefined && <FinishedGames cards={games.filter(isFinished)} />}
          <OpenRecord />
          <FairNote />
        </aside>
      </main>
      <footer class="home-foot">
        <nav class="home-links">
          <a href={hrefOf({ screen: "credits" })}>{words().credits}</a>
          <a href={hrefOf({ screen: "privacy" })}>{words().privacy}</a>
        </nav>
        <LanguageNames />
      </footer>
    </>
  );
}

export function HomeBar() {
  const { open, close, Shown } = useLazyDialog(async () => (await fetchLazyPages()).ProfileDialog);
  const { name, shield } = settings.value;
  return (
    <>
      <header class="bar home-bar">
        <Brand />
        <span class="bar-space" />
        <ThemeButton />
        <button type="button" class="profile-button" onClick={open}>
          <Shield tincture={shield} size={24} />
          <b>{shownName(name)}</b>
          <span class="visually-hidden">{words().profile}</span>
        </button>
      </header>
      {Shown && <Shown onClose={close} />}
    </>
  );
}

/** A game that was only tried in a replay does not count. */
function isFinished({ summary, tried }: GameCard): boolean {
  return summary.next === undefined && tried === undefined;
}
