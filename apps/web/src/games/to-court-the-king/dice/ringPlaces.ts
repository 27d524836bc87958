import type { Face, Faces } from "@courtly/engine";

export interface RingPlace {
  readonly x: number;
  readonly y: number;
}

const RADIUS_PX = 64;
const PETAL_RADIUS_PX = 74;
const PETALS_MAX = 3;
/** The angle between two petals, seen from the die. */
const PETAL_DEGREES = 42;

/** The places of values around a die: a few fan out above it; in a ring each face has a fixed place. */
export function ringPlaces(values: Faces): {
  readonly isRing: boolean;
  readonly at: (face: Face) => RingPlace;
} {
  const isRing = values.length > PETALS_MAX;
  const degreesOf = (face: Face) =>
    isRing ? (face - 1) * 60 : (values.indexOf(face) - (values.length - 1) / 2) * PETAL_DEGREES;
  return { isRing, at: (face) => placeAt(degreesOf(face), isRing ? RADIUS_PX : PETAL_RADIUS_PX) };
}

/** The place at an angle, clockwise from the top. */
function placeAt(degrees: number, radius: number): RingPlace {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round(Math.sin(angle) * radius),
    y: Math.round(-Math.cos(angle) * radius),
  };
}
