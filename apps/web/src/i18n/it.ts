import { ITALIAN as CHANCES } from "@courtly/coach/words/it";
import { ITALIAN as BOTS } from "@courtly/bots/words/it";
import { ITALIAN as ENGINE } from "@courtly/engine/words/it";
import { IT as HOME_LAZY } from "../home/lazyWords/it.ts";
import { IT as HOME } from "../home/words/it.ts";
import { IT as ONLINE } from "../online/words/it.ts";
import { IT as NOTIFY } from "../online/notify/words/it.ts";
import { IT as PEOPLE } from "../online/people/words/it.ts";
import { IT as COACH } from "../table/coach/words/it.ts";
import { IT as OFFLINE } from "../offline/words/it.ts";
import { IT as PRIVACY } from "../settings/privacy/words/it.ts";
import { IT as UI } from "../ui/words/it.ts";
import { IT as TABLE_LAZY } from "../table/lazyWords/it.ts";
import { IT as TABLE } from "../table/words/it.ts";
import { IT as SHELL } from "./words/it.ts";
import { IT as LESSON } from "../learn/lesson/words/it.ts";
import { IT as REPLAY } from "../replay/words/it.ts";
import { IT as RULES } from "../learn/rules/words/it.ts";
import type { Books } from "./books.ts";

export const IT: Books = {
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
