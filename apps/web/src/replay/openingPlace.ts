/** The place at which the next replay of a game begins, if a puzzle leads there. */
let wanted: { readonly id: string; readonly place: number } | undefined;

export function openAt(id: string, place: number): void {
  wanted = { id, place };
}

/** The place at which the replay of a game begins now; asked only once. */
export function openingPlace(id: string): number {
  const place = wanted?.id === id ? wanted.place : 0;
  wanted = undefined;
  return place;
}
