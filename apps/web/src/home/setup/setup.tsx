import { isYou } from "@courtly/engine";
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Versal } from "../../ui/drawings/ornaments.tsx";
import { findGame, type GameEntry } from "../../games/index.ts";
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
import { ruleMenuOf, ruleWordsOf, type Rules } from "./ruleMenus.ts";
import { SetupFoot } from "./setupFoot.tsx";
import { soloChoice } from "./soloChoice.ts";
import "./setup.css";

interface SetupProps {
  readonly gameId: string;
  readonly against: "people" | "bots";
}

/** Everything that can be chosen before a game: who plays, who begins, and by which rules. */
export function Setup({ gameId, against }: SetupProps) {
  const game = findGame(gameId);
  const title = game === undefined ? "Courtly" : `${words().setup.title(game.name)} · Courtly`;
  useEffect(() => {
    document.title = title;
    if (game === undefined) goTo(HOME);
  }, [game, title]);
  return game === undefined ? null : <SetupOf game={game} against={against} />;
}

interface Choices {
  readonly party: Signal<readonly Guest[]>;
  readonly rules: Signal<Rules>;
  readonly board: Signal<string | undefined>;
  readonly start: Signal<number | "drawn">;
}

function useChoices(game: GameEntry, against: SetupProps["against"]): Choices {
  const menu = ruleMenuOf(game.id);
  return {
    party: useSignal(against === "bots" ? partyOfBots(game) : firstParty()),
    rules: useSignal<Rules>(menu.sets[0]?.rules ?? {}),
    board: useSignal(menu.boards[0]?.line),
    start: useSignal<number | "drawn">("drawn"),
  };
}

/** Two people at one screen: the one of this device, and somebody. */
function firstParty(): readonly Guest[] {
  const { name, shield } = settings.peek();
  const me: Guest = { name: isYou(name) ? "" : name, shield, chair: PERSON };
  const host = me.name === "" ? { ...me, name: newGuest([], PERSON).name } : me;
  return [host, newGuest([host], PERSON)];
}

/** As the start page has it. */
function partyOfBots(game: GameEntry): readonly Guest[] {
  const { bots, level } = soloChoice(game).peek();
  return soloParty(settings.peek(), bots, level);
}

interface SetupOfProps {
  readonly game: GameEntry;
  readonly against: SetupProps["against"];
}

function SetupOf({ game, against }: SetupOfProps) {
  const { party, rules, board, start } = useChoices(game, against);
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
        <RulesForm menu={ruleMenuOf(game.id)} rules={rules} board={board} />
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
