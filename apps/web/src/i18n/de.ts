import { GERMAN as CHANCES } from "@courtly/coach/words/de";
import { GERMAN as BOTS } from "@courtly/bots/words/de";
import { GERMAN as ENGINE } from "@courtly/engine/words/de";
import { DE as HOME_LAZY } from "../home/lazyWords/de.ts";
import { DE as HOME } from "../home/words/de.ts";
import { DE as ONLINE } from "../online/words/de.ts";
import { DE as NOTIFY } from "../online/notify/words/de.ts";
import { DE as PEOPLE } from "../online/people/words/de.ts";
import { DE as COACH } from "../table/coach/words/de.ts";
import { DE as OFFLINE } from "../offline/words/de.ts";
import { DE as PRIVACY } from "../settings/privacy/words/de.ts";
import { DE as UI } from "../ui/words/de.ts";
import { DE as TABLE_LAZY } from "../table/lazyWords/de.ts";
import { DE as TABLE } from "../table/words/de.ts";
import { DE as SHELL } from "./words/de.ts";
import { DE as LESSON } from "../learn/lesson/words/de.ts";
import { DE as REPLAY } from "../replay/words/de.ts";
import { DE as RULES } from "../learn/rules/words/de.ts";
import type { Books } from "./books.ts";

export const DE: Books = {
  bots: BOTS,
  engine: ENGINE,
  shell: SHELL,
  chances: CHANCES,
  coach: COACH,
  offline: OFFLINE,
  ui: UI,
  privacy: PRIVACY,
  home: HOME,
  homeLazy: HOME_LAZY,
  online: ONLINE,
  people: PEOPLE,
  notify: NOTIFY,
  table: TABLE,
  tableLazy: TABLE_LAZY,
  replay: REPLAY,
  rules: RULES,
  lesson: LESSON,
};
