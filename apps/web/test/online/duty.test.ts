import { advance, openDrawing, seal, writeSecret, type Drawing } from "@courtly/dice";
import { describe, expect, test } from "vitest";
import { dutyOf, isForged, wishFor, type Shares } from "../../src/online/duty.ts";

const secret = (byte: number) => new Uint8Array(32).fill(byte);
const OURS = secret(1);
const THEIRS = secret(2);

/** A device that draws always the same. */
function device(known: readonly Uint8Array[] = [OURS]): Shares & { readonly drawn: () => number } {
  let drawn = 0;
  return {
    drawn: () => drawn,
    draw: () => {
      drawn += 1;
      return OURS;
    },
    behind: (text) => {
      const share = known.find((each) => seal(each) === text);
      return share && writeSecret(share);
    },
  };
}

function after(...moves: readonly Parameters<typeof advance>[1][]): Drawing {
  let drawing = openDrawing([true, true]);
  for (const move of moves) {
    const next = advance(drawing, move);
    if (!next.ok) throw new Error(next.error);
    drawing = next.value;
  }
  return drawing;
}
const sealed = (player: number, share: Uint8Array, again = 0) =>
  ({ kind: "seal", again, player, seal: seal(share) }) as const;

describe("a device's part in the drawing", () => {
  test("first a seal", () => {
    const drawing = after();
    expect(dutyOf(drawing, 0)).toBe("seal");
    expect(wishFor(drawing, 0, device())).toEqual({ kind: "seal", again: 0, seal: seal(OURS) });
  });

  test("never a share while a seal is missing", () => {
    const drawing = after(sealed(0, OURS));
    expect(dutyOf(drawing, 0)).toBeUndefined();
    expect(wishFor(drawing, 0, device())).toBeUndefined();
  });

  test("then the share that was sealed, and no other", () => {
    const drawing = after(sealed(0, OURS), sealed(1, THEIRS));
    expect(wishFor(drawing, 0, device())).toEqual({
      kind: "reveal",
      again: 0,
      share: writeSecret(OURS),
    });
    expect(wishFor(drawing, 0, device([THEIRS]))).toBeUndefined();
  });

  test("all again when somebody was late", () => {
    const drawing = after(sealed(0, OURS), { kind: "timeUp", again: 0 });
    expect(wishFor(drawing, 0, device())).toMatchObject({ kind: "seal", again: 1 });
  });

  test("nothing is drawn for somebody who owes nothing", () => {
    const shares = device();
    expect(wishFor(after(sealed(0, OURS)), 0, shares)).toBeUndefined();
    expect(shares.drawn()).toBe(0);
  });
});

test("a seal that was exchanged on the way is found out", () => {
  const wish = { kind: "seal", again: 0, seal: seal(OURS) } as const;
  expect(isForged(after(sealed(0, OURS)), 0, wish)).toBe(false);
  expect(isForged(after(sealed(0, THEIRS)), 0, wish)).toBe(true);
  expect(isForged(after(sealed(0, THEIRS), { kind: "timeUp", again: 0 }), 0, wish)).toBe(false);
});
