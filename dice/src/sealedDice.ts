import { err, ok, type ByPlayer, type Player, type Result } from "@courtly/engine";
import type { Ingredients } from "./sealed.ts";
import { drawSecret, isSeal, readSecret, seal, writeSecret } from "./secret.ts";

/** The origin of a table's dice: the content of a record's `dice sealed-1` line. */
export interface SealedDice extends Omit<Ingredients, "seed"> {
  readonly seal: string;
  /** Undefined until it is revealed. */
  readonly seed: Uint8Array | undefined;
}

/** Sealed dice whose seed is known. */
export type RevealedDice = SealedDice & Ingredients;

const KIND = "sealed-1";
const NOTHING = "-";
const FORM = `'${KIND} TABLE SEAL SHARE,… SEED' wanted`;

/** Whether the value of a `dice` line means sealed dice; other kinds cannot be checked. */
export function isSealed(value: string): boolean {
  return value.split(" ", 1)[0] === KIND;
}

/** Reads the value of a `dice` line: one share per player, `-` for a missing share or seed. */
export function readSealedDice(value: string, players: number): Result<SealedDice, string> {
  const [kind, tableId, sealed, shareList, seedText, ...more] = value.split(" ");
  if (kind !== KIND || seedText === undefined || more.length > 0) return err(FORM);
  if (tableId === undefined || sealed === undefined || shareList === undefined) return err(FORM);
  if (!/^[\w-]{1,64}$/.test(tableId))
    return err(`'${tableId}' is no table: 1 to 64 letters, digits, - and _ wanted`);
  if (!isSeal(sealed)) return err(`'${sealed}' is no seal: 64 digits wanted, 0 to 9 and a to f`);
  const shares = readShares(shareList.split(","), players);
  if (!shares.ok) return shares;
  const seed = readOptional(seedText, "seed");
  return seed.ok ? ok({ tableId, seal: sealed, shares: shares.value, seed: seed.value }) : seed;
}

function readShares(
  texts: readonly string[],
  players: number,
): Result<SealedDice["shares"], string> {
  if (texts.length !== players)
    return err(`one share a player wanted: ${players} players, ${texts.length} found`);
  const shares: (Uint8Array | undefined)[] = [];
  for (const text of texts) {
    const share = readOptional(text, "share");
    if (!share.ok) return share;
    shares.push(share.value);
  }
  return ok(shares);
}

function readOptional(text: string, what: string): Result<Uint8Array | undefined, string> {
  if (text === NOTHING) return ok(undefined);
  const secret = readSecret(text);
  return secret.ok ? secret : err(`'${text}' is no ${what}: ${secret.error}, or -`);
}

/** Writes the value of a `dice` line. */
export function writeSealedDice({ tableId, seal: sealed, shares, seed }: SealedDice): string {
  return [KIND, tableId, sealed, shares.map(writeOptional).join(","), writeOptional(seed)].join(
    " ",
  );
}

function writeOptional(secret: Uint8Array | undefined): string {
  return secret === undefined ? NOTHING : writeSecret(secret);
}

/** The players whose share does not match the seal shown for them, or is missing although they sealed one. */
export function brokenSeals(
  { shares }: SealedDice,
  shown: ByPlayer<string | undefined>,
): readonly Player[] {
  return [...shown.keys()].filter((player) => {
    const share = shares[player];
    return (share === undefined ? undefined : seal(share)) !== shown[player];
  });
}

/** Makes the dice of a game on one device, where no shares are needed. */
export function localDice(tableId: string, players: number): RevealedDice {
  const seed = drawSecret();
  const shares = Array.from({ length: players }, () => undefined);
  return { tableId, seal: seal(seed), shares, seed };
}
