import { lawsHold } from "./lawRun.ts";

lawsHold(4);
