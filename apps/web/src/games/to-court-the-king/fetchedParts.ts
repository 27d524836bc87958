// The parts of the table that a first move does not need, in one file; `lazyParts.ts` loads it.
export { chronicleOf } from "./chronicle.ts";
export { CardFlight } from "./dice/flight.tsx";
export { ClaimQuestion } from "./court/claimQuestion.tsx";
export { CardSheet } from "./court/cardSheet.tsx";
export { HandsDialog } from "./players/handsDialog.tsx";
export { KingFinale } from "./finale.tsx";
export { LatestTurns } from "./players/latestTurns.tsx";
export { LadderView } from "./court/ladderView.tsx";
export { Moment } from "./court/moment.tsx";
export { KeptValues } from "./dice/keptValues.tsx";
export { ResultLane } from "./dice/resultLane.tsx";
export { SharePanel } from "./dice/sharePanel.tsx";
export { ValueRing } from "./dice/valueRing.tsx";
export { TurnStrip } from "./players/turnStrip.tsx";
export { KingReplayTable } from "./replayTable.tsx";
