import type { GameEntry } from "../../games/gameEntry.ts";
import { titles } from "../../i18n/titles.ts";
import { words } from "../lazyWords/index.ts";

/** The bots of a game as options of a select. */
export function BotOptions({ game }: { readonly game: GameEntry }) {
  return (
    <>
      {game.levels.map((level) => (
        <option value={level} key={level}>
          {words().botOption(titles().levels[level])}
        </option>
      ))}
    </>
  );
}
