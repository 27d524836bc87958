import {
  advance,
  doneOf,
  keyOf,
  lateOf,
  openDrawing,
  seal,
  sealIn,
  sharesOf,
  stageOf,
  type Drawer,
  type Drawing,
  type DrawingMove,
} from "@courtly/dice";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secretOf } from "./secrets.ts";

const AGAIN_MAX = 3;
const PERSON = { seal: undefined };
const PEOPLE = [PERSON, PERSON, "bot"] as const;
const shareOf = (player: number, again = 0) => secretOf(`${player}/${again}`);

const seals = (player: number, again = 0): DrawingMove => ({
  kind: "seal",
  again,
  player,
  seal: seal(shareOf(player, again)),
});
const reveals = (player: number, again = 0): DrawingMove => ({
  kind: "reveal",
  again,
  player,
  share: shareOf(player, again),
});
const agrees = (player: number): DrawingMove => ({ kind: "agree", again: 0, player });
const timeUp = (again = 0): DrawingMove => ({ kind: "timeUp", again });

function after(...moves: readonly DrawingMove[]): Drawing {
  return afterWith(PEOPLE, ...moves);
}

function afterWith(people: readonly Drawer[], ...moves: readonly DrawingMove[]): Drawing {
  return moves.reduce((drawing, move) => {
    const next = advance(drawing, move);
    if (!next.ok) throw new Error(next.error);
    return next.value;
  }, openDrawing(people));
}

const refusal = (drawing: Drawing, move: DrawingMove) => {
  const next = advance(drawing, move);
  return next.ok ? undefined : next.error;
};

