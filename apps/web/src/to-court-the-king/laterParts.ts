import { laterPart } from "../parts/laterPart.tsx";

const finale = laterPart(async () => (await import("./finale.tsx")).KingFinale);
const sheet = laterPart(async () => (await import("./cardSheet.tsx")).CardSheet);
const share = laterPart(async () => (await import("./sharePanel.tsx")).SharePanel);

/** What nobody needs for a first move. */
export const KingFinale = finale.Part;
export const CardSheet = sheet.Part;
export const SharePanel = share.Part;

export async function fetchLaterParts(): Promise<void> {
  await Promise.all([finale.fetch(), sheet.fetch(), share.fetch()]);
}
