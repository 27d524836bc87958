import { laterPart } from "../../ui/laterPart.tsx";

const parts = () => import("./fetchedParts.ts");
const finale = laterPart(async () => (await parts()).KingFinale);
const ladder = laterPart(async () => (await parts()).LadderView);
const moment = laterPart(async () => (await parts()).Moment);
const ring = laterPart(async () => (await parts()).ValueRing);
const share = laterPart(async () => (await parts()).SharePanel);
const sheet = laterPart(async () => (await parts()).CardSheet);

/** What nobody needs for a first move. */
export const CardSheet = sheet.Part;
export const KingFinale = finale.Part;
export const LadderView = ladder.Part;
export const Moment = moment.Part;
export const SharePanel = share.Part;
export const ValueRing = ring.Part;

export async function fetchLaterParts(): Promise<void> {
  await Promise.all([finale, ladder, moment, ring, share, sheet].map(({ fetch }) => fetch()));
}
