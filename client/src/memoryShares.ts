import type { Agreement, DrawnShare, ShareStore } from "./shares.ts";

/** A share store in memory, for programs that play one game and are not started again during it. */
export function memoryShares(drawn: DrawnShare | undefined): ShareStore & {
  readonly shares: ReadonlyMap<string, string>;
} {
  const shares = new Map(drawn && [[drawn.seal, drawn.share]]);
  const revealed = new Map<string, string>();
  const agreements: Agreement[] = [];
  return {
    shares,
    isBound: true,
    isOurs: (seal) => shares.has(seal),
    find: (seal) => shares.get(seal),
    keep: (seal, share) => shares.set(seal, share).has(seal),
    revealFor: (seal, log) => revealed.set(seal, log).has(seal),
    revealedFor: () => revealed.values().next().value,
    agree: (agreement) => agreements.push(agreement) > 0,
    agreements: () => agreements,
    forget: () => undefined,
  };
}