describe("a drawing", () => {
  test("collects seals, then shares; bots have none", () => {
    expect(stageOf(after())).toBe("sealing");
    expect(stageOf(after(seals(0)))).toBe("sealing");
    expect(stageOf(after(seals(0), seals(1)))).toBe("revealing");
    expect(sharesOf(after(seals(0), seals(1), reveals(1)))).toBeUndefined();
    const drawn = after(seals(0), seals(1), reveals(1), reveals(0));
    expect(stageOf(drawn)).toBe("drawn");
    expect(sharesOf(drawn)).toEqual([shareOf(0), shareOf(1), "bot"]);
  });

  test("a table of bots has nothing to wait for", () => {
    expect(sharesOf(openDrawing(["bot", "bot"]))).toEqual(["bot", "bot"]);
  });

  test("a share before the last seal is refused", () => {
    expect(refusal(after(seals(0)), reveals(0))).toMatch(/not all have sealed/);
  });

  test("a share that does not match its seal is refused, and so is a second seal", () => {
    const sealed = after(seals(0), seals(1));
    const share = shareOf(5);
    expect(refusal(sealed, { kind: "reveal", again: 0, player: 0, share })).toMatch(/not what/);
    const other = { kind: "seal", again: 0, player: 0, seal: seal(share) } as const;
    expect(refusal(sealed, other)).toMatch(/it stays/);
    expect(refusal(after(seals(0), seals(1), reveals(0)), other)).toMatch(/it stays/);
  });

  test("a share must have 32 bytes, even if a shorter one was sealed", () => {
    const share = shareOf(0).slice(1);
    const sealed = after({ kind: "seal", again: 0, player: 0, seal: seal(share) }, seals(1));
    expect(refusal(sealed, { kind: "reveal", again: 0, player: 0, share })).toMatch(/not what/);
  });

  test("a move that is sent twice counts once", () => {
    const once = after(seals(0), seals(1), reveals(0));
    expect(after(seals(0), seals(0), seals(1), reveals(0), reveals(0), seals(0))).toEqual(once);
  });

  test("bots and unknown players cannot seal or reveal, and a seal has 64 digits", () => {
    expect(refusal(after(), seals(2))).toMatch(/no seal is asked/);
    expect(refusal(after(), seals(9))).toMatch(/no seal is asked/);
    expect(refusal(after(seals(0), seals(1)), reveals(2))).toMatch(/no share is asked/);
    expect(refusal(after(), { kind: "seal", again: 0, player: 0, seal: "abc" })).toMatch(/64/);
  });

  test("a seal stays what it was when its share is revealed", () => {
    const shown = [seal(shareOf(0)), seal(shareOf(1)), undefined];
    expect(after(seals(0), seals(1)).parts.map(sealIn)).toEqual(shown);
    expect(after(seals(0), seals(1), reveals(0), reveals(1)).parts.map(sealIn)).toEqual(shown);
  });

  test("seals that come with the seats need no other message", () => {
    const drawing = openDrawing([
      { seal: seal(shareOf(0)) },
      { seal: seal(shareOf(1)) },
      "bot",
    ] as const);
    expect(stageOf(drawing)).toBe("revealing");
    expect(lateOf(drawing)).toEqual([0, 1]);
    expect(advance(drawing, reveals(0))).toMatchObject({ ok: true });
  });

  test("it goes on without a late share only if everybody else agrees", () => {
    const three = [PERSON, PERSON, PERSON, "bot"] as const;
    const moves = [seals(0), seals(1), seals(2), reveals(0), reveals(1)];
    const held = afterWith(three, ...moves);
    expect(lateOf(held)).toEqual([2]);
    expect(doneOf(held)).toEqual([0, 1]);
    expect(refusal(held, agrees(2))).toMatch(/have done their part/);
    expect(refusal(held, agrees(3))).toMatch(/have done their part/);
    expect(sharesOf(afterWith(three, ...moves, agrees(0)))).toBeUndefined();
    expect(sharesOf(afterWith(three, ...moves, agrees(0), agrees(0)))).toBeUndefined();
    const decided = afterWith(three, ...moves, agrees(0), agrees(1));
    expect(sharesOf(decided)).toEqual([shareOf(0), shareOf(1), "missing", "bot"]);
    expect(refusal(decided, reveals(2))).toMatch(/no share is asked/);
    expect(refusal(decided, agrees(0))).toMatch(/the dice are drawn/);
  });

  test("a share that comes after all makes an agreement void", () => {
    const four = [PERSON, PERSON, PERSON, PERSON] as const;
    const moves = [seals(0), seals(1), seals(2), seals(3), reveals(0), reveals(1)];
    const held = afterWith(four, ...moves, agrees(0), reveals(2), agrees(1), agrees(2));
    expect(sharesOf(held)).toBeUndefined();
    expect(held.agreed).toEqual([1, 2]);
  });

  test("nobody can agree before anybody has sealed: some person's share is always in the key", () => {
    expect(refusal(after(), agrees(0))).toMatch(/have done their part/);
    const alone = after(seals(0), agrees(0));
    expect(stageOf(alone)).toBe("revealing");
    expect(refusal(alone, agrees(0))).toMatch(/have done their part/);
    expect(sharesOf(after(seals(0), agrees(0), reveals(0)))).toEqual([
      shareOf(0),
      "missing",
      "bot",
    ]);
  });

  test("everybody draws again if a share is not revealed in time", () => {
    const again = after(seals(0), seals(1), reveals(0), timeUp());
    expect(again).toEqual({ ...openDrawing(PEOPLE), again: 1 });
    expect(refusal(again, seals(0))).toMatch(/begun again/);
    expect(refusal(again, timeUp())).toMatch(/begun again/);
    expect(advance(again, seals(0, 1))).toMatchObject({ ok: true });
  });

  test("after drawing again three times the game begins without the missing share", () => {
    const held = (again: number) => [seals(0, again), seals(1, again), reveals(0, again)];
    const turns = [0, 1, 2].flatMap((again) => [...held(again), timeUp(again)]);
    const last = after(...turns, ...held(3));
    expect(last.again).toBe(AGAIN_MAX);
    expect(stageOf(last)).toBe("revealing");
    const drawn = after(...turns, ...held(3), timeUp(3));
    expect(sharesOf(drawn)).toEqual([shareOf(0, 3), "missing", "bot"]);
    expect(refusal(drawn, reveals(1, 3))).toMatch(/no share is asked/);
    expect(after(...turns, ...held(3), timeUp(3), timeUp(3))).toEqual(drawn);
  });

  test("a seal that never comes does not delay the table forever", () => {
    const none = [0, 1, 2, 3].flatMap((again) => [seals(0, again), timeUp(again)]);
    expect(stageOf(after(...none))).toBe("revealing");
    expect(sharesOf(after(...none, reveals(0, 3)))).toEqual([shareOf(0, 3), "missing", "bot"]);
  });
});

