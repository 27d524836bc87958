import { LIMITS, type Pace } from "@courtly/protocol";
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { Versal } from "../../ui/drawings/ornaments.tsx";
import { EmptyShield } from "../../ui/drawings/shield.tsx";
import type { GameEntry, LazyGameUi } from "../../games/gameEntry.ts";
import { findGame } from "../../games/index.ts";
import { words as homeWords } from "../../home/lazyWords/index.ts";
import { BotOptions } from "../../home/setup/botOptions.tsx";
import { HomeBar } from "../../home/home.tsx";
import { ruleWordsOf, type RuleMenu, type ChosenRules } from "../../home/setup/ruleMenus.ts";
import { WithLazyUi } from "../../home/setup/withLazyUi.tsx";
import { RulesForm } from "../../home/setup/rulesForm.tsx";
import { SetupFoot } from "../../home/setup/setupFoot.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { refuse } from "../../ui/toast.tsx";
import { goTo, HOME } from "../../routes.ts";
import {
  ownPerson,
  PersonForm,
  problemOfName,
  rememberPerson,
  type Person,
} from "./personForm.tsx";
import { PaceChoice } from "./pace.tsx";
import { drawHostClaim, openTable, type SeatClaim, type WantedTable } from "../seating.ts";
import { whyNot } from "../whyNot.ts";
import { words } from "../words/index.ts";
import "../../home/setup/setup.css";
import "../online.css";

/** The choice for a seat: open for a person with the link, or the level of a bot. */
type Wanted = "open" | (string & {});

/** The form to open a table online: seats and bots, rules, and whether the table is listed. */
export function NewTablePage({ gameId }: { readonly gameId: string }) {
  const game = findGame(gameId);
  const title = game === undefined ? "Courtly" : `${words().newTable.title(game.name)} · Courtly`;
  useEffect(() => {
    document.title = title;
    if (game === undefined) goTo(HOME);
  }, [game, title]);
  if (game === undefined) return null;
  return (
    <WithLazyUi game={game}>{(lazyUi) => <NewTable game={game} lazyUi={lazyUi} />}</WithLazyUi>
  );
}

interface Choices {
  readonly person: Signal<Person>;
  readonly others: Signal<readonly Wanted[]>;
  readonly rules: Signal<ChosenRules>;
  readonly board: Signal<string | undefined>;
  readonly listed: Signal<"link" | "listed">;
  readonly coach: Signal<"welcome" | "off">;
  readonly pace: Signal<Pace | undefined>;
}

function useChoices(menu: RuleMenu): Choices {
  return {
    person: useSignal(ownPerson()),
    others: useSignal<readonly Wanted[]>(["open"]),
    rules: useSignal<ChosenRules>(menu.sets[0]?.rules ?? {}),
    board: useSignal(menu.boards[0]?.line),
    listed: useSignal<"link" | "listed">("link"),
    coach: useSignal<"welcome" | "off">("welcome"),
    pace: useSignal<Pace | undefined>(undefined),
  };
}

/** Opens the table and goes there. A repeated request with the same token returns the same table. */
async function open(game: GameEntry, choices: Choices, claim: SeatClaim): Promise<void> {
  const person = choices.person.peek();
  const problem = problemOfName(person.name);
  if (problem !== undefined) {
    refuse({ message: problem });
    return;
  }
  const given = await openTable(wantedTable(game, choices), claim);
  if (!given.ok) {
    refuse(whyNot(given.error));
    return;
  }
  rememberPerson(person);
  goTo({ screen: "online", id: given.value.table });
}

function wantedTable(game: GameEntry, choices: Choices): WantedTable {
  const { name, shield } = choices.person.peek();
  const rules = ruleWordsOf(choices.rules.peek())?.join(" ") ?? "";
  const board = choices.board.peek();
  const pace = choices.pace.peek();
  const others = choices.others
    .peek()
    .map((level) =>
      level === "open" ? ({ kind: "open" } as const) : ({ kind: "bot", level } as const),
    );
  return {
    game: game.id,
    ...(rules === "" ? {} : { rules }),
    ...(board === undefined ? {} : { board }),
    seats: [{ kind: "you" }, ...others],
    listed: choices.listed.peek() === "listed",
    ...(choices.coach.peek() === "off" ? { coach: "off" as const } : {}),
    ...(pace === undefined ? {} : { pace }),
    name,
    shield,
  };
}

interface NewTableProps {
  readonly game: GameEntry;
  readonly lazyUi: LazyGameUi;
}

