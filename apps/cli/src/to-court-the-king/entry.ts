import { toCourtTheKingBots } from "@courtly/bots";
import { toCourtTheKing, finaleOf, tell } from "@courtly/to-court-the-king";
import { toCourtTheKingEncoding } from "@courtly/to-court-the-king/encoding";
import { entry } from "../entry.ts";
import { guideOf } from "./guide.ts";
import { menuOf } from "./menu.ts";
import { oddsPageOf } from "./oddsPage.ts";
import { screenOf } from "./screen.ts";
import { sheetOf } from "./sheet.ts";
import { typedActions } from "./typed.ts";

export const toCourtTheKingEntry = entry({
  name: "To Court the King",
  game: toCourtTheKing,
  bots: toCourtTheKingBots,
  sheet: sheetOf,
  screen: screenOf,
  menu: menuOf,
  typed: typedActions,
  tell,
  finale: finaleOf,
  guide: guideOf,
  encoding: toCourtTheKingEncoding,
  odds: oddsPageOf,
});
