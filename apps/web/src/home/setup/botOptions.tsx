import type { GameEntry } from "../../games/index.ts";
import { levelName } from "./botNames.ts";
import { words } from "../lazyWords/index.ts";

/** The bots of a game, as the choices of a seat. */
export function BotOptions({ game }: { readonly game: GameEntry }) {
  return (
    <>
      {game.levels.map((level) => (
        <option value={level} key={level}>
          {words().botOption(levelName(level))}
        </option>
      ))}
    </>
  );
}
