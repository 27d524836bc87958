import { phrasebook } from "../../../i18n/spoken.ts";
import { EN } from "./en.ts";

export const words = phrasebook("notify", EN);
