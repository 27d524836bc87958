export { census, censusTable, type NamedStart } from "./census.ts";
export { anybody, type Change, type Chooser, type Lawful, type Trial } from "./lawful.ts";
export { judge, LawBroken, type Verdict } from "./laws.ts";
export { annotated } from "./playthrough.ts";
export { headerRefusal, scene, setupOf, type Scene } from "./scene.ts";
