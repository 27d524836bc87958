import { phrasebook } from "../languages/phrasebook.ts";
import { EN } from "./en.ts";

export const words = phrasebook("lazy", EN);
