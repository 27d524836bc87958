// What nobody needs for a first move: it comes when it is wanted, in one piece.
export { Credits } from "./credits.tsx";
export { Nowhere } from "./nowhere.tsx";
export { OpenRecordDialog } from "./openRecordDialog.tsx";
export { Setup } from "./setup.tsx";
export { FairDialog } from "./fairDialog.tsx";
export { ProfileDialog } from "./profileDialog.tsx";
