export { ReplayPage } from "./replayPage.tsx";
