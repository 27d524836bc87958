import {
  drawStart,
  keyOf,
  openingDigest,
  seal,
  sealedCup,
  verifyRecord,
  writeSealedDice,
  writeSecret,
  type SealedDice,
} from "@courtly/dice";
import { assert, boxed, type Table } from "@courtly/engine";
import {
  foldingOf,
  LATE_MS,
  openGame,
  positionToKeep,
  recordOf,
  type Entry,
  type EntryOf,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { openFairnessCheck, ownShareOf, type OwnShare, type Unfairness } from "../src/fairness.ts";

const BOX = boxed(toCourtTheKing);
const ID = "AAAAAAAAAAAAAAAAAAAAAA";
const secret = (byte: number) => new Uint8Array(32).fill(byte);
const [SEED, OURS, THEIRS, OTHER] = [secret(1), secret(2), secret(3), secret(4)];
/** The seat of the honest device. The other player may be in league with the server. */
const US = 0;
const THEM = 1;

const created: EntryOf<"created"> = {
  kind: "created",
  game: BOX.id,
  players: 2,
  host: US,
  listed: false,
  dice: "sealed-2",
  seal: seal(SEED),
};
const sealed = (player: number, share: Uint8Array): Entry => ({
  kind: "sealed",
  again: 0,
  player,
  seal: seal(share),
});
const seated = (player: number): EntryOf<"seated"> => ({
  kind: "seated",
  player,
  who: { kind: "person", name: player === US ? "Ada" : "Ben", shield: "azure" },
});
const shared = (player: number, share: Uint8Array): Entry => ({
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
}

/** The entries of a game's first turns, as a server writes them. Options make it a dishonest one. */
function dealt({ shares = [OURS, THEIRS], seed = SEED, kind = "sealed-2", start }: Dealt = {}) {
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
  while (table.length < 8) {
    const { turn } = table;
    assert(turn.kind !== "over", "the game is longer");
    const text = table.legal()[0] ?? "";
    const next = turn.kind === "roll" ? table.roll(cup.roll(turn)) : table.act(turn.seat, text);
    assert(next.ok, "the game is legal");
    entries.push(
      turn.kind === "roll"
        ? { kind: "rolled", faces: cup.roll(turn) }
        : { kind: "acted", seat: turn.seat, text },
    );
    table = next.value;
  }
  return entries;
}

const END: readonly Entry[] = [
  { kind: "closed", player: US, why: "closed" },
  { kind: "revealed", seed: writeSecret(SEED) },
];
const SEATING = [created, sealed(US, OURS), seated(US), sealed(THEM, THEIRS), seated(THEM)];
const HONEST: readonly Entry[] = [
  ...SEATING,
  shared(US, OURS),
  shared(THEM, THEIRS),
  ...dealt(),
  ...END,
];

interface Ended {
  readonly unfairness: Unfairness | "contradiction" | undefined;
  readonly ownShare: OwnShare | undefined;
  readonly record: string | undefined;
}

/** Follows a log as the device of our seat. `delays` are the times between entries, by the clock of the device. */
function follow(
  entries: readonly Entry[],
  { delayMs = 0, isLive = true, hasAgreed = false } = {},
): Ended {
  let nowMs = 0;
  const check = openFairnessCheck({
    shares: {
      isBound: true,
      isOurs: (text) => text === seal(OURS),
      hasAgreed: () => hasAgreed,
      keep: () => undefined,
      find: () => undefined,
      agree: () => undefined,
      forget: () => undefined,
    },
    box: () => BOX,
    monotonicMs: () => nowMs,
  });
  const { fold } = foldingOf([BOX]);
  let state: TableState | undefined;
  for (const [index, entry] of entries.entries()) {
    nowMs += delayMs;
    const logged: Logged = { n: index + 1, atMs: 0, entry };
    try {
      state = fold(ID, state, logged);
    } catch {
      return { unfairness: "contradiction", ownShare: undefined, record: undefined };
    }
    const unfairness = check.after(state, logged, { player: US, isLive });
    if (unfairness !== undefined) return { unfairness, ownShare: undefined, record: undefined };
  }
  return {
    unfairness: undefined,
    ownShare: state && ownShareOf(state, US),
    record: state && recordOf(state),
  };
}

test("an honest game is followed to its end", () => {
  const { unfairness, ownShare, record = "" } = follow(HONEST);
  expect({ unfairness, ownShare }).toEqual({ unfairness: undefined, ownShare: "in" });
  expect(verifyRecord(record, [BOX])).toMatchObject({ ok: true, value: { kind: "unfinished" } });
});

describe("a hostile server is found out", () => {
  test("that refuses our seal, says at once that time is up, and begins without shares", () => {
    const timeUps = [0, 1, 2, 3].map((again): Entry => ({ kind: "timeUp", again }));
    const none = dealt({ shares: ["missing", "missing"] });
    const log = [created, seated(US), seated(THEM), ...timeUps, ...none, ...END];
    expect(follow(log).unfairness).toBe("tooEarly");
    // Sent as a history, the time cannot be checked: the player is told that the own share is missing.
    expect(follow(log, { isLive: false })).toMatchObject({ ownShare: "missing" });
    expect(follow(log, { delayMs: LATE_MS })).toMatchObject({ ownShare: "missing" });
  });

  test("that says that everybody agreed to go on without us", () => {
    const agreed: Entry = { kind: "agreed", again: 0, player: THEM };
    const begun = dealt({ shares: ["missing", THEIRS] });
    const log = [...SEATING, shared(THEM, THEIRS), agreed, ...begun, ...END];
    expect(follow(log).unfairness).toBe("tooEarly");
    expect(follow(log, { delayMs: LATE_MS })).toMatchObject({ ownShare: "missing" });
  });

  test("that agrees in our name", () => {
    const agreed: Entry = { kind: "agreed", again: 0, player: US };
    const begun = dealt({ shares: [OURS, "missing"] });
    const log = [...SEATING, shared(US, OURS), agreed, ...begun, ...END];
    expect(follow(log, { delayMs: LATE_MS }).unfairness).toBe("otherDecision");
    expect(follow(log, { delayMs: LATE_MS, hasAgreed: true })).toMatchObject({ ownShare: "in" });
  });

  test("that exchanges our seal or our share", () => {
    const exchanged = [
      created,
      sealed(US, OTHER),
      seated(US),
      sealed(THEM, THEIRS),
      seated(THEM),
      shared(US, OTHER),
      shared(THEM, THEIRS),
      ...dealt({ shares: [OTHER, THEIRS] }),
      ...END,
    ];
    expect(follow(exchanged).unfairness).toBe("otherSeal");
  });

  test("that uses dice which do not depend on the opening", () => {
    const { dice: _, ...older } = created;
    const log = [
      older as Entry,
      seated(US),
      seated(THEM),
      sealed(US, OURS),
      sealed(THEM, THEIRS),
      shared(US, OURS),
      shared(THEM, THEIRS),
      ...dealt({ kind: "sealed-1" }),
      ...END,
    ];
    expect(follow(log).unfairness).toBe("unboundDice");
  });

  test("that chooses who begins, or rolls with another seed", () => {
    const [{ start }] = dealt() as [Extract<Entry, { kind: "begun" }>];
    const drawn = [...SEATING, shared(US, OURS), shared(THEM, THEIRS)];
    const begun = dealt({ start: 1 - start });
    expect(follow([...drawn, ...begun, ...END]).unfairness).toBe("otherRolls");
    const rolled = dealt({ seed: OTHER, start });
    expect(follow([...drawn, ...rolled, ...END]).unfairness).toBe("otherRolls");
    const revealed: Entry = { kind: "revealed", seed: writeSecret(OTHER) };
    expect(follow([...drawn, ...rolled, ...END.slice(0, -1), revealed]).unfairness).toBe(
      "contradiction",
    );
  });

  test("that changes any roll", () => {
    let changes = 0;
    for (const [index, entry] of HONEST.entries()) {
      if (entry.kind !== "rolled") continue;
      const [first = 1, ...others] = entry.faces;
      const faces = [first === 6 ? 1 : ((first + 1) as 1), ...others].toSorted();
      const { unfairness } = follow(HONEST.with(index, { kind: "rolled", faces }));
      expect(["otherRolls", "contradiction"]).toContain(unfairness);
      changes += 1;
    }
    expect(changes).toBeGreaterThan(1);
  });
});

describe("every deviation of the drawing is found out, or changes nothing", () => {
  const begins = HONEST.findIndex(({ kind }) => kind === "begun");
  const REPLAYED: readonly Entry[] = [
    ...HONEST.slice(0, begins + 1),
    { kind: "timeUp", again: 0 },
    { kind: "timeUp", again: 3 },
    { kind: "agreed", again: 0, player: US },
    { kind: "agreed", again: 0, player: THEM },
    { kind: "resigned", player: US },
    { kind: "resigned", player: THEM },
    { kind: "left", player: US },
    sealed(US, OTHER),
    sealed(THEM, OTHER),
    shared(US, OTHER),
    shared(THEM, OTHER),
    ...dealt({ shares: ["missing", "missing"] }).slice(0, 1),
    ...dealt({ shares: ["bot", "bot"] }).slice(0, 1),
    ...dealt({ shares: "local" }).slice(0, 1),
    ...dealt({ kind: "sealed-1" }).slice(0, 1),
  ];

  /** The deviations by one step: entries are left out, repeated, swapped, inserted and replaced. */
  function* deviations(): Generator<readonly [name: string, log: readonly Entry[]]> {
    for (let at = 0; at <= begins; at += 1) {
      const kind = HONEST[at]?.kind ?? "";
      yield [`omit ${at} ${kind}`, HONEST.toSpliced(at, 1)];
      yield [`repeat ${at} ${kind}`, HONEST.toSpliced(at, 0, HONEST[at] as Entry)];
      for (let other = at + 1; other <= begins; other += 1)
        yield [
          `swap ${at} ${other}`,
          HONEST.with(at, HONEST[other] as Entry).with(other, HONEST[at] as Entry),
        ];
      for (const [nth, entry] of REPLAYED.entries()) {
        yield [`insert ${nth} ${entry.kind} at ${at}`, HONEST.toSpliced(at, 0, entry)];
        yield [`replace ${at} ${kind} by ${nth} ${entry.kind}`, HONEST.with(at, entry)];
      }
    }
  }

  test.each([
    ["live and at once", { delayMs: 0, isLive: true }],
    ["live and slowly", { delayMs: LATE_MS, isLive: true }],
    ["as a history", { delayMs: 0, isLive: false }],
  ] as const)("%s", (_, options) => {
    let [found, harmless] = [0, 0];
    for (const [name, log] of deviations()) {
      const { unfairness, ownShare, record } = follow(log, options);
      if (unfairness !== undefined || ownShare === "missing") {
        found += 1;
        continue;
      }
      // The device has accepted everything, so its share is in the key and every roll follows from it.
      expect(ownShare, name).toBe("in");
      expect(record, name).toContain(writeSecret(OURS));
      expect(record, name).toContain("dice sealed-2");
      const verdict = verifyRecord(record ?? "", [BOX]);
      expect(verdict.ok && verdict.value.kind, name).toBe("unfinished");
      harmless += 1;
    }
    expect(found).toBeGreaterThan(200);
    expect(harmless).toBeGreaterThan(0);
  });
});

describe("a game that goes on at a new table", () => {
  const lost = HONEST.slice(0, -END.length);
  const logged = (entries: readonly Entry[]) =>
    entries.map((entry, index) => ({ n: index + 1, atMs: 0, entry }));
  const before = foldingOf([BOX]).foldAll(ID, undefined, logged(lost));
  assert(before?.game !== undefined, "the game has begun");
  const NEXT = "BBBBBBBBBBBBBBBBBBBBBB";
  const going: EntryOf<"created"> = {
    ...created,
    continues: { table: ID, length: lost.length },
    position: positionToKeep(before.game),
  };

  /** The verdict of a device that the server has led from the old table, when the game begins at the new one. */
  function led(entries: readonly Entry[], known: readonly Entry[] | undefined = lost) {
    const log = known && { entries: known, signature: "" };
    const check = openFairnessCheck({
      shares: undefined,
      logs: { keep: () => undefined, find: (table) => (table === ID ? log : undefined) },
      continues: ID,
      box: () => BOX,
      monotonicMs: () => 0,
    });
    const tableState = foldingOf([BOX]).foldAll(NEXT, undefined, logged(entries));
    assert(tableState !== undefined, "the table is open");
    const entry: Entry = { kind: "begun", start: 0, dice: "" };
    return check.after(tableState, { n: 9, atMs: 0, entry }, { player: US, isLive: true });
  }

  test("a game that goes on from another position is not played", () => {
    const { position = [] } = going;
    expect(position.length).toBeGreaterThan(1);
    expect(led([going, seated(US), seated(THEM)])).toBeUndefined();
    for (const index of position.keys())
      expect(
        led([{ ...going, position: position.toSpliced(index, 1) }, seated(US), seated(THEM)]),
      ).toBe("otherPosition");
    const { position: _, ...opening } = going;
    expect(led([opening, seated(US), seated(THEM)])).toBe("otherPosition");
  });

  test("other rules, a shorter log, other players or another table are found", () => {
    const other = { ...seated(THEM), who: { kind: "person", name: "Eve", shield: "or" } } as Entry;
    const earlier = { table: ID, length: lost.length - 1 };
    expect(led([{ ...going, rules: "italian" }, seated(US), seated(THEM)])).toBe("otherPosition");
    expect(led([{ ...going, continues: earlier }, seated(US), seated(THEM)])).toBe("otherPosition");
    expect(led([going, seated(US), other])).toBe("otherPosition");
    expect(led([created, seated(US), seated(THEM)])).toBe("otherPosition");
    expect(led([{ ...going, continues: { ...earlier, table: NEXT } }])).toBe("otherPosition");
  });

  test("a device that has less of the log cannot tell, and plays on", () => {
    expect(led([going, seated(US), seated(THEM)], lost.slice(0, -1))).toBeUndefined();
    expect(led([going, seated(US), seated(THEM)], undefined)).toBeUndefined();
  });
});
