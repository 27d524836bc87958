import { useSignal } from "@preact/signals";
import { Icon } from "../ui/drawings/icon.tsx";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { Versal } from "../ui/drawings/ornaments.tsx";
import { EmptyShield, Shield } from "../ui/drawings/shield.tsx";
import type { GameEntry } from "../games/gameEntry.ts";
import { refuse } from "../ui/toast.tsx";
import { goTo, hrefOf } from "../routes.ts";
import { settings } from "../settings/settings.ts";
import { startGame, startProblem } from "../local/savedGames.ts";
import { adaptedLevel } from "../adapting/rank.ts";
import { titles } from "../i18n/titles.ts";
import { Learn } from "../learn/learn.tsx";
import { rosterOf, soloParty, type Guest } from "./setup/party.ts";
import { ADAPTS, botChair, soloChoice } from "./setup/soloChoice.ts";
import { hasServer } from "../ui/hasServer.ts";
import { words as shellWords } from "../i18n/words/index.ts";
import { words } from "./words/index.ts";

/** The panel of a game on the start page: its picture, the opponents, and the ways to start. */
export function Folio({ game }: { readonly game: GameEntry }) {
  const choice = soloChoice(game);
  const { bots, level } = choice.value;
  const isStarting = useSignal(false);
  const party = soloParty(settings.value, bots, botChair(game.id, level));
  const said = words().folio;
  const hasBots = game.levels.length > 0;
  const play = async () => {
    isStarting.value = true;
    const seats = game.facts.seats(party.length);
    const started = await startGame(game, rosterOf(party, seats), { start: "drawn" });
    isStarting.value = false;
    if (started.ok) goTo({ screen: "table", id: started.value.id });
    else refuse(startProblem(started.error));
  };
  return (
    <article class="folio" aria-labelledby={`folio-${game.id}`}>
      <div class="folio-picture">
        <game.StartPicture />
      </div>
      <div class="folio-body">
        <div class="folio-title">
          <Versal letter={game.letter} tincture={game.tincture} size={50} />
          <div>
            <h2 id={`folio-${game.id}`}>{game.name}</h2>
            <p>{game.pitch()}</p>
          </div>
        </div>
        {hasBots && (
          <div class="folio-setup">
            <Opponents game={game} party={party} />
            <LevelPicker game={game} />
          </div>
        )}
        <div class="folio-ways">
          {hasBots && (
            <button
              type="button"
              class="button gold big"
              aria-disabled={isStarting.value}
              onClick={() => isStarting.value || void play()}
            >
              <LineIcon name="play" size={16} />
              {isStarting.value ? shellWords().settingTheTable : said.playNow}
              <span class="visually-hidden"> {game.name}</span>
            </button>
          )}
          <OtherWays game={game} />
        </div>
        <div class="folio-links">
          <Learn game={game} />
          <MoreLinks game={game} />
        </div>
      </div>
    </article>
  );
}

/** Links to the choice of the rules, and to the rule book. */
function MoreLinks({ game }: { readonly game: GameEntry }) {
  const said = words().folio;
  const against = game.levels.length > 0 ? "bots" : "people";
  return (
    <>
      <a class="folio-more" href={hrefOf({ screen: "setup", gameId: game.id, against })}>
        {said.houseRules}
        <span class="visually-hidden">{said.houseRulesOf(game.name)}</span>
      </a>
      <a class="folio-more" href={hrefOf({ screen: "rules", gameId: game.id })}>
        {said.readRules}
        <span class="visually-hidden">: {game.name}</span>
      </a>
    </>
  );
}

/** Links to games with other people: at this screen, or online. */
function OtherWays({ game }: { readonly game: GameEntry }) {
  const said = words().folio;
  return (
    <>
      <a
        class="button"
        href={hrefOf({ screen: "setup", gameId: game.id, against: "people" })}
        aria-label={said.hotSeatAt(game.name)}
      >
        <Icon name="round-table" size={20} />
        {said.hotSeat}
      </a>
      {hasServer && (
        <a
          class="button"
          href={hrefOf({ screen: "invite", gameId: game.id })}
          aria-label={said.inviteTo(game.name)}
        >
          <LineIcon name="link" size={18} />
          {said.invite}
        </a>
      )}
    </>
  );
}

interface OpponentsProps {
  readonly game: GameEntry;
  readonly party: readonly Guest[];
}

/** A shield for each bot, and their number. Tapping a shield sets the number. */
function Opponents({ game, party }: OpponentsProps) {
  const { min, max } = game.facts.players;
  const said = words().folio;
  const choice = soloChoice(game);
  const { bots, level } = choice.value;
  return (
    <div role="group" aria-label={said.opponentsIn(game.name)}>
      <span class="eyebrow">
        {said.opponents} <b aria-hidden="true">{bots}</b>
      </span>
      <div class="opponents">
        {Array.from({ length: max - 1 }, (_, at) => {
          const shield = party[at + 1]?.shield;
          const wanted = Math.max(min - 1, at + 1);
          return (
            <button
              type="button"
              key={at}
              aria-pressed={at + 1 === bots}
              aria-label={said.soMany(at + 1)}
              onClick={() => (choice.value = { level, bots: wanted })}
            >
              {shield === undefined ? (
                <EmptyShield size={30} />
              ) : (
                <Shield tincture={shield} size={30} />
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The choice of the bots' strength. */
function LevelPicker({ game }: { readonly game: GameEntry }) {
  const said = words().folio;
  const choice = soloChoice(game);
  const { bots, level } = choice.value;
  return (
    <label class="level-picker">
      <span class="eyebrow">{said.botStrength}</span>
      <select
        value={level}
        onChange={({ currentTarget: { value } }) => (choice.value = { bots, level: value })}
      >
        <option value={ADAPTS}>{said.adapts(titles().levels[adaptedLevel(game.id)])}</option>
        {game.levels.map((value) => (
          <option value={value} key={value}>
            {titles().levels[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
