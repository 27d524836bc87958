import { loaded } from "../../table/loadedGame.tsx";
import { toCourtTheKingUi } from "./gameUi.ts";

export const toCourtTheKingLoaded = loaded(toCourtTheKingUi);
