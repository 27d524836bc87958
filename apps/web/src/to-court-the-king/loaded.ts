import { loaded } from "../sitting/loadedGame.tsx";
import { toCourtTheKingFace } from "./face.ts";

export const toCourtTheKingLoaded = loaded(toCourtTheKingFace);
