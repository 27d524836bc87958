import {
  drawStart,
  keyOf,
  openingDigest,
  seal,
  sealedCup,
  writeSealedDice,
  writeSecret,
  type SealedDice,
} from "@courtly/dice";
import { assert, boxed, type Table } from "@courtly/engine";
import { openGame, type Entry, type EntryOf } from "@courtly/protocol";
import { toCourtTheKing } from "@courtly/to-court-the-king";

export const BOX = boxed(toCourtTheKing);
export const ID = "AAAAAAAAAAAAAAAAAAAAAA";
const secret = (byte: number) => new Uint8Array(32).fill(byte);
export const [SEED, OURS, THEIRS, OTHER] = [secret(1), secret(2), secret(3), secret(4)];
/** The seat of the honest device. The other player may be in league with the server. */
export const US = 0;
export const THEM = 1;

export const created: EntryOf<"created"> = {
  kind: "created",
  game: BOX.id,
  players: 2,
  host: US,
  listed: false,
  dice: "sealed-2",
  seal: seal(SEED),
};
export const sealed = (player: number, share: Uint8Array): Entry => ({
  kind: "sealed",
  again: 0,
  player,
  seal: seal(share),
});
export const seated = (player: number): EntryOf<"seated"> => ({
  kind: "seated",
  player,
  who: { kind: "person", name: player === US ? "Ada" : "Ben", shield: "azure" },
});
export const shared = (player: number, share: Uint8Array): Entry => ({
  kind: "shared",
  again: 0,
  player,
  share: writeSecret(share),
});

type Shares = Extract<SealedDice, { kind: "sealed-2" }>["shares"];

interface Dealt {
  readonly shares?: Shares;
  readonly seed?: Uint8Array;
  readonly kind?: SealedDice["kind"];
  readonly start?: number;
  /** Chooses an action; `undefined` ends the entries. */
  readonly choose?: (game: Table) => string | undefined;
}

/** The first legal action, eight events long. */
const briefly = (game: Table) => (game.length < 8 ? game.legal()[0] : undefined);

/** The entries of a game's first turns, as a server writes them. Options make it a dishonest one. */
export function dealt({
  shares = [OURS, THEIRS],
  seed = SEED,
  kind = "sealed-2",
  start,
  choose = briefly,
}: Dealt = {}) {
  const open = (first: number, line?: string): Table => {
    const game = openGame(BOX, { names: ["Ada", "Ben"], dice: line }, { start: first });
    assert(game.ok, "the opening is legal");
    return game.value;
  };
  const common = { tableId: ID, seal: seal(SEED), seed: undefined };
  const dice: SealedDice =
    kind === "sealed-2"
      ? { kind, ...common, opening: openingDigest(open(0)), shares }
      : {
          kind,
          ...common,
          shares: (shares === "local" ? [] : shares).map((share) =>
            share instanceof Uint8Array ? share : undefined,
          ),
        };
  const key = keyOf({ ...dice, seed });
  const first = start ?? drawStart(key, 2);
  const line = writeSealedDice(dice);
  let table = open(first, line);
  const entries: Entry[] = [{ kind: "begun", start: first, dice: line }];
  const cup = sealedCup(key);
  for (;;) {
    const { turn } = table;
    assert(turn.kind !== "over", "the game is longer");
    const text = turn.kind === "roll" ? "" : choose(table);
    if (text === undefined) return entries;
    const entry: Entry =
      turn.kind === "roll"
        ? { kind: "rolled", faces: cup.roll(turn) }
        : { kind: "acted", seat: turn.seat, text };
    const next = entry.kind === "rolled" ? table.roll(entry.faces) : table.act(turn.seat, text);
    assert(next.ok, "the game is legal");
    entries.push(entry);
    table = next.value;
  }
}

export const END: readonly Entry[] = [
  { kind: "closed", player: US, why: "closed" },
  { kind: "revealed", seed: writeSecret(SEED) },
];
export const SEATING = [created, sealed(US, OURS), seated(US), sealed(THEM, THEIRS), seated(THEM)];
export const HONEST: readonly Entry[] = [
  ...SEATING,
  shared(US, OURS),
  shared(THEM, THEIRS),
  ...dealt(),
  ...END,
];