describe("with one honest person, whatever the others do", () => {
  const PLAYERS = 3;
  const HONEST = 0;
  const seed = secretOf("seed");
  const OPENING = "0".repeat(64);
  /** A move of the others or the clock; sometimes late, of an unknown player, or with another secret. */
  const attempt = fc.record({
    kind: fc.constantFrom("seal", "seal", "seal", "reveal", "reveal", "reveal", "timeUp", "agree"),
    late: fc.constantFrom(0, 0, 0, 0, 1),
    player: fc.constantFrom(1, 1, 2, 2, PLAYERS),
    secret: fc.constantFrom("a", "a", "a", "b"),
  });
  const attempts = fc.array(attempt, { minLength: 10, maxLength: 80, size: "max" });
  type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never;

  function moveOf({ kind, late, player, secret }: Attempt, drawing: Drawing): DrawingMove {
    const again = drawing.again - late;
    const share = secretOf(secret);
    if (kind === "seal") return { kind, again, player, seal: seal(share) };
    if (kind === "agree") return { kind, again, player };
    return kind === "reveal" ? { kind, again, player, share } : timeUp(again);
  }

  /** Makes all moves that the honest person owes, before anything else happens. */
  function honest(drawing: Drawing): Drawing {
    const part = drawing.parts[HONEST]?.kind;
    const { again } = drawing;
    const move = part === "awaited" ? seals(HONEST, again) : reveals(HONEST, again);
    if (part !== "awaited" && stageOf(drawing) !== "revealing") return drawing;
    const next = advance(drawing, move);
    if (!next.ok) throw new Error(next.error);
    return stageOf(next.value) === stageOf(drawing) ? next.value : honest(next.value);
  }

  function* history(tried: readonly Attempt[]): Generator<Drawing> {
    let drawing = honest(openDrawing(Array.from({ length: PLAYERS }, () => PERSON)));
    yield drawing;
    for (const one of tried) {
      const next = advance(drawing, moveOf(one, drawing));
      if (next.ok) drawing = honest(next.value);
      yield drawing;
    }
  }

  test("no share is revealed before everybody has sealed, and nobody can change theirs afterwards", () => {
    fc.assert(
      fc.property(attempts, (tried) => {
        const bound = new Map<number, readonly (string | undefined)[]>();
        // Collects faults for a single `expect`: one for each of a hundred thousand moments would be slow.
        const broken: string[] = [];
        for (const drawing of history(tried)) {
          const { again, parts } = drawing;
          const isOut = parts.some(({ kind }) => kind === "revealed");
          if (isOut && stageOf(drawing) === "sealing") broken.push("a share is out too early");
          if (stageOf(drawing) === "sealing") continue;
          const shown = parts.map(sealIn);
          const before = bound.get(again) ?? shown;
          bound.set(again, before);
          // A player's seal may be dropped, but never changes.
          for (const [player, now] of shown.entries())
            if (now !== undefined && now !== before[player])
              broken.push(`another seal of ${player}`);
          for (const [player, share] of (sharesOf(drawing) ?? []).entries())
            if (share instanceof Uint8Array && seal(share) !== before[player])
              broken.push(`another share of ${player}`);
        }
        expect(broken).toEqual([]);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  test("the honest share is in the key, and another share would give another key", () => {
    const drawn = { all: 0, withoutSome: 0 };
    fc.assert(
      fc.property(attempts, (tried) => {
        const last = [...history(tried)].at(-1) as Drawing;
        const shares = sharesOf(last);
        if (shares === undefined) return;
        drawn.all += 1;
        if (shares.includes("missing")) drawn.withoutSome += 1;
        expect(shares[HONEST]).toEqual(shareOf(HONEST, last.again));
        const key = (all: typeof shares) =>
          keyOf({ kind: "sealed-2", seed, tableId: "t", opening: OPENING, shares: all });
        expect(key(shares)).not.toEqual(key(shares.with(HONEST, secretOf("another"))));
      }),
      { numRuns: 500, seed: 7 },
    );
    expect(drawn.all).toBeGreaterThan(100);
    expect(drawn.withoutSome).toBeGreaterThan(10);
  });

  test("a drawing ends after a limited number of timeouts", () => {
    fc.assert(
      fc.property(attempts, (tried) => {
        let drawing = [...history(tried)].at(-1) as Drawing;
        for (let i = 0; i <= AGAIN_MAX + 1; i += 1) {
          const next = advance(drawing, timeUp(drawing.again));
          if (next.ok) drawing = honest(next.value);
        }
        expect(stageOf(drawing)).toBe("drawn");
      }),
    );
  });
});
