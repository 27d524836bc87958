// The parts of the table that come after the first move, in one piece; `laterParts.ts` fetches them.
export { CardSheet } from "./cardSheet.tsx";
export { KingFinale } from "./finale.tsx";
export { LadderView } from "./ladderView.tsx";
export { Moment } from "./moment.tsx";
export { SharePanel } from "./sharePanel.tsx";
export { ValueRing } from "./valueRing.tsx";
