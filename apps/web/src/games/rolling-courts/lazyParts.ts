import { lazyPart } from "../../ui/loading/lazyPart.tsx";

/** The end of a game. */
export const finale = lazyPart(async () => (await import("./finale.tsx")).Finale);

/** The coins of a dig. */
export const flyingCoins = lazyPart(
  async () => (await import("./board/flyingCoins.tsx")).FlyingCoins,
);

/** The members that may come home. */
export const homecomings = lazyPart(
  async () => (await import("./dice/homecomings.tsx")).Homecomings,
);

/** The board in its phone layout, which a wide window does not need. */
export const phoneBoard = lazyPart(async () => (await import("./board/phoneBoard.tsx")).PhoneBoard);

/** The table in a replay. */
export const replayTable = lazyPart(
  async () => (await import("./replayTable.tsx")).CourtsReplayTable,
);

/** Fetches the parts that a first move does not need. */
export async function fetchLazyParts(): Promise<void> {
  const parts = [finale, flyingCoins, homecomings, phoneBoard, replayTable];
  await Promise.all(parts.map(({ fetch }) => fetch()));
}
