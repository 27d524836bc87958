import { rollingCourts, type Action, type Setup, type State } from "@courtly/rolling-courts";
import type { GameUi } from "../../table/gameUi.ts";
import { chronicleOf, tellStep } from "./chronicle.ts";
import { isTurnEnd } from "./model/tray.ts";
import { headlineOf } from "./model/headline.ts";
import { touchesSeats } from "./model/touches.ts";
import { questionOf } from "./model/examine.ts";
import { fetchLazyParts, finale, replayTable } from "./lazyParts.ts";
import { CourtsTable } from "./table.tsx";
import { EN } from "./words/en.ts";
import { words } from "./words/index.ts";

export const rollingCourtsUi: GameUi<Setup, State, Action> = {
  game: rollingCourts,
  tell: tellStep,
  chronicle: chronicleOf,
  endsTurn: isTurnEnd,
  question: questionOf,
  headline: (state, roster, tongue) =>
    headlineOf(state, roster, tongue === "english" ? EN : words()),
  cue: ({ kind }) => (kind === "court" || kind === "deep" ? { kind: "seal" } : undefined),
  touches: touchesSeats,
  // The questions of R15 are answered without handing the screen over.
  handsOver: ({ stage }) => stage.kind !== "examine",
  Table: CourtsTable,
  Finale: finale.Part,
  ReplayTable: replayTable.Part,
  loadReadings: async () => (await import("./readings.ts")).courtsReadings,
  fetchLazyParts,
};
