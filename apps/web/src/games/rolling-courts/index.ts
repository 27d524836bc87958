import { loaded } from "../../table/loadedGame.tsx";
import { rollingCourtsFace } from "./face.ts";

export const rollingCourtsLoaded = loaded(rollingCourtsFace);
