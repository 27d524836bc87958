import { readBotName, writeBotName } from "@courtly/bots/names";
import type { GameCard } from "../local/savedGame.ts";
import { change, settings } from "../settings/settings.ts";
import type { Chair, Roster } from "../table/roster.ts";
import { adaptedLevel, highestRank, rankIn, TWELFTHS } from "./rank.ts";

interface Result {
  readonly gameId: string;
  readonly isWon: boolean;
  readonly opponents: number;
}

/**
 * The rank after a game. A win raises it by a level; as many losses as there are opponents lower it by one, so that a
 * player who wins a fair share of the games stays at a level.
 */
export function rankAfter(rank: number, { gameId, isWon, opponents }: Result): number {
  const next = isWon ? rank + TWELFTHS : rank - Math.round(TWELFTHS / opponents);
  return Math.min(highestRank(gameId), Math.max(0, next));
}

/** The roster of the next game with the same players: adapting bots get the current level. */
export function adaptedRoster(gameId: string, roster: Roster): Roster {
  const level = adaptedLevel(gameId);
  const next = (chair: Chair): Chair =>
    chair.kind === "bot" && chair.adapts === true
      ? { ...chair, level: writeBotName(level, readBotName(chair.level)?.temperament) }
      : chair;
  return { ...roster, chairs: roster.chairs.map(next) };
}

/** Adapts the bots of later games to the result of a finished one. */
export function adaptTo(card: GameCard): void {
  const result = resultOf(card);
  if (result === undefined) return;
  const { gameId } = card;
  change({ ranks: { ...settings.value.ranks, [gameId]: rankAfter(rankIn(gameId), result) } });
}

/** The result of one person against adapting bots; `undefined` in any other game. */
function resultOf(card: GameCard): Result | undefined {
  const {
    gameId,
    roster: { chairs },
    summary: { winners },
  } = card;
  const people = chairs.flatMap(({ kind }, player) => (kind === "person" ? [player] : []));
  const [person] = people;
  const adapts = chairs.some((chair) => chair.kind === "bot" && chair.adapts === true);
  if (person === undefined || people.length > 1 || !adapts) return undefined;
  return { gameId, isWon: winners.includes(person), opponents: chairs.length - 1 };
}
