import { advance, openDrawing, seal, writeSecret, type Drawing } from "@courtly/dice";
import { describe, expect, test } from "vitest";
import { shareDuty, shareRequest } from "../src/shares.ts";

const secret = (byte: number) => new Uint8Array(32).fill(byte);
const OURS = secret(1);
const THEIRS = secret(2);

/** A device that always draws the same share, and has these shares stored. */
function device(known: readonly Uint8Array[] = [OURS], hasSpace = true) {
  const kept: string[] = [];
  return {
    kept,
    keep: (_: string, share: string) => hasSpace && kept.push(share) > 0,
    find: (text: string) => {
      const share = known.find((each) => seal(each) === text);
      return share && writeSecret(share);
    },
  };
}

const requestOf = (drawing: Drawing, shares = device()) =>
  shareRequest(drawing, 0, shares, () => OURS);

function after(...moves: readonly Parameters<typeof advance>[1][]): Drawing {
  let drawing = openDrawing([{ seal: undefined }, { seal: undefined }]);
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
    expect(shareDuty(drawing, 0)).toBe("seal");
    expect(requestOf(drawing)).toEqual({ kind: "seal", again: 0, seal: seal(OURS) });
  });

  test("a share is stored before its seal is sent", () => {
    const shares = device();
    requestOf(after(), shares);
    expect(shares.kept).toEqual([writeSecret(OURS)]);
  });

  test("no seal is sent of a share that cannot be stored", () => {
    expect(requestOf(after(), device([OURS], false))).toBeUndefined();
  });

  test("never a share while a seal is missing", () => {
    const drawing = after(sealed(0, OURS));
    expect(shareDuty(drawing, 0)).toBeUndefined();
    expect(requestOf(drawing)).toBeUndefined();
  });

  test("then the share that was sealed, and no other", () => {
    const drawing = after(sealed(0, OURS), sealed(1, THEIRS));
    expect(requestOf(drawing)).toEqual({
      kind: "reveal",
      again: 0,
      share: writeSecret(OURS),
    });
    expect(requestOf(drawing, device([THEIRS]))).toBeUndefined();
  });

  test("everything again after a late seal", () => {
    const drawing = after(sealed(0, OURS), { kind: "timeUp", again: 0 });
    expect(requestOf(drawing)).toMatchObject({ kind: "seal", again: 1 });
  });

  test("no share is drawn for a player whose part is done", () => {
    const shares = device();
    expect(requestOf(after(sealed(0, OURS)), shares)).toBeUndefined();
    expect(shares.kept).toEqual([]);
  });
});
