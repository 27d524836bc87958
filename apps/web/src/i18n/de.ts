import { GERMAN as BOTS } from "@courtly/bots/words/de";
import { GERMAN as ENGINE } from "@courtly/engine/words/de";
import { GERMAN as COURTS } from "@courtly/rolling-courts/words/de";
import { GERMAN as KING } from "@courtly/to-court-the-king/words/de";
import { DE as HOME_LATER } from "../home/laterWords/de.ts";
import { DE as HOME } from "../home/words/de.ts";
import { DE as ONLINE } from "../online/words/de.ts";
import { DE as COACH } from "../table/coach/words/de.ts";
import { DE as OFFLINE } from "../offline/words/de.ts";
import { DE as PRIVACY } from "../settings/privacy/words/de.ts";
import { DE as PARTS } from "../ui/words/de.ts";
import { DE as SITTING_LATER } from "../table/laterWords/de.ts";
import { DE as SITTING } from "../table/words/de.ts";
import { DE as SHELL } from "./words/de.ts";
import { DE as LESSON } from "../learn/lesson/words/de.ts";
import { DE as RULES } from "../learn/rules/words/de.ts";
import { DE as COURTS_TABLE } from "../games/rolling-courts/words/de.ts";
import { DE as KING_TABLE_LATER } from "../games/to-court-the-king/laterWords/de.ts";
import { DE as KING_TABLE } from "../games/to-court-the-king/words/de.ts";
import type { Books } from "./books.ts";

export const DE: Books = {
  bots: BOTS,
  courts: COURTS,
  engine: ENGINE,
  king: KING,
  shell: SHELL,
  coach: COACH,
  offline: OFFLINE,
  parts: PARTS,
  privacy: PRIVACY,
  home: HOME,
  homeLater: HOME_LATER,
  online: ONLINE,
  sitting: SITTING,
  sittingLater: SITTING_LATER,
  rules: RULES,
  kingTable: KING_TABLE,
  kingTableLater: KING_TABLE_LATER,
  courtsTable: COURTS_TABLE,
  lesson: LESSON,
};
