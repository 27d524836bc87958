// Pages and dialogs that are not needed before the first move: one file, loaded on demand.
export { Credits } from "./credits.tsx";
export { Nowhere } from "./nowhere.tsx";
export { NoServer } from "./noServer.tsx";
export { OpenRecordDialog } from "../local/openRecordDialog.tsx";
export { SetupPage } from "./setup/setup.tsx";
export { FairDialog } from "./fairDialog.tsx";
export { ProfileDialog } from "../settings/profileDialog.tsx";
export { openTried } from "../replay/tried.ts";

/** Loads the replay and its puzzles, which are a file of their own. */
export const loadReplayPage = async () => (await import("../replay/index.ts")).ReplayPage;
