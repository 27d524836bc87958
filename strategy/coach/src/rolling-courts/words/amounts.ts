/** A number with its sign: "+3", "−1". */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** Whether a noun after this number or difference is singular. */
export function isOne(count: number): boolean {
  return Math.abs(count) === 1;
}
