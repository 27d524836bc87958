import { phrasebook } from "../../languages/spoken.ts";
import { EN } from "./en.ts";

export const words = phrasebook("kingTableLater", EN);
