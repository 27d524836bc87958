export type { FromWorker, ToWorker } from "./messages.ts";
export { openDesk, type AskOptions, type Desk, type DeskWorker } from "./openDesk.ts";
export { serveDesk, type Talk, type Workplace } from "./serveDesk.ts";
