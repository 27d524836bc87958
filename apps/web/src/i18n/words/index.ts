import { phrasebook } from "../spoken.ts";
import { EN } from "./en.ts";

export const words = phrasebook("shell", EN);
