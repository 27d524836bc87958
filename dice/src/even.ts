/** Numbers below `sides`, each as likely as the others: bytes that would favour the low ones are dropped. */
export function evenly(bytes: Uint8Array, sides: number): readonly number[] {
  const end = 256 - (256 % sides);
  return [...bytes].filter((byte) => byte < end).map((byte) => byte % sides);
}
