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
import { decide, type Decision } from "./decision.ts";
import type { TerminalGame, Page } from "../games/entry.ts";
import type { Guests } from "../guests/guest.ts";
import { seatedGuest } from "../guests/seatedGuest.ts";
import { faultOf, type Fault } from "../guests/botFault.ts";
import { keyOf } from "./menu.ts";
import { padded, widthOf, wrapped } from "./layout.ts";
import { optedOpening } from "./opening.ts";
import { plainAction } from "./plainAction.ts";
import type { Speech } from "../speech.ts";
import type { Stage, Stop } from "./stage.ts";

/** Who sits down to play, and with which dice. */
export interface PlaySetup extends Variant {
  /** As the record has them. */
  readonly names: ByPlayer<string>;
  /** As they are shown, unless like that: bots by their titles in the language of the table; "You" is still "You". */
  readonly shown?: ByPlayer<string> | undefined;
  /** The bot that plays, or nobody's: a person does. */
  readonly bots: ByPlayer<string | undefined>;
  /** Those of the bots that come from outside. */
  readonly guests?: Guests | undefined;
  readonly start: Seat;
  readonly cup: DiceCup;
  /** What the record says about the dice: during the game, and when it is over or left. */
  readonly dice?: { readonly sealed: string; readonly revealed: string } | undefined;
  /** What the bots' own chances come from. */
  readonly botSeed: string;
}

/** Who thinks for the bots. */
export type Thinker = (question: BotQuestion) => Promise<BotAnswer>;

/** What a bot's turn may take. */
const THINKING_MS = 1000;

/** Where a game is played: what shows it, and who thinks for the bots. */
export interface Theatre {
  readonly stage: Stage;
  readonly think: Thinker;
  readonly speech: Speech;
}

/** How the players parted: with a result, or before the end. */
export interface Parting {
  readonly record: string;
  readonly ranks: ByPlayer<number> | undefined;
  readonly stop: Stop | "quit" | undefined;
  /** A bot could not go on, so nobody could. */
  readonly fault?: Fault | undefined;
}

const READING_MS = 300;
/** Long enough that whoever hurried the bots has seen the end. */
const SETTLING_MS = 600;
const NEWS_MAX = 4;
/** A page of them. */
const WHY_MAX = 16;

/** A game from the opening to the end, or until the player goes. */
export async function runSession<Setup, State, Action>(
  face: TerminalGame<Setup, State, Action>,
  playSetup: PlaySetup,
  { stage, think, speech }: Theatre,
): Promise<Parting> {
  const session = { face, playSetup, stage, think, speech };
  const { names, dice } = playSetup;
  const setup = optedOpening(face.game, { ...playSetup, players: names.length });
  assert(setup.ok, "the opening was checked before the players sat down");
  let table = openTable(face.game, { names, dice: dice?.sealed }, setup.value);
  const parted = (how: Omit<Parting, "record">): Parting => ({
    record: table.record(dice?.revealed),
    ...how,
  });
  let news: readonly string[] = [];
  let why: readonly string[] = [];
  let decided: Player | undefined;
  for (;;) {
    const { turn } = table;
    const stop = stage.stopped();
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
        stage,
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
  readonly stage: Stage;
  readonly think: Thinker;
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
  /** What the bot says to it, if it can. */
  readonly why: readonly string[];
}

async function botMoved<Setup, State, Action>(
  session: Session<Setup, State, Action>,
  table: TableOf<State, Action>,
  seat: Seat,
): Promise<Result<BotMove<State, Action>, Fault>> {
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
  }: { readonly seat: Seat; readonly decision: Exclude<Decision, { kind: "stop" }> },
): TableOf<State, Action> {
  if (decision.kind === "act") return passed(table.act(seat, decision.text));
  return passed(undone(session, table));
}

/** People at one keyboard take back each other's last action too, as they would at one table. */
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
  const { face, playSetup, stage, speech } = session;
  const player = table.playerOf(seat);
  const name = nameOf(shownNames(playSetup), player);
  const page = (rows: number): Page => ({
    names: shownNames(playSetup),
    width: stage.outlet.isTerminal ? Math.min(stage.outlet.width(), WIDTH_MAX) : PIPE_WIDTH,
    rows,
    paint: stage.outlet.paint,
    speech,
  });
  const { odds: oddsOf } = face;
  let odds: ReturnType<NonNullable<typeof oddsOf>> | undefined; // worked out once a decision
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
    odds: oddsOf === undefined ? undefined : () => (odds ??= oddsOf(table.state))(page(Infinity)),
    why,
    record: () => table.record(),
    say: (problem: Problem) => face.say(problem, speech),
    words: speech.table,
  };
}

/** Lines longer than this are hard to read, however wide the terminal. */
const WIDTH_MAX = 100;
/** A pipe has no width: the classic one. */
const PIPE_WIDTH = 80;

/** Says what happened, and gives back what is still news at the next decision. */
async function tell<Setup, State, Action>(
  { face, playSetup, stage, speech }: Session<Setup, State, Action>,
  before: TableOf<State, Action>,
  after: TableOf<State, Action>,
  isPerson: boolean,
): Promise<readonly string[]> {
  const event = after.last;
  assert(event !== undefined, "something happened");
  const tales = face.tell(
    { before: before.state, event, after: after.state },
    shownNames(playSetup),
    speech,
  );
  for (const { text, isNews } of tales) {
    // People see their own dice; only what came of them is said.
    if (isPerson && !isNews) continue;
    stage.say(text);
    await stage.pause(READING_MS);
  }
  return tales.filter(({ isNews }) => isNews).map(({ text }) => text);
}

/** The end has its moment; at a terminal it lasts until the player goes. */
async function crown<Setup, State, Action>(
  { face, playSetup, stage, speech }: Session<Setup, State, Action>,
  table: TableOf<State, Action>,
): Promise<void> {
  const { headline, lines } = face.finale(table.state, shownNames(playSetup), speech);
  const { paint, width } = stage.outlet;
  await stage.pause(READING_MS);
  for (const line of ["", ...framed(headline, width()), ""]) stage.put(paint.warm(line));
  for (const line of [...lines, ""]) stage.say(line);
  if (!stage.isTyped) return;
  await stage.settle(SETTLING_MS);
  for (;;) {
    const answer = await stage.ask(paint.dim(`${speech.table.theEnd} › `), () => undefined);
    const key = answer.kind === "stopped" ? "record" : keyOf(answer.text.trim());
    if (key === "record") stage.outlet.writeData(table.record(playSetup.dice?.revealed));
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
