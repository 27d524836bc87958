import { isYou } from "@courtly/engine";
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Versal } from "../../ui/drawings/ornaments.tsx";
import type { GameEntry, LazyGameUi } from "../../games/gameEntry.ts";
import { findGame } from "../../games/index.ts";
import { refuse } from "../../ui/toast.tsx";
import { goTo, HOME } from "../../routes.ts";
import { settings } from "../../settings/settings.ts";
import { startGame, startProblem } from "../../local/savedGames.ts";
import { PERSON } from "../../table/roster.ts";
import { words as shellWords } from "../../i18n/words/index.ts";
import { HomeBar } from "../home.tsx";
import { words } from "../lazyWords/index.ts";
import { rosterOf, newGuest, soloParty, type Guest } from "./party.ts";
import { PartyForm } from "./partyForm.tsx";
import { refusalOfNames } from "./refusalOfNames.ts";
import { RulesForm } from "./rulesForm.tsx";
import { ruleWordsOf, type RuleMenu, type ChosenRules } from "./ruleMenus.ts";
import { WithLazyUi } from "./withLazyUi.tsx";
import { SetupFoot } from "./setupFoot.tsx";
import { botChair, soloChoice } from "./soloChoice.ts";
import "./setup.css";

interface SetupProps {
  readonly gameId: string;
  readonly against: "people" | "bots";
}

/** The page with all choices before a game: players, start seat and rules. */
export function SetupPage({ gameId, against }: SetupProps) {
  const game = findGame(gameId);
  const title = game === undefined ? "Courtly" : `${words().setup.title(game.name)} · Courtly`;
  useEffect(() => {
    document.title = title;
    if (game === undefined) goTo(HOME);
  }, [game, title]);
  if (game === undefined) return null;
  return (
    <WithLazyUi game={game}>
      {(lazyUi) => <SetupOf game={game} lazyUi={lazyUi} against={against} />}
    </WithLazyUi>
  );
}

interface Choices {
  readonly party: Signal<readonly Guest[]>;
  readonly rules: Signal<ChosenRules>;
  readonly board: Signal<string | undefined>;
  readonly start: Signal<number | "drawn">;
}

function useChoices(game: GameEntry, menu: RuleMenu, against: SetupProps["against"]): Choices {
  return {
    party: useSignal(against === "bots" ? partyOfBots(game) : firstParty()),
    rules: useSignal<ChosenRules>(menu.sets[0]?.rules ?? {}),
    board: useSignal(menu.boards[0]?.line),
    start: useSignal<number | "drawn">("drawn"),
  };
}

/** The default party for a game at one screen: the person of this device and one more. */
function firstParty(): readonly Guest[] {
  const { name, shield } = settings.peek();
  const me: Guest = { name: isYou(name) ? "" : name, shield, chair: PERSON };
  const host = me.name === "" ? { ...me, name: newGuest([], PERSON).name } : me;
  return [host, newGuest([host], PERSON)];
}

/** The bots that are chosen on the start page. */
function partyOfBots(game: GameEntry): readonly Guest[] {
  const { bots, level } = soloChoice(game).peek();
  return soloParty(settings.peek(), bots, botChair(game.id, level));
}

interface SetupOfProps {
  readonly game: GameEntry;
  readonly lazyUi: LazyGameUi;
  readonly against: SetupProps["against"];
}

function SetupOf({ game, lazyUi, against }: SetupOfProps) {
  const { party, rules, board, start } = useChoices(game, lazyUi.ruleMenu(), against);
  const isStarting = useSignal(false);
  const said = words().setup;
  const seats = game.facts.seats(party.value.length);
  const begin = async () => {
    const problem = refusalOfNames(party.value, game.facts);
    if (problem !== undefined) {
      refuse(problem);
      return;
    }
    isStarting.value = true;
    const started = await startGame(game, rosterOf(party.value, seats), {
      start: start.value,
      rules: ruleWordsOf(rules.value),
      board: board.value,
    });
    isStarting.value = false;
    if (started.ok) goTo({ screen: "table", id: started.value.id });
    else refuse(startProblem(started.error));
  };
  return (
    <>
      <HomeBar />
      <main class="setup">
        <header class="setup-head">
          <Versal letter={game.letter} tincture={game.tincture} size={50} />
          <div>
            <h1>{said.title(game.name)}</h1>
            <p class="quiet">{said.players(game.facts.players.min, game.facts.players.max)}</p>
          </div>
        </header>
        <PartyForm game={game} party={party} start={start} />
        <RulesForm menu={lazyUi.ruleMenu()} rules={rules} board={board} />
        <SetupFoot
          icon="play"
          label={said.start}
          busyLabel={shellWords().settingTheTable}
          isBusy={isStarting.value}
          onPress={() => void begin()}
        />
      </main>
    </>
  );
}
