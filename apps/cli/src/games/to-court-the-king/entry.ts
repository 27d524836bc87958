import {
  loadSolvers,
  readBotName,
  TO_COURT_THE_KING_WORK,
  toCourtTheKingBot,
  toCourtTheKingBots,
  workBudget,
} from "@courtly/bots";
import { sayProblem } from "@courtly/engine";
import { toCourtTheKing, finaleOf, tell } from "@courtly/to-court-the-king";
import { toCourtTheKingEncoding } from "@courtly/to-court-the-king/encoding";
import { entry } from "../entry.ts";
import { explainDecision, openCoach } from "./coach.ts";
import { guideOf } from "./guide.ts";
import { menuOf } from "./menu.ts";
import { oddsPageOf } from "./oddsPage.ts";
import { screenOf } from "./screen.ts";
import { sheetOf } from "./sheet.ts";
import { typedActions } from "./typed.ts";

const solvers = await loadSolvers();

export const toCourtTheKingEntry = entry({
  name: "To Court the King",
  game: toCourtTheKing,
  bots: toCourtTheKingBots,
  botNamed: (name, work = TO_COURT_THE_KING_WORK) => {
    const parts = readBotName(name);
    return parts && toCourtTheKingBot(parts, () => workBudget(work), solvers);
  },
  sheet: sheetOf,
  screen: screenOf,
  menu: (state, _, speech) => menuOf(state, speech),
  typed: typedActions,
  tell: (step, names, { king }) => tell(step, names, king),
  finale: (state, names, { king }) => finaleOf(state, names, king),
  say: (problem, { engine, king }) => sayProblem(problem, [engine.problems, king.refusals]),
  guide: guideOf,
  encoding: toCourtTheKingEncoding,
  odds: oddsPageOf,
  explain: explainDecision,
  openCoach,
});
