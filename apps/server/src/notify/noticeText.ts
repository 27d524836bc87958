import { assert, type Language, type Player } from "@courtly/engine";
import { awaitedTurn, dueOf, namesOf, type NoticeEvent, type TableState } from "@courtly/protocol";
import { servedGameOf } from "../tables/fold.ts";
import type { NotifyWords } from "./words/en.ts";
import { NOTIFY_WORDS } from "./words/index.ts";

/** The text of a notification, in the language of its reader. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

interface Reader {
  readonly player: Player;
  readonly language: Language;
  readonly nowMs: number;
}

/** The text of a notification; `undefined` if the table does not wait for this player any more. */
export async function noticeText(
  tableState: TableState,
  event: NoticeEvent,
  { player, language, nowMs }: Reader,
): Promise<NoticeText | undefined> {
  const words = NOTIFY_WORDS[language];
  const { name, news } = servedGameOf(tableState);
  const others = namesOf(tableState).filter((other, at) => at !== player && other !== "");
  if (event === "full") return { title: words.full, body: words.begins(name, others) };
  const { game } = tableState;
  assert(game !== undefined, "a turn and an end belong to a game");
  if (event === "over" && tableState.continued !== undefined)
    return { title: words.goesOn(name), body: words.with(others) };
  if (event === "over")
    return {
      title: words.over(name),
      body: [words.with(others), ...winnerWords(tableState, player, words)].join(" "),
    };
  if (awaitedTurn(tableState)?.player !== player) return undefined;
  const last = await news(game, player, language);
  const dueMs = dueOf(tableState);
  const left = dueMs === undefined ? [] : [timeLeft(dueMs - nowMs, words)];
  return {
    title: words.yourTurn(name),
    body: [last ?? words.with(others), ...left].join(" "),
  };
}

/** The winners; nothing if the game has ended without one. */
function winnerWords(
  tableState: TableState,
  player: Player,
  words: NotifyWords,
): readonly string[] {
  const { game } = tableState;
  if (game?.turn.kind !== "over") return [];
  const best = Math.min(...game.turn.ranks);
  const winners = game.turn.ranks.flatMap((rank, at) => (rank === best ? [at] : []));
  if (winners.length === 1 && winners[0] === player) return [words.youWon];
  const names = namesOf(tableState);
  return [words.won(winners.map((winner) => names[winner] ?? ""))];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The remaining time in whole units, rounded down: nobody has less time than the text says. */
function timeLeft(ms: number, { left }: NotifyWords): string {
  if (ms >= 2 * DAY_MS) return left.days(Math.floor(ms / DAY_MS));
  if (ms >= HOUR_MS) return left.hours(Math.floor(ms / HOUR_MS));
  return left.minutes(Math.max(1, Math.floor(ms / MINUTE_MS)));
}
