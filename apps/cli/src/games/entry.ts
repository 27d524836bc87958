import type { Bot } from "@courtly/bots";
import {
  assert,
  boxed,
  ok,
  type ByPlayer,
  type Encoding,
  type Finale,
  type Game,
  type GameBox,
  type Problem,
  type Result,
  type Step,
  type Tale,
  type Opening,
  type Variant,
} from "@courtly/engine";
import type { BoardFiles } from "../play/boardFile.ts";
import type { Guests } from "../guests/guest.ts";
import { matchesOf, type MatchPlan, type PlayMatch, type Talent } from "../simulate/match.ts";
import type { Menu } from "../play/menu.ts";
import { optedOpening } from "../play/opening.ts";
import type { Paint } from "../outlet.ts";
import type { TypedActions } from "../play/plainAction.ts";
import type { Speech } from "../speech.ts";
import { runSession, type Parting, type PlaySetup, type Theatre } from "../play/session.ts";

/** The page that a screen is drawn on. */
export interface Page {
  readonly names: ByPlayer<string>;
  readonly width: number;
  /** Lines that a screen should keep to. */
  readonly rows: number;
  readonly paint: Paint;
  readonly speech: Speech;
}

/** A game's rules for people to look up. */
export interface RuleSheet {
  /** The same as data. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly lines: (width: number, speech: Speech) => readonly string[];
}

/** One game as the command line knows it: the rules, who plays it, and how it is shown and asked. */
export interface TerminalGame<Setup, State, Action> {
  readonly name: string;
  readonly game: Game<Setup, State, Action>;
  /** From the gentlest up. */
  readonly bots: readonly Bot<State, Action>[];
  /** A bot of a simulation: with a temperament (`steward:bold`), and with so much work a turn. */
  readonly botNamed?: Talent<State, Action>["botNamed"];
  /** The boards to choose from, in a game that has one. */
  readonly boards?: BoardFiles | undefined;
  /** The rules and the board of this opening. */
  readonly sheet: (opening: Setup) => RuleSheet;
  readonly screen: (state: State, page: Page) => readonly string[];
  readonly menu: (state: State, names: ByPlayer<string>, speech: Speech) => Menu;
  /** The game in numbers. */
  readonly encoding: Encoding<State, Action>;
  /** How people may type its actions. */
  readonly typed: (speech: Speech) => TypedActions;
  readonly tell: (
    step: Step<State, Action>,
    names: ByPlayer<string>,
    speech: Speech,
  ) => readonly Tale[];
  readonly finale: (state: State, names: ByPlayer<string>, speech: Speech) => Finale;
  /** Why something is refused. */
  readonly say: (problem: Problem, speech: Speech) => string;
  /** What `?` shows in the middle of a game. */
  readonly guide: (state: State, page: Page) => readonly string[];
  /** What `o` shows, in a game whose odds can be worked out: that takes a while, drawing them does not. */
  readonly odds?: (state: State) => (page: Page) => readonly string[];
}

/** A game with its types closed over: commands hold entries of all games side by side. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly boards: BoardFiles | undefined;
  readonly box: GameBox;
  readonly botNames: readonly string[];
  readonly sheet: (variant: Variant) => Result<RuleSheet, string>;
  /** The text of a record's `rules` line, of a variant that was checked. */
  readonly rulesOf: (variant: Variant) => string;
  /** Whether a game can begin like this. */
  readonly check: (opening: Opening) => Result<undefined, string>;
  /** The games of a simulation, by their number. */
  readonly matches: (plan: MatchPlan, guests?: Guests) => Result<PlayMatch, string>;
  readonly play: (playSetup: PlaySetup, theatre: Theatre) => Promise<Parting>;
}

export function entry<Setup, State, Action>(face: TerminalGame<Setup, State, Action>): GameEntry {
  const { game, name, boards, bots } = face;
  return {
    id: game.id,
    name,
    boards,
    box: boxed(game),
    botNames: bots.map((bot) => bot.name),
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
    matches: (plan, guests) => matchesOf(face, plan, guests),
    play: (playSetup, theatre) => runSession(face, playSetup, theatre),
  };
}

const RULES = "rules ";

function readVariantOf<Setup, State, Action>(game: Game<Setup, State, Action>, variant: Variant) {
  return optedOpening(game, { ...variant, players: game.players.min, start: 0 });
}

/** The sheet with what every game has to say first. */
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
