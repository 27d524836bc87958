import {
  tell,
  toCourtTheKing,
  type Action,
  type Setup,
  type State,
} from "@courtly/to-court-the-king";
import { king } from "./languages/gameWords.ts";
import type { GameUi } from "../../table/gameUi.ts";
import { endsTurn } from "./model/thisTurn.ts";
import { headlineOf } from "./model/headline.ts";
import { chronicleOf, fetchLazyParts, KingFinale, KingReplayTable } from "./lazyParts.ts";
import { KingTable } from "./table.tsx";
import { EN } from "./words/en.ts";
import { words } from "./words/index.ts";

export const toCourtTheKingUi: GameUi<Setup, State, Action> = {
  game: toCourtTheKing,
  tell: (step, roster) => tell(step, roster.names, king()),
  chronicle: chronicleOf,
  endsTurn,
  headline: (state, roster, tongue) =>
    headlineOf(state, roster, tongue === "english" ? EN : words()),
  cue: (action) => {
    if (action.kind !== "take" || action.character === "nothing") return undefined;
    return { kind: action.character === "king" ? "fanfare" : "seal" };
  },
  // The final round begins, or nobody can take this character any more.
  touches: ({ event, after }) =>
    event.kind === "acted" &&
    event.action.kind === "take" &&
    event.action.character !== "nothing" &&
    after.court[event.action.character] === 0,
  handsOver: () => true,
  Table: KingTable,
  Finale: KingFinale,
  ReplayTable: KingReplayTable,
  loadReadings: async () => (await import("./readings.ts")).kingReadings,
  fetchLazyParts,
};
