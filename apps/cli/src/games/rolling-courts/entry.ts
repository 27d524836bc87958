import {
  readBotName,
  ROLLING_COURTS_WORK,
  rollingCourtsBot,
  rollingCourtsBots,
  workBudget,
} from "@courtly/bots";
import { ok, sayProblem } from "@courtly/engine";
import { BOARDS, parseBoard, rollingCourts, tell } from "@courtly/rolling-courts";
import { rollingCourtsEncoding } from "@courtly/rolling-courts/encoding";
import { entry } from "../entry.ts";
import { explainDecision, openCoach } from "./coach.ts";
import { letteredColours } from "./colours.ts";
import { finaleOf } from "./finale.ts";
import { guideOf } from "./guide.ts";
import { menuOf } from "./menu.ts";
import { screenOf } from "./screen.ts";
import { sheetOf } from "./sheet.ts";

const VERBS = "roll end stay village cave court deep change retire promote home".split(" ");

export const rollingCourtsEntry = entry({
  name: "Rolling Courts",
  game: rollingCourts,
  bots: rollingCourtsBots,
  botNamed: (name, work = ROLLING_COURTS_WORK) => {
    const parts = readBotName(name);
    return parts && rollingCourtsBot(parts, () => workBudget(work));
  },
  boards: {
    names: BOARDS.map(({ name }) => name),
    read: (json) => {
      const board = parseBoard(json);
      return board.ok ? ok(JSON.stringify(board.value)) : board;
    },
  },
  sheet: sheetOf,
  screen: screenOf,
  menu: menuOf,
  typed: () => ({ verbs: VERBS }),
  tell: (step, names, speech) => tell(step, letteredColours(step.before, names, speech)),
  finale: finaleOf,
  say: (problem, { engine, courts }) => sayProblem(problem, [engine.problems, courts.refusals]),
  guide: guideOf,
  encoding: rollingCourtsEncoding,
  explain: explainDecision,
  openCoach,
});
