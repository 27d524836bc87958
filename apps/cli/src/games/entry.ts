import { randomUUID } from "node:crypto";
import type { Explanation } from "@courtly/analysis";
import type { Bot } from "@courtly/bots";
import {
  assert,
  boxed,
  ok,
  openTable,
  seededRandom,
  type ByPlayer,
  type Encoding,
  type Finale,
  type Game,
  type GameBox,
  type Problem,
  type Result,
  type Seat,
  type Step,
  type Table,
  type TableOf,
  type Tale,
  type Opening,
  type Variant,
} from "@courtly/engine";
import type { BoardFiles } from "../play/boardFile.ts";
import type { Guest, Guests } from "../guests/guest.ts";
import { seatedGuest } from "../guests/seatedGuest.ts";
import { matchesOf, type MatchPlan, type PlayMatch, type BotFactory } from "../simulate/match.ts";
import type { Coach } from "../play/coach.ts";
import type { Menu } from "../play/menu.ts";
import { optedOpening } from "../play/opening.ts";
import type { Paint } from "../outlet.ts";
import type { TypedActions } from "../play/plainAction.ts";
import type { Speech } from "../speech.ts";
import {
  runSession,
  type SessionEnd,
  type PlaySetup,
  type PlayEnvironment,
} from "../play/session.ts";

/** The page that a screen is drawn on. */
export interface Page {
  readonly names: ByPlayer<string>;
  readonly width: number;
  /** The number of lines that a screen should not exceed. */
  readonly rows: number;
  readonly paint: Paint;
  readonly speech: Speech;
}

/** A decision of a seat. */
export interface DecidedAt<State> {
  readonly state: State;
  readonly seat: Seat;
}

/** The rules of a game, for reference. */
export interface RuleSheet {
  /** The same rules as data. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly lines: (width: number, speech: Speech) => readonly string[];
}

/** One game in the terminal: its rules, its bots, its screens and its menus. */
export interface TerminalGame<Setup, State, Action> {
  readonly name: string;
  readonly game: Game<Setup, State, Action>;
  /** The bots, from the weakest to the strongest. */
  readonly bots: readonly Bot<State, Action>[];
  /** Finds a bot for a simulation by its name (`steward:bold` has a temperament), and sets its work per turn. */
  readonly botNamed?: BotFactory<State, Action>["botNamed"];
  /** The boards to choose from, in a game that has boards. */
  readonly boards?: BoardFiles | undefined;
  /** The rule sheet for the rules and the board of this opening. */
  readonly sheet: (opening: Setup) => RuleSheet;
  readonly screen: (state: State, page: Page) => readonly string[];
  readonly menu: (state: State, names: ByPlayer<string>, speech: Speech) => Menu;
  /** The encoding of positions and actions as numbers. */
  readonly encoding: Encoding<State, Action>;
  /** The form in which people may type its actions. */
  readonly typed: (speech: Speech) => TypedActions;
  readonly tell: (
    step: Step<State, Action>,
    names: ByPlayer<string>,
    speech: Speech,
  ) => readonly Tale[];
  readonly finale: (state: State, names: ByPlayer<string>, speech: Speech) => Finale;
  /** The text of a refusal. */
  readonly say: (problem: Problem, speech: Speech) => string;
  /** The page that `?` shows during a game. */
  readonly guide: (state: State, page: Page) => readonly string[];
  /** The page that `o` shows, in a game with odds. The first call computes, which takes a while; drawing does not. */
  readonly odds?: (state: State) => Promise<(page: Page) => readonly string[]>;
  /** The most telling reason for the best line of a decision, in a game with a coach; undefined if there is none. */
  readonly explain?: (
    decision: DecidedAt<State>,
    explanation: Explanation,
    page: Pick<Page, "names" | "speech">,
  ) => string | undefined;
  /** Opens the coach that `c` asks, in a game with a coach. The clock `nowMs` limits its thinking. */
  readonly openCoach?: (nowMs: () => number) => Coach<State>;
}

/** A game without its type parameters, so that commands can hold all games in one list. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly boards: BoardFiles | undefined;
  readonly box: GameBox;
  readonly botNames: readonly string[];
  readonly sheet: (variant: Variant) => Result<RuleSheet, string>;
  /** The value of a record's `rules` line, for a variant that was checked. */
  readonly rulesOf: (variant: Variant) => string;
  /** Checks that a game can begin like this. */
  readonly check: (opening: Opening) => Result<undefined, string>;
  /** The table of a game that begins like this; seat 0 starts. The variant was checked. */
  readonly opened: (opening: Variant & Pick<PlaySetup, "names">) => Table;
  /** Checks the plan of a simulation, and returns the function that plays its games by number. */
  readonly matches: (plan: MatchPlan, guests?: Guests) => Result<PlayMatch, string>;
  /** Asks a guest for the next action at a table of this game. Rejects with a `BotFault` if the answer is not a legal one. */
  readonly ask: (guest: Guest, table: Table) => Promise<string>;
  readonly explain: NonNullable<TerminalGame<unknown, unknown, unknown>["explain"]>;
  readonly play: (playSetup: PlaySetup, environment: PlayEnvironment) => Promise<SessionEnd>;
}

export function entry<Setup, State, Action>(face: TerminalGame<Setup, State, Action>): GameEntry {
  const { game, name, boards, bots } = face;
  return {
    id: game.id,
    name,
    boards,
    box: boxed(game),
    botNames: bots.map((bot) => bot.name),
    ask: async (guest, table) => {
      // Every table of this game was opened with this box.
      const { state, turn, head } = table as TableOf<State, Action>;
      assert(turn.kind === "decide", "a guest is asked for a decision");
      const seated = seatedGuest(game, guest, head.names);
      const action = await seated.choose(state, turn.seat, seededRandom(randomUUID()));
      return game.notation.action.write(action);
    },
    rulesOf: (variant) => {
      const setup = readVariantOf(game, variant);
      assert(setup.ok, "the variant was checked");
      const line = game.notation.setup
        .write(setup.value)
        .rules.find((text) => text.startsWith(RULES));
      return line?.slice(RULES.length) ?? "";
    },
    sheet: (variant) => {
      const setup = readVariantOf(game, variant);
      return setup.ok ? ok(headed(face, face.sheet(setup.value))) : setup;
    },
    check: (opening) => {
      const setup = optedOpening(game, opening);
      return setup.ok ? ok(undefined) : setup;
    },
    opened: ({ names, ...variant }) => {
      const setup = optedOpening(game, { ...variant, players: names.length, start: 0 });
      assert(setup.ok, "the variant was checked");
      return openTable(game, { names }, setup.value);
    },
    matches: (plan, guests) => matchesOf(face, plan, guests),
    explain: ({ state, seat }, explanation, page) =>
      // The caller passes a state of this game.
      face.explain?.({ state: state as State, seat }, explanation, page),
    play: (playSetup, environment) => runSession(face, playSetup, environment),
  };
}

const RULES = "rules ";

function readVariantOf<Setup, State, Action>(game: Game<Setup, State, Action>, variant: Variant) {
  return optedOpening(game, { ...variant, players: game.players.min, start: 0 });
}

/** Adds the lines that the sheet of every game begins with. */
function headed<Setup, State, Action>(
  { name, game }: TerminalGame<Setup, State, Action>,
  { data, lines }: RuleSheet,
): RuleSheet {
  const { id, rulesVersion, players } = game;
  return {
    data: { game: id, rulesVersion, players, ...data },
    lines: (width, speech) => [
      speech.table.rules.players(name, players.min, players.max),
      "",
      ...lines(width, speech),
    ],
  };
}
