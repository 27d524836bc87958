import {
  tell,
  toCourtTheKing,
  type Action,
  type Setup,
  type State,
} from "@courtly/to-court-the-king";
import { king } from "../../i18n/king.ts";
import type { GameFace } from "../../table/face.ts";
import { chronicleOf } from "./chronicle.ts";
import { headlineOf } from "./model/headline.ts";
import { fetchLaterParts, KingFinale } from "./laterParts.ts";
import { KingTable } from "./table.tsx";
import { EN } from "./words/en.ts";
import { words } from "./words/index.ts";

export const toCourtTheKingFace: GameFace<Setup, State, Action> = {
  game: toCourtTheKing,
  tell: (step, cast) => tell(step, cast.names, king()),
  chronicle: chronicleOf,
  headline: (state, cast, tongue) => headlineOf(state, cast, tongue === "english" ? EN : words()),
  cue: (action) => {
    if (action.kind !== "take" || action.character === "nothing") return undefined;
    return { kind: action.character === "king" ? "fanfare" : "seal" };
  },
  handsOver: () => true,
  Table: KingTable,
  Finale: KingFinale,
  fetchLater: fetchLaterParts,
};
