import { loaded } from "../../table/loadedGame.tsx";
import { isNarrowNow } from "./board/narrow.ts";
import { rollingCourtsUi } from "./gameUi.ts";
import { phoneBoard } from "./lazyParts.ts";

const rollingCourtsLoaded = loaded(rollingCourtsUi);

/** Loads the table with the board for the window as it is now; the other layout is loaded when it is needed. */
export async function loadRollingCourts() {
  if (isNarrowNow()) await phoneBoard.fetch();
  return rollingCourtsLoaded;
}
