import { assert } from "@courtly/engine";
import { foldingOf, type TableState } from "@courtly/protocol";
import { findServedGame, SERVED_GAMES, type ServedGame } from "../games.ts";

export const { fold, foldAll } = foldingOf(SERVED_GAMES.map(({ box }) => box));

export function servedGameOf({ opening }: TableState): ServedGame {
  const servedGame = findServedGame(opening.game);
  assert(servedGame !== undefined, `the log names a game that is not known: ${opening.game}`);
  return servedGame;
}
