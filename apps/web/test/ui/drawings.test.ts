import { FACES, type Face } from "@courtly/engine";
import { CHARACTER_IDS } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import { readIcons } from "../../icons.ts";
import { CHARACTER_ICONS } from "../../src/games/to-court-the-king/court/characterIcons.ts";
import { ICON_NAMES } from "../../src/ui/drawings/iconNames.ts";
import { ARCS, ORIENTATIONS, SIDES, tumbleOf, type Turn } from "../../src/ui/drawings/tumbling.ts";

type Vector = readonly [x: number, y: number, z: number];

const FRONT: Vector = [0, 0, 1];
const UP: Vector = [0, -1, 0];

/** Rotates a vector as CSS does with `rotateX() rotateY()`: the last rotation is applied first. */
function turned([x, y, z]: Vector, { xDegrees, yDegrees }: Turn): Vector {
  const [a, b] = [(xDegrees * Math.PI) / 180, (yDegrees * Math.PI) / 180];
  const [x1, z1] = [x * Math.cos(b) + z * Math.sin(b), z * Math.cos(b) - x * Math.sin(b)];
  return [x1, y * Math.cos(a) - z1 * Math.sin(a), y * Math.sin(a) + z1 * Math.cos(a)];
}

const rounded = (vector: Vector) => vector.map((part) => Math.round(part * 1e6) / 1e6 + 0);

/** The direction of a face, and of its upper edge, when the whole cube is rotated. */
const lies = (face: Face, cube: Turn) => ({
  looks: rounded(turned(turned(FRONT, SIDES[face]), cube)),
  up: rounded(turned(turned(UP, SIDES[face]), cube)),
});

const AT_US = { looks: rounded(FRONT), up: rounded(UP) };

describe("a tumbling die", () => {
  test.each(FACES)("comes to rest on its %i, upright", (face) => {
    expect(lies(face, ORIENTATIONS[face])).toEqual(AT_US);
  });

  test("shows no other face than the one it rests on", () => {
    for (const face of FACES)
      for (const other of FACES.filter((other) => other !== face))
        expect(lies(other, ORIENTATIONS[face]).looks, `${other} on ${face}`).not.toEqual(
          AT_US.looks,
        );
  });

  test("has opposite faces that add up to seven", () => {
    for (const face of FACES) {
      const opposite = (7 - face) as Face;
      const [x, y, z] = turned(FRONT, SIDES[face]);
      expect(rounded(turned(FRONT, SIDES[opposite]))).toEqual(rounded([-x, -y, -z]));
    }
  });

  test("turns one and a half to two and a half times about each axis, to its face", () => {
    for (const face of FACES)
      for (const order of ARCS.keys()) {
        const { from, to } = tumbleOf(face, order, 750);
        expect(to).toEqual(ORIENTATIONS[face]);
        for (const degrees of [to.xDegrees - from.xDegrees, to.yDegrees - from.yDegrees]) {
          expect(Math.abs(degrees)).toBeGreaterThanOrEqual(540);
          expect(Math.abs(degrees)).toBeLessThanOrEqual(900);
        }
      }
  });

  test("starts 40 ms after its neighbour, and at once if the duration is 0", () => {
    const delays = (durationMs: number) =>
      [0, 1, 11].map((order) => tumbleOf(4, order, durationMs).delayMs);
    expect(delays(750)).toEqual([0, 40, 440]);
    expect(delays(0)).toEqual([0, 0, 0]);
  });
});

describe("icons", () => {
  test("are all in the package", () => {
    const icons = readIcons(ICON_NAMES);
    expect(Object.keys(icons)).toEqual(ICON_NAMES);
    for (const body of Object.values(icons)) expect(body).toMatch(/^<path /);
  });

  test("that are not in the package stop the build, by name", () => {
    expect(() => readIcons(["owl", "no-such-owl"])).toThrow("no-such-owl");
  });

  test("are different for all characters", () => {
    const icons = CHARACTER_IDS.map((id) => CHARACTER_ICONS[id]);
    expect(new Set(icons).size).toBe(CHARACTER_IDS.length);
    expect(ICON_NAMES).toEqual(expect.arrayContaining(icons));
  });
});
