import { setImmediate } from "node:timers/promises";
import { isTelling, sayReason } from "@courtly/bots/reason";
import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import {
  assert,
  err,
  ok,
  openTable,
  isYou,
  nameOf,
  seededRandom,
  type ByPlayer,
  type DiceCup,
  type Player,
  type Problem,
  type Result,
  type Seat,
  type TableOf,
  type Variant,
} from "@courtly/engine";
import type { Coach } from "./coach.ts";
import { decide, type PlayerDecision } from "./decision.ts";
import type { TerminalGame, Page } from "../games/entry.ts";
import type { Guests } from "../guests/guest.ts";
import { seatedGuest } from "../guests/seatedGuest.ts";
import { faultOf, type GuestFault } from "../guests/botFault.ts";
import { keyOf } from "./menu.ts";
import { padded, widthOf, wrapped } from "./layout.ts";
import { optedOpening } from "./opening.ts";
import { plainAction } from "./plainAction.ts";
import type { Speech } from "../speech.ts";
import type { Terminal, Stop } from "./terminal.ts";

/** The players, rules and dice of one game. */
export interface PlaySetup extends Variant {
  /** The names as the record has them. */
  readonly names: ByPlayer<string>;
  /** The names as shown, if different: bots have their titles in the player's language; "You" is still "You". */
  readonly shown?: ByPlayer<string> | undefined;
  /** The bot of each player; `undefined` for a person. */
  readonly bots: ByPlayer<string | undefined>;
  /** The guests among the bots. */
  readonly guests?: Guests | undefined;
  readonly start: Seat;
  readonly cup: DiceCup;
  /** The value of the record's `dice` line: during the game, and after it. */
  readonly dice?: { readonly sealed: string; readonly revealed: string } | undefined;
  /** The seed of the bots' random choices. */
  readonly botSeed: string;
}

/** Computes the moves of bots. */
export type Thinker = (question: BotQuestion) => Promise<BotAnswer>;

/** The time limit of a bot for one decision. */
const THINKING_MS = 1000;

/** The environment of a game: the terminal, the thread that computes for the bots, the clock, and the texts. */
export interface PlayEnvironment {
  readonly terminal: Terminal;
  readonly think: Thinker;
  /** The clock that limits the thinking of the coach. */
  readonly nowMs: () => number;
  readonly speech: Speech;
}

/** The end of a session: with a result, or before the game was over. */
export interface SessionEnd {
  readonly record: string;
  readonly ranks: ByPlayer<number> | undefined;
  readonly stop: Stop | "quit" | undefined;
  /** The mistake of a guest bot that ended the game. */
  readonly fault?: GuestFault | undefined;
}

const READING_MS = 300;
/** The pause without Enter before the final question, so that keys meant to hurry the bots do not answer it. */
const SETTLING_MS = 600;
const NEWS_MAX = 4;
/** The number of bots' reasons that are kept: about one page. */
const WHY_MAX = 16;

/** Plays a game from the opening to the end, or until the player leaves. */
export async function runSession<Setup, State, Action>(
  face: TerminalGame<Setup, State, Action>,
  playSetup: PlaySetup,
  { terminal, think, nowMs, speech }: PlayEnvironment,
): Promise<SessionEnd> {
  const session = { face, playSetup, terminal, think, coach: face.openCoach?.(nowMs), speech };
  const { names, dice } = playSetup;
  const setup = optedOpening(face.game, { ...playSetup, players: names.length });
  assert(setup.ok, "the opening was checked before the players sat down");
  let table = openTable(face.game, { names, dice: dice?.sealed }, setup.value);
  const parted = (how: Omit<SessionEnd, "record">): SessionEnd => ({
    record: table.record(dice?.revealed),
    ...how,
  });
  let news: readonly string[] = [];
  let why: readonly string[] = [];
  let decided: Player | undefined;
  for (;;) {
    const { turn } = table;
    const stop = terminal.stopped();
    if (turn.kind === "over") {
      await crown(session, table);
      return parted({ ranks: turn.ranks, stop });
    }
    if (stop !== undefined) return parted({ ranks: undefined, stop });
    const player = table.playerOf(turn.seat);
    const isPerson = playSetup.bots[player] === undefined;
    const before = table;
    if (turn.kind === "roll") table = passed(table.roll(playSetup.cup.roll(turn)));
    else if (!isPerson) {
      const moved = await botMoved(session, table, turn.seat);
      if (!moved.ok) return parted({ ranks: undefined, stop: undefined, fault: moved.error });
      table = moved.value.table;
      why = [...why, ...moved.value.why].slice(-WHY_MAX);
    } else {
      const decision = await decide(
        contextOf(session, table, { seat: turn.seat, news, why, decided }),
        terminal,
      );
      if (decision.kind === "stop") return parted({ ranks: undefined, stop: decision.stop });
      table = carriedOut(session, table, { seat: turn.seat, decision });
      decided = player;
      news = [];
    }
    if (table.length > before.length)
      news = [...news, ...(await tell(session, before, table, isPerson))].slice(-NEWS_MAX);
  }
}

