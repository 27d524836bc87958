/** A number with its sign: "+3", "−1". */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
