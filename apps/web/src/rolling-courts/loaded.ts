import { loaded } from "../sitting/loadedGame.tsx";
import { rollingCourtsFace } from "./face.ts";

export const rollingCourtsLoaded = loaded(rollingCourtsFace);
