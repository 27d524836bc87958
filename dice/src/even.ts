/** Turns random bytes into uniform numbers below `sides`; drops bytes that would favour low numbers. */
export function evenly(bytes: Uint8Array, sides: number): readonly number[] {
  const end = 256 - (256 % sides);
  return [...bytes].filter((byte) => byte < end).map((byte) => byte % sides);
}
