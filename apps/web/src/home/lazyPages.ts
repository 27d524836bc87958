// What nobody needs for a first move: it comes when it is wanted, in one piece.
export { Credits } from "./credits.tsx";
export { Nowhere } from "./nowhere.tsx";
export { OpenRecordDialog } from "../local/openRecordDialog.tsx";
export { Setup } from "./setup/setup.tsx";
export { FairDialog } from "./fairDialog.tsx";
export { ProfileDialog } from "../settings/profileDialog.tsx";