function NewTable({ game, lazyUi }: NewTableProps) {
  const choices = useChoices(lazyUi.ruleMenu());
  const { person, others, rules, board, listed, coach, pace } = choices;
  const isOpening = useSignal(false);
  const said = words().newTable;
  const claim = useRef<SeatClaim | undefined>(undefined);
  const press = async () => {
    isOpening.value = true;
    claim.current ??= drawHostClaim();
    await open(game, choices, claim.current);
    isOpening.value = false;
  };
  return (
    <>
      <HomeBar />
      <main class="setup">
        <header class="setup-head">
          <Versal letter={game.letter} tincture={game.tincture} size={50} />
          <div>
            <h1>{said.title(game.name)}</h1>
            <p class="quiet">{said.ownBrowser}</p>
          </div>
        </header>
        <section class="panel" aria-labelledby="you-title">
          <h2 id="you-title">{said.you}</h2>
          <PersonForm person={person} />
        </section>
        <Others game={game} others={others} />
        <PaceChoice pace={pace.value} onChange={(chosen) => (pace.value = chosen)} />
        <Finders listed={listed} />
        <CoachChoice coach={coach} />
        <RulesForm menu={lazyUi.ruleMenu()} rules={rules} board={board} />
        <SetupFoot
          icon="link"
          label={said.open}
          busyLabel={said.atIt}
          isBusy={isOpening.value}
          onPress={() => void press()}
        />
      </main>
    </>
  );
}

function Finders({ listed }: Pick<Choices, "listed">) {
  const said = words().newTable;
  return (
    <section class="panel" aria-labelledby="found-title">
      <h2 id="found-title">{said.finders}</h2>
      <Segmented
        label={said.finders}
        options={[
          { value: "link", label: said.byLink },
          { value: "listed", label: said.everybody },
        ]}
        value={listed.value}
        onChange={(value) => (listed.value = value)}
      />
      <p class="quiet">{listed.value === "link" ? said.byLinkText : said.everybodyText}</p>
    </section>
  );
}

/** Asks whether the coach is allowed at the table. It cannot be enforced: a player can ask a coach elsewhere. */
function CoachChoice({ coach }: Pick<Choices, "coach">) {
  const said = words().newTable;
  return (
    <section class="panel" aria-labelledby="coach-title">
      <h2 id="coach-title">{said.coach}</h2>
      <Segmented
        label={said.coach}
        options={[
          { value: "welcome", label: said.coachWelcome },
          { value: "off", label: said.coachOff },
        ]}
        value={coach.value}
        onChange={(value) => (coach.value = value)}
      />
      <p class="quiet">{coach.value === "off" ? said.coachOffText : said.coachWelcomeText}</p>
    </section>
  );
}

interface OthersProps {
  readonly game: GameEntry;
  readonly others: Signal<readonly Wanted[]>;
}

function Others({ game, others }: OthersProps) {
  const seats = others.value;
  const said = words().newTable;
  const { min, max } = game.facts.players;
  const most = Math.min(max, LIMITS.playersMax);
  const hasTwoColours = game.facts.seats(seats.length + 1) > seats.length + 1;
  return (
    <section class="panel" aria-labelledby="seats-title">
      <h2 id="seats-title">{said.others}</h2>
      <ol role="list" class="wanted-seats">
        {seats.map((wanted, at) => (
          <li key={at} class="wanted-seat">
            {wanted === "open" ? (
              <EmptyShield size={30} />
            ) : (
              <Icon name="round-table" size={30} class="wanted-bot" />
            )}
            <select
              aria-label={said.seat(at + 2)}
              value={wanted}
              onChange={({ currentTarget: { value } }) => (others.value = seats.with(at, value))}
            >
              <option value="open">{said.openSeat}</option>
              <BotOptions game={game} />
            </select>
            <button
              type="button"
              class="icon-button"
              aria-label={said.removeSeat(at + 2)}
              aria-disabled={seats.length + 1 <= min}
              onClick={() => {
                if (seats.length + 1 > min) others.value = seats.toSpliced(at, 1);
              }}
            >
              <LineIcon name="trash" size={18} />
            </button>
          </li>
        ))}
      </ol>
      {hasTwoColours && <p class="quiet">{said.twoColours}</p>}
      <div class="party-foot">
        {seats.length + 1 < most && (
          <button type="button" class="button" onClick={() => (others.value = [...seats, "open"])}>
            <LineIcon name="plus" size={16} />
            {homeWords().oneMore}
          </button>
        )}
        <p class="quiet">{said.whoBegins}</p>
      </div>
    </section>
  );
}
