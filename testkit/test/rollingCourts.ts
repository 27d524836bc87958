import { BOT_LEVELS, rollingCourtsBot, workBudget } from "@courtly/bots";
import { FACES, seededCup, seededRandom, type GameEvent, type Random } from "@courtly/engine";
import {
  BOARDS,
  numbersFor,
  rollingCourts,
  seatsFor,
  tokensInHand,
  type Action,
  type Setup,
  type State,
} from "@courtly/rolling-courts";
import {
  anybody,
  pick,
  setupOf,
  type Change,
  type Chooser,
  type Lawful,
  type Trial,
} from "../src/index.ts";

export const lawfulRollingCourts: Lawful<Setup, State, Action> = {
  game: rollingCourts,
  wellFormed: () => wellFormedActions(),
  lost,
  effectsDiffer: false,
  eventsMax: 100 * 5 * 40,
};

const COUNCIL = [1, 2, 3, 4];
const CAVE = [1, 2, 3, 4, 5, 6];

/** Texts of well-formed actions, legal or not, listed without the game's own enumeration. */
function wellFormedTexts(): readonly string[] {
  const villages = FACES.flatMap((number) => COUNCIL.map((space) => `village ${number}:${space}`));
  const caves = FACES.flatMap((number) => CAVE.map((space) => `cave ${number}:${space}`));
  const spots = [...villages, ...caves];
  const entries = FACES.flatMap((number) => [`village ${number}`, `cave ${number}`]);
  const leaps = ["", " over 1", " over 2", " over 3", " over 4"];
  return [
    "roll",
    "end",
    "stay",
    ...entries,
    ...entries.flatMap((entry) => spots.map((spot) => `${entry} from ${spot}`)),
    ...FACES.flatMap((court) =>
      villages.flatMap((spot) => leaps.map((leap) => `court ${court} from ${spot}${leap}`)),
    ),
    ...[1, 2, 3, 4, 5].flatMap((mine) => caves.map((spot) => `deep ${mine} from ${spot}`)),
    ...FACES.flatMap((die) => FACES.map((to) => `change ${die} to ${to}`)),
    ...villages.map((spot) => `retire ${spot}`),
    ...spots.map((spot) => `promote ${spot}`),
    ...caves.map((spot) => `home ${spot}`),
  ];
}

let wellFormed: readonly Action[] | undefined;

function wellFormedActions(): readonly Action[] {
  wellFormed ??= wellFormedTexts().map((text) => {
    const action = rollingCourts.notation.action.read(text);
    if (!action.ok) throw new Error(`${text}: ${action.error}`);
    return action.value;
  });
  return wellFormed;
}

function lost(state: State, change: Change<State, Action> | undefined): readonly string[] {
  const { gold, players, courts, deep } = state;
  return [
    ...gold.flatMap((_, seat) => (tokensInHand(state, seat) < 0 ? [`tokens of seat ${seat}`] : [])),
    ...gold.flatMap((purse, seat) => (purse < 0 ? [`gold of seat ${seat}`] : [])),
    ...(courts.every((court) => court.length <= 5) ? [] : ["seats of a court"]),
    ...(deep.every((steps) => steps <= 5) ? [] : ["treasures of a deep mine"]),
    ...(gold.length === seatsFor(players) ? [] : ["a purse"]),
    ...(change === undefined ? [] : moneyLost(state, change)),
  ];
}

/** Compares the change of all gold by an action with the board's numbers; at the end of a round, with a bound. */
function moneyLost(state: State, { before, event }: Change<State, Action>): readonly string[] {
  const gain = total(state.gold) - total(before.gold);
  const [least, most] = expectedGain(before, event);
  return gain >= least && gain <= most ? [] : [`money: ${gain} instead of ${least} to ${most}`];
}

const total = (gold: readonly number[]) => gold.reduce((sum, purse) => sum + purse, 0);

function expectedGain(before: State, event: GameEvent<Action>): readonly [number, number] {
  if (event.kind !== "acted") return [0, 0];
  const { action } = event;
  const { board } = before;
  const exactly = (gold: number | undefined) => [gold ?? 0, gold ?? 0] as const;
  switch (action.kind) {
    case "court": {
      const price = board.villages[action.from.number - 1]?.prices[action.from.space - 1] ?? 0;
      return exactly(-price - (board.courts.leaps[action.over] ?? 0));
    }
    case "deep":
      return exactly(board.deepMines[action.mine - 1]?.[before.deep[action.mine - 1] ?? 0]);
    case "retire":
      return exactly(Math.ceil((board.villages[action.spot.number - 1]?.retirement ?? 0) / 2));
    case "enter": {
      const { into, from } = action;
      const row = before.villages[into.number - 1] ?? [];
      const stays = row.every((member) => member !== undefined);
      const isFull =
        into.kind === "village" &&
        stays &&
        !(from?.kind === "village" && from.number === into.number);
      return exactly(isFull ? board.villages[into.number - 1]?.retirement : 0);
    }
    case "end":
      return [0, homecomings(before)];
    case "home":
      return exactly(board.caves[action.spot.number - 1]?.values[action.spot.space - 1]);
    default:
      return exactly(0);
  }
}

/** The most that members on the last spaces, or about to reach them, can bring home. */
function homecomings({ caves, board }: State): number {
  return caves.reduce((sum, row, index) => {
    const last = board.caves[index]?.values.at(-1) ?? 0;
    return sum + row.slice(-2).filter((member) => member !== undefined).length * last;
  }, 0);
}

const CHOOSERS: readonly Chooser<State, Action>[] = [
  anybody(rollingCourts),
  ...BOT_LEVELS.map((level) =>
    rollingCourtsBot({ level, temperament: undefined }, () => workBudget(8)),
  ),
];

/** Game number `index` of a seed: rules, board, position, players and dice all follow from it. */
export function rollingCourtsTrial(
  seed: string,
  players: number,
  index: number,
): Trial<Setup, State, Action> {
  const name = `${seed}/${players}/${index}`;
  const random = seededRandom(name);
  const seats = seatsFor(players);
  const choosers = Array.from({ length: seats }, () => pick(CHOOSERS, random));
  const board = pick(BOARDS, random).name;
  // random players take long to end a game: it starts close to the last round
  const wanders = choosers.every((chooser) => chooser.name === "random");
  const late = wanders || random() < 0.1 ? [`round ${pick([90, 95, 99], random)}`] : [];
  const lines = [
    `rules courtDie=${pick(["court", "village"], random)} wrap=${pick(["yes", "no"], random)}`,
    `board ${board}`,
    `start ${Math.floor(random() * seats)}`,
    ...late,
    ...(random() < 0.3 ? courtLines(players, random) : []),
  ];
  const setup = setupOf(rollingCourts, players, ...lines);
  return { setup, players, choosers, cup: seededCup(name), random };
}

/** Header lines with half-full courts and much gold, so that points and prices matter early. */
function courtLines(players: number, random: Random): readonly string[] {
  const seats = seatsFor(players);
  const { tokens } = numbersFor(players);
  const placed = Array.from({ length: seats }, () => 0);
  const courts = FACES.flatMap((court) => {
    const members = Array.from({ length: Math.floor(random() * 5) }, () =>
      Math.floor(random() * seats),
    );
    const allowed = members.filter(
      (seat) => (placed[seat] = (placed[seat] ?? 0) + 1) <= tokens / 2,
    );
    return allowed.length === 0 ? [] : [`court ${court} ${allowed.join(" ")}`];
  });
  return [...courts, ...placed.map((_, seat) => `gold ${seat} ${Math.floor(random() * 40)}`)];
}
