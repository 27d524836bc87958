import { rollingCourtsBots } from "@courtly/bots";
import { ok } from "@courtly/engine";
import { BOARDS, parseBoard, rollingCourts } from "@courtly/rolling-courts";
import { entry } from "../entry.ts";
import { finaleOf } from "./finale.ts";
import { guideOf } from "./guide.ts";
import { menuOf } from "./menu.ts";
import { screenOf } from "./screen.ts";
import { sheetOf } from "./sheet.ts";
import { tell } from "./tell.ts";

const VERBS = "roll end stay village cave court deep change retire promote home".split(" ");

export const rollingCourtsEntry = entry({
  name: "Rolling Courts",
  game: rollingCourts,
  bots: rollingCourtsBots,
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
  typed: { verbs: VERBS },
  tell,
  finale: finaleOf,
  guide: guideOf,
});
