import { IT as HOME_LATER } from "../home/laterWords/it.ts";
import { IT as HOME } from "../home/words/it.ts";
import { IT as ONLINE } from "../online/words/it.ts";
import { IT as PARTS } from "../parts/words/it.ts";
import { IT as SITTING_LATER } from "../sitting/laterWords/it.ts";
import { IT as SITTING } from "../sitting/words/it.ts";
import { IT as SHELL } from "../words/it.ts";
import type { Books } from "./books.ts";

export const IT: Books = {
  shell: SHELL,
  parts: PARTS,
  home: HOME,
  homeLater: HOME_LATER,
  online: ONLINE,
  sitting: SITTING,
  sittingLater: SITTING_LATER,
};
