import { err, ok, type ByPlayer, type Result } from "@courtly/engine";
import { drawSecret, isSeal, readSecret, seal, writeSecret } from "./secret.ts";

/** A player's contribution to the key: a share, or the reason why there is none. */
export type Share = Uint8Array | "bot" | "missing";

interface Sealed {
  readonly tableId: string;
  /** The seal of the seed. */
  readonly seal: string;
  /** Undefined until it is revealed. */
  readonly seed: Uint8Array | undefined;
}

/** The first kind of sealed dice: its key does not depend on the opening. */
export interface FirstSealedDice extends Sealed {
  readonly kind: "sealed-1";
  /** Undefined for a bot, a missing share, and for everybody in a game on one device: the line does not say which. */
  readonly shares: ByPlayer<Uint8Array | undefined>;
}

/** The current kind of sealed dice. */
export interface BoundSealedDice extends Sealed {
  readonly kind: "sealed-2";
  /** The digest of the opening: game, rules, board, position and players. */
  readonly opening: string;
  /** The share of each player, one for a player with two seats; `local` if one device drew the dice alone. */
  readonly shares: ByPlayer<Share> | "local";
}

/** The origin of a table's dice: the content of a record's `dice` line. */
export type SealedDice = FirstSealedDice | BoundSealedDice;

type WithSeed<Dice> = Dice extends Sealed ? Dice & { readonly seed: Uint8Array } : never;
/** Sealed dice whose seed is known. */
export type RevealedDice = WithSeed<SealedDice>;

type WithoutSeal<Dice> = Dice extends Sealed ? Omit<Dice, "seal"> : never;
/** The inputs of a table's key. */
export type Ingredients = WithoutSeal<RevealedDice>;

const FORMS = {
  "sealed-1": "'sealed-1 TABLE SEAL SHARE,… SEED' wanted",
  "sealed-2": "'sealed-2 TABLE SEAL OPENING SHARE,… SEED' wanted",
} as const;
const NOTHING = "-";
const LOCAL = "local";

/** Whether the value of a `dice` line means sealed dice; other kinds cannot be checked. */
export function isSealed(value: string): boolean {
  return kindOf(value) !== undefined;
}

function kindOf(value: string): SealedDice["kind"] | undefined {
  const [kind = ""] = value.split(" ", 1);
  return kind === "sealed-1" || kind === "sealed-2" ? kind : undefined;
}

/** Reads the value of a `dice` line: one share per player, `-` for a seed that is not revealed yet. */
export function readSealedDice(value: string, players: number): Result<SealedDice, string> {
  const kind = kindOf(value);
  if (kind === undefined) return err(Object.values(FORMS).join(" or "));
  const [tableId = "", sealed = "", ...more] = value.split(" ").slice(1);
  const opening = kind === "sealed-2" ? more.shift() : NOTHING;
  const [shareList, seedText, ...rest] = more;
  if (opening === undefined || shareList === undefined || seedText === undefined || rest.length > 0)
    return err(FORMS[kind]);
  if (!/^[\w-]{1,64}$/.test(tableId))
    return err(`'${tableId}' is no table: 1 to 64 letters, digits, - and _ wanted`);
  if (!isSeal(sealed)) return err(`'${sealed}' is no seal: 64 digits wanted, 0 to 9 and a to f`);
  const seed = seedText === NOTHING ? ok(undefined) : read(seedText, "seed");
  if (!seed.ok) return seed;
  const common = { tableId, seal: sealed, seed: seed.value };
  if (kind === "sealed-1") {
    const shares = readShares(shareList, players, readFirstShare);
    return shares.ok ? ok({ kind, ...common, shares: shares.value }) : shares;
  }
  if (!isSeal(opening))
    return err(`'${opening}' is no digest of an opening: 64 digits wanted, 0 to 9 and a to f`);
  if (shareList === LOCAL) return ok({ kind, ...common, opening, shares: LOCAL });
  const shares = readShares(shareList, players, readShare);
  return shares.ok ? ok({ kind, ...common, opening, shares: shares.value }) : shares;
}

function readShares<Kind>(
  list: string,
  players: number,
  readOne: (text: string) => Result<Kind, string>,
): Result<ByPlayer<Kind>, string> {
  const texts = list.split(",");
  if (texts.length !== players)
    return err(`one share a player wanted: ${players} players, ${texts.length} found`);
  const shares: Kind[] = [];
  for (const text of texts) {
    const share = readOne(text);
    if (!share.ok) return share;
    shares.push(share.value);
  }
  return ok(shares);
}

function readFirstShare(text: string): Result<Uint8Array | undefined, string> {
  return text === NOTHING ? ok(undefined) : read(text, "share");
}

function readShare(text: string): Result<Share, string> {
  return text === "bot" || text === "missing" ? ok(text) : read(text, "share");
}

function read(text: string, what: string): Result<Uint8Array, string> {
  const secret = readSecret(text);
  return secret.ok ? secret : err(`'${text}' is no ${what}: ${secret.error}`);
}

/** Writes the value of a `dice` line. */
export function writeSealedDice(dice: SealedDice): string {
  const { kind, tableId, seal: sealed, shares, seed } = dice;
  const list = shares === LOCAL ? shares : shares.map(writeShare).join(",");
  const opening = dice.kind === "sealed-2" ? [dice.opening] : [];
  return [kind, tableId, sealed, ...opening, list, writeShare(seed)].join(" ");
}

function writeShare(share: Share | undefined): string {
  if (share === undefined) return NOTHING;
  return typeof share === "string" ? share : writeSecret(share);
}

/** The value of a `dice` line as it was during the game: without the seed. */
export function withoutSeed(value: string): string {
  return isSealed(value) ? value.replace(/ \S+$/, ` ${NOTHING}`) : value;
}

/** Draws the dice of a game on one device, where no shares are needed. */
export function localDice(tableId: string, opening: string): WithSeed<BoundSealedDice> {
  const seed = drawSecret();
  return { kind: "sealed-2", tableId, seal: seal(seed), opening, shares: LOCAL, seed };
}