interface Session<Setup, State, Action> {
  readonly face: TerminalGame<Setup, State, Action>;
  readonly playSetup: PlaySetup;
  readonly terminal: Terminal;
  readonly think: Thinker;
  readonly coach: Coach<State> | undefined;
  readonly speech: Speech;
}

function shownNames({ names, shown = names }: PlaySetup): ByPlayer<string> {
  return shown;
}

function passed<Value>(result: Result<Value, unknown>): Value {
  assert(result.ok, "only legal events are played here");
  return result.value;
}

interface BotMove<State, Action> {
  readonly table: TableOf<State, Action>;
  /** The bot's reason for the move, if it has one. */
  readonly why: readonly string[];
}

async function botMoved<Setup, State, Action>(
  session: Session<Setup, State, Action>,
  table: TableOf<State, Action>,
  seat: Seat,
): Promise<Result<BotMove<State, Action>, GuestFault>> {
  try {
    return ok(await botMove(session, table, seat));
  } catch (error) {
    return err(faultOf(error, session.playSetup.bots[table.playerOf(seat)] ?? ""));
  }
}

async function botMove<Setup, State, Action>(
  { face, playSetup, think, speech }: Session<Setup, State, Action>,
  table: TableOf<State, Action>,
  seat: Seat,
): Promise<BotMove<State, Action>> {
  const player = table.playerOf(seat);
  const bot = playSetup.bots[player] ?? "";
  const seed = `${playSetup.botSeed}/${table.length}`;
  const guest = playSetup.guests?.get(bot);
  if (guest !== undefined) {
    const seated = seatedGuest(face.game, guest, playSetup.names);
    const action = await seated.choose(table.state, seat, seededRandom(seed));
    return { table: passed(table.play({ kind: "acted", seat, action })), why: [] };
  }
  const { state } = table;
  const { text, why } = await think({
    gameId: face.game.id,
    bot,
    state,
    seat,
    seed,
    ms: THINKING_MS,
    wantsReason: true,
  });
  const name = nameOf(shownNames(playSetup), player);
  return {
    table: passed(table.act(seat, text)),
    why: why === undefined || !isTelling(why) ? [] : [`${name} · ${sayReason(why, speech.bots)}.`],
  };
}

function carriedOut<Setup, State, Action>(
  session: Session<Setup, State, Action>,
  table: TableOf<State, Action>,
  {
    seat,
    decision,
  }: { readonly seat: Seat; readonly decision: Exclude<PlayerDecision, { kind: "stop" }> },
): TableOf<State, Action> {
  if (decision.kind === "act") return passed(table.act(seat, decision.text));
  return passed(undone(session, table));
}

/** The table after an undo. People at one keyboard may also undo each other's last action. */
function undone<Setup, State, Action>(
  { playSetup }: Session<Setup, State, Action>,
  table: TableOf<State, Action>,
): ReturnType<TableOf<State, Action>["undo"]> {
  const { last, turn } = table;
  const asking = turn.kind === "over" ? 0 : table.playerOf(turn.seat);
  const acted = last?.kind === "acted" ? table.playerOf(last.seat) : asking;
  return table.undo(playSetup.bots[acted] === undefined ? acted : asking);
}

