import fc from "fast-check";
import { expect, test } from "vitest";
import {
  LIMITS,
  PROTOCOL,
  readAskRematch,
  readCreateTable,
  readEntry,
  readJoinCode,
  readJoinTable,
  readTableId,
  readToClient,
  readToServer,
} from "@courtly/protocol";

const TOKEN = "t".repeat(43);
const DIGITS = "0f".repeat(32);
const GOOD = [
  { kind: "hello", protocol: PROTOCOL, from: 1 },
  { kind: "hello", protocol: PROTOCOL, from: 7, token: TOKEN },
  { kind: "act", key: "k-1", length: 12, text: "aside 5 5" },
  { kind: "undo", key: "k", length: 0 },
  { kind: "seal", key: "k", again: 0, seal: DIGITS },
  { kind: "reveal", key: "k", again: 3, share: DIGITS },
  { kind: "resign", key: "k" },
  { kind: "leave", key: "k" },
  { kind: "close", key: "k" },
  { kind: "ping" },
];

test("every message is read as it was written", () => {
  for (const message of GOOD)
    expect(readToServer(JSON.stringify(message))).toEqual({ ok: true, value: message });
});

test("a message with a missing, wrong or additional field is refused with a reason", () => {
  for (const message of GOOD) {
    const wrong = [
      ...Object.keys(message)
        .filter((key) => key !== "token")
        .map((key) => ({ ...message, [key]: undefined })),
      ...Object.keys(message).map((key) => ({ ...message, [key]: { $gt: "" } })),
      { ...message, more: 1 },
    ];
    for (const each of wrong)
      expect(readToServer(JSON.stringify(each))).toMatchObject({
        ok: false,
        error: expect.stringMatching(/./),
      });
  }
});

test("no text and no value makes a reader throw", () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(texts, (text) => {
      for (const read of [readToServer, readToClient, readEntry]) expect(read(text).ok).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const read of [readCreateTable, readJoinTable, readAskRematch, readTableId])
        expect(read(value).ok).toBe(false);
      expect(typeof readJoinCode(value).ok).toBe("boolean");
    }),
  );
});

test("a message that is nearly right is refused or read unchanged", () => {
  const nearly = fc.record({
    kind: fc.constantFrom("act", "undo", "seal", "hello"),
    key: fc.oneof(fc.string(), fc.anything()),
    length: fc.anything(),
    text: fc.anything(),
  });
  fc.assert(
    fc.property(nearly, (message) => {
      const text = JSON.stringify(message);
      const read = readToServer(text);
      if (read.ok) expect(read.value).toEqual(JSON.parse(text));
    }),
  );
});

const JOIN = { name: "Ben", shield: "gules", token: TOKEN };

test("invisible characters are removed from names, and names that records cannot store are refused", () => {
  const nameOf = (name: string) => {
    const read = readJoinTable({ ...JOIN, name });
    return read.ok ? read.value.name : undefined;
  };
  expect(nameOf("  Ada \t Lovelace ")).toBe("Ada Lovelace");
  expect(nameOf("A\u202Eda\u0000")).toBe("Ada");
  expect(nameOf("Zoe\u0308")).toBe("Zoë");
  for (const name of ["", "   ", "\u200B", "a,b", "#1", "x".repeat(LIMITS.nameChars + 1)])
    expect(nameOf(name)).toBeUndefined();
  expect(nameOf("👑".repeat(LIMITS.nameChars))).toBeDefined();
});

test("a code in small letters is accepted", () => {
  expect(readJoinCode("abc234")).toEqual({ ok: true, value: "ABC234" });
  expect(readJoinCode("abc10o").ok).toBe(false);
});

test("0 has no sign", () => {
  expect(readToServer('{"kind":"undo","key":"k","length":-0}')).toMatchObject({ ok: false });
  expect(readToServer('{"kind":"undo","key":"k","length":0}')).toMatchObject({ ok: true });
});
