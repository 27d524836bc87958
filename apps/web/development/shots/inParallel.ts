/** Runs `work` on all pieces, at most `atOnce` at a time. Resolves to the results in the order of the pieces. */
export async function inParallel<Piece, Done>(
  pieces: readonly Piece[],
  atOnce: number,
  work: (piece: Piece) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  let next = 0;
  const worker = async () => {
    while (next < pieces.length) {
      const at = next;
      next += 1;
      done[at] = await work(pieces[at] as Piece);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}
