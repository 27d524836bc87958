// The parts of the table that come after the first move, in one piece; `laterParts.ts` fetches them.
export { CardSheet } from "./court/cardSheet.tsx";
export { KingFinale } from "./finale.tsx";
export { LadderView } from "./court/ladderView.tsx";
export { Moment } from "./court/moment.tsx";
export { SharePanel } from "./dice/sharePanel.tsx";
export { ValueRing } from "./dice/valueRing.tsx";
