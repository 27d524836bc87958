export { PuzzlesPage, ReplayPage } from "./replayPage.tsx";
