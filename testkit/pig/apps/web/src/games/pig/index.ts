import { loaded } from "../../table/loadedGame.tsx";
import { pigUi } from "./gameUi.tsx";

export const pigLoaded = loaded(pigUi);
