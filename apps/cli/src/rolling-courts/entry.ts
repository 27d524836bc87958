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
  tell,
  finale: finaleOf,
  guide: guideOf,
});