function contextOf<Setup, State, Action>(
  session: Session<Setup, State, Action>,
  table: TableOf<State, Action>,
  {
    seat,
    news,
    why,
    decided,
  }: {
    readonly seat: Seat;
    readonly news: readonly string[];
    readonly why: readonly string[];
    readonly decided: Player | undefined;
  },
) {
  const { face, playSetup, terminal, speech } = session;
  const player = table.playerOf(seat);
  const name = nameOf(shownNames(playSetup), player);
  const page = (rows: number): Page => ({
    names: shownNames(playSetup),
    width: terminal.outlet.isTerminal ? Math.min(terminal.outlet.width(), WIDTH_MAX) : PIPE_WIDTH,
    rows,
    paint: terminal.outlet.paint,
    speech,
  });
  const drawnBy = (draw: (page: Page) => readonly string[]) => () => draw(page(Infinity));
  const { odds: oddsOf } = face;
  let odds: ReturnType<NonNullable<typeof oddsOf>> | undefined; // computed at most once per decision
  return {
    screen: (rows: number) => face.screen(table.state, page(rows)),
    news,
    greeting: isYou(name) || decided === player ? undefined : speech.table.yourTurn(name),
    menu: face.menu(table.state, shownNames(playSetup), speech),
    plain: (line: string) => plainAction(line, seat, face.typed(speech)),
    prompt: isYou(name) ? "› " : `${name} › `,
    refusalOf: (text: string) => {
      const next = table.act(seat, text);
      return next.ok ? undefined : next.error;
    },
    undoRefusal: () => {
      const before = undone(session, table);
      return before.ok ? undefined : face.say(before.error, speech);
    },
    guide: () => face.guide(table.state, page(Infinity)),
    odds: oddsOf && (async () => drawnBy(await (odds ??= oddsOf(table.state)))),
    coach: coachingFor(session, table, { seat, page: () => page(Infinity) }),
    why,
    record: () => table.record(),
    say: (problem: Problem) => face.say(problem, speech),
    words: speech.table,
  };
}

/** Asks the coach about this decision, at most once. */
function coachingFor<Setup, State, Action>(
  { coach, terminal }: Session<Setup, State, Action>,
  { state }: TableOf<State, Action>,
  { seat, page }: { readonly seat: Seat; readonly page: () => Page },
) {
  if (coach === undefined) return undefined;
  const isWanted = async () => {
    await setImmediate(); // lets Ctrl-C arrive
    return terminal.stopped() === undefined;
  };
  let advised: ReturnType<Coach<State>> | undefined;
  return async () => {
    const draw = await (advised ??= coach(state, seat, isWanted));
    return draw && (() => draw(page()));
  };
}

/** Longer lines are hard to read, however wide the terminal is. */
const WIDTH_MAX = 100;
/** The page width for pipes, which have none. */
const PIPE_WIDTH = 80;

/** Prints what happened, and returns the lines that are still news at the next decision. */
async function tell<Setup, State, Action>(
  { face, playSetup, terminal, speech }: Session<Setup, State, Action>,
  before: TableOf<State, Action>,
  after: TableOf<State, Action>,
  isPerson: boolean,
): Promise<readonly string[]> {
  const event = after.last;
  assert(event !== undefined, "the table has a last event");
  const tales = face.tell(
    { before: before.state, event, after: after.state },
    shownNames(playSetup),
    speech,
  );
  for (const { text, isNews } of tales) {
    // People see their own dice, so only the results of their actions are printed.
    if (isPerson && !isNews) continue;
    terminal.say(text);
    await terminal.pause(READING_MS);
  }
  return tales.filter(({ isNews }) => isNews).map(({ text }) => text);
}

/** Shows the end of the game. At a terminal it stays until the player leaves. */
async function crown<Setup, State, Action>(
  { face, playSetup, terminal, speech }: Session<Setup, State, Action>,
  table: TableOf<State, Action>,
): Promise<void> {
  const { headline, lines } = face.finale(table.state, shownNames(playSetup), speech);
  const { paint, width } = terminal.outlet;
  await terminal.pause(READING_MS);
  for (const line of ["", ...framed(headline, width()), ""]) terminal.put(paint.warm(line));
  for (const line of [...lines, ""]) terminal.say(line);
  if (!terminal.isTyped) return;
  await terminal.settle(SETTLING_MS);
  for (;;) {
    const answer = await terminal.ask(paint.dim(`${speech.table.theEnd} › `), () => undefined);
    const key = answer.kind === "stopped" ? "record" : keyOf(answer.text.trim());
    if (key === "coach") terminal.say(speech.table.coach.over);
    if (key === "record") terminal.outlet.writeData(table.record(playSetup.dice?.revealed));
    if (answer.kind === "stopped" || key === "quit" || answer.text.trim() === "") return;
  }
}

const FRAME = { before: "  │   ♛  ", after: "  ♛   │" };

function framed(headline: string, width: number): readonly string[] {
  const { before, after } = FRAME;
  const words = wrapped(headline, width - widthOf(before + after));
  const room = Math.max(...words.map(widthOf));
  const edge = "─".repeat(widthOf(before + after) + room - widthOf("  ││"));
  return [
    `  ╭${edge}╮`,
    ...words.map((line) => before + padded(line, room) + after),
    `  ╰${edge}╯`,
  ];
}
