export { censusPage, type NamedStart } from "./census.ts";
export { anybody, pick, type Change, type Chooser, type Lawful, type Trial } from "./lawful.ts";
export { judge, LawBroken, type Verdict } from "./laws.ts";
export { headersHold } from "./headers.ts";
export { playthroughsIn, replayLineByLine } from "./playthrough.ts";
export { headerRefusal, scene, setupOf, type Scene } from "./scene.ts";
export { faultOfText } from "./saidWell.ts";
