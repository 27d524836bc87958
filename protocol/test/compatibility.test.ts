import { LIMITS, REFUSAL_CODES, SHIELDS } from "@courtly/protocol";
import { expect, test } from "vitest";

// Pages and servers of earlier versions send these. A value may be added, never renamed or removed.

test("every shield of an earlier version is known", () => {
  const earlier = ["azure", "gules", "vert", "purpure", "or"];
  expect(SHIELDS).toEqual(expect.arrayContaining(earlier));
});

test("every refusal code of an earlier version is known", () => {
  const earlier = [
    "malformed",
    "too-large",
    "too-fast",
    "too-many",
    "wrong-origin",
    "unknown-address",
    "unknown-table",
    "unknown-code",
    "wrong-token",
    "hello-first",
    "spectator",
    "not-your-turn",
    "not-now",
    "illegal",
    "final",
    "stale",
    "full",
    "name-taken",
    "impossible-table",
    "busy",
    "trouble",
  ];
  expect(REFUSAL_CODES).toEqual(expect.arrayContaining(earlier));
});

test.each([
  ["nameChars", 24],
  ["actionChars", 200],
  ["keyChars", 64],
  ["rulesChars", 300],
  ["boardChars", 20_000],
  ["socketMessageBytes", 4096],
  ["httpBodyBytes", 65_536],
  ["playersMax", 5],
] as const)("%s still allows the %i of an earlier version", (name, earlier) => {
  expect(LIMITS[name]).toBeGreaterThanOrEqual(earlier);
});

test("an events message holds no more entries than an earlier page reads", () => {
  expect(LIMITS.eventsPerMessage).toBeLessThanOrEqual(500);
});
