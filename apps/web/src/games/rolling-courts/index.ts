import { loaded } from "../../table/loadedGame.tsx";
import { rollingCourtsUi } from "./gameUi.ts";

export const rollingCourtsLoaded = loaded(rollingCourtsUi);
