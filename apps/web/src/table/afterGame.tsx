import { RematchButton } from "./rematchButton.tsx";
import { HOME, hrefOf } from "../routes.ts";
import { words } from "../i18n/words/index.ts";

/** The ways on at a table whose game is over: to the start page, or a rematch. */
export function AfterGame() {
  return (
    <div class="after-game">
      <a class="button" href={hrefOf(HOME)}>
        {words().toTheStartPage}
      </a>
      <RematchButton />
    </div>
  );
}
