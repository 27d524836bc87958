import { useContext } from "preact/hooks";
import { Rematch } from "./rematch.ts";
import { RematchButton } from "./rematchButton.tsx";
import { HOME, hrefOf } from "../../routes.ts";
import { words } from "../../i18n/words/index.ts";

/** The ways on at a table whose game is over, after the finale was closed: to the start page, or a rematch. */
export function AfterGame() {
  if (useContext(Rematch).isFinaleOpen) return <></>;
  return (
    <div class="after-game">
      <a class="button" href={hrefOf(HOME)}>
        {words().toTheStartPage}
      </a>
      <RematchButton />
    </div>
  );
}
