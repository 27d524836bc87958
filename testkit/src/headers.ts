import { isDeepStrictEqual } from "node:util";
import { headerLine, type Game, type HeaderLine } from "@courtly/engine";
import fc from "fast-check";

const RUNS = 3000;

/** Checks that any header lines give a fault or a position that survives writing; returns how many were accepted. */
export function headersHold<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  players: number,
  line: fc.Arbitrary<HeaderLine>,
): number {
  let accepted = 0;
  const { read, write } = game.notation.setup;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 7 }), (lines) => {
      const setup = read(lines, players);
      if (!setup.ok) return setup.error.message !== "";
      accepted += 1;
      const state = game.start(setup.value);
      const { rules, position } = write(game.position(state));
      const again = read([...rules, ...position].map(headerLine), players);
      return again.ok && isDeepStrictEqual(game.start(again.value), state);
    }),
    { numRuns: RUNS },
  );
  return accepted;
}
