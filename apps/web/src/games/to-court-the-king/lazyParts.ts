import type { chronicleOf as ChronicleOf } from "./chronicle.ts";
import { lazyPart } from "../../ui/loading/lazyPart.tsx";

const parts = () => import("./fetchedParts.ts");
const flight = lazyPart(async () => (await parts()).CardFlight);
const finale = lazyPart(async () => (await parts()).KingFinale);
const latestTurns = lazyPart(async () => (await parts()).LatestTurns);
const ladder = lazyPart(async () => (await parts()).LadderView);
const moment = lazyPart(async () => (await parts()).Moment);
const ring = lazyPart(async () => (await parts()).ValueRing);
const hands = lazyPart(async () => (await parts()).HandsDialog);
const kept = lazyPart(async () => (await parts()).KeptValues);
const question = lazyPart(async () => (await parts()).ClaimQuestion);
const replay = lazyPart(async () => (await parts()).KingReplayTable);
const result = lazyPart(async () => (await parts()).ResultLane);
const share = lazyPart(async () => (await parts()).SharePanel);
const sheet = lazyPart(async () => (await parts()).CardSheet);
const strip = lazyPart(async () => (await parts()).TurnStrip);

/** The parts of the table that a first move does not need. */
export const CardFlight = flight.Part;
export const CardSheet = sheet.Part;
export const ClaimQuestion = question.Part;
export const HandsDialog = hands.Part;
export const KeptValues = kept.Part;
export const KingFinale = finale.Part;
export const KingReplayTable = replay.Part;
export const LatestTurns = latestTurns.Part;
export const LadderView = ladder.Part;
export const Moment = moment.Part;
export const ResultLane = result.Part;
export const SharePanel = share.Part;
export const TurnStrip = strip.Part;
export const ValueRing = ring.Part;

let chronicle: typeof ChronicleOf | undefined;

/** The chronicle of a step; empty before the lazy parts are fetched. */
export const chronicleOf: typeof ChronicleOf = (step, roster) => chronicle?.(step, roster) ?? [];

export async function fetchLazyParts(): Promise<void> {
  chronicle = (await parts()).chronicleOf;
  await Promise.all(
    [
      flight,
      finale,
      hands,
      kept,
      ladder,
      latestTurns,
      moment,
      question,
      replay,
      result,
      ring,
      share,
      sheet,
      strip,
    ].map(({ fetch }) => fetch()),
  );
}
