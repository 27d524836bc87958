import { ITALIAN as BOTS } from "@courtly/bots/words/it";
import { ITALIAN as ENGINE } from "@courtly/engine/words/it";
import { ITALIAN as COURTS } from "@courtly/rolling-courts/words/it";
import { ITALIAN as KING } from "@courtly/to-court-the-king/words/it";
import { IT as HOME_LAZY } from "../home/lazyWords/it.ts";
import { IT as HOME } from "../home/words/it.ts";
import { IT as ONLINE } from "../online/words/it.ts";
import { IT as COACH } from "../table/coach/words/it.ts";
import { IT as OFFLINE } from "../offline/words/it.ts";
import { IT as PRIVACY } from "../settings/privacy/words/it.ts";
import { IT as UI } from "../ui/words/it.ts";
import { IT as TABLE_LAZY } from "../table/lazyWords/it.ts";
import { IT as TABLE } from "../table/words/it.ts";
import { IT as SHELL } from "./words/it.ts";
import { IT as LESSON } from "../learn/lesson/words/it.ts";
import { IT as RULES } from "../learn/rules/words/it.ts";
import { IT as COURTS_TABLE } from "../games/rolling-courts/words/it.ts";
import { IT as KING_TABLE_LAZY } from "../games/to-court-the-king/lazyWords/it.ts";
import { IT as KING_TABLE } from "../games/to-court-the-king/words/it.ts";
import type { Books } from "./books.ts";

export const IT: Books = {
  bots: BOTS,
  courts: COURTS,
  engine: ENGINE,
  king: KING,
  shell: SHELL,
  coach: COACH,
  offline: OFFLINE,
  ui: UI,
  privacy: PRIVACY,
  home: HOME,
  homeLazy: HOME_LAZY,
  online: ONLINE,
  table: TABLE,
  tableLazy: TABLE_LAZY,
  rules: RULES,
  kingTable: KING_TABLE,
  kingTableLazy: KING_TABLE_LAZY,
  courtsTable: COURTS_TABLE,
  lesson: LESSON,
};
