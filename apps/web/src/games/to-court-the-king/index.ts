import { loaded } from "../../table/loadedGame.tsx";
import { toCourtTheKingFace } from "./face.ts";

export const toCourtTheKingLoaded = loaded(toCourtTheKingFace);
