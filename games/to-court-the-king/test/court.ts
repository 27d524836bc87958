import { boxed } from "@courtly/engine";
import { headerRefusal, scene } from "@courtly/testkit";
import { toCourtTheKing } from "@courtly/to-court-the-king";

export const box = boxed(toCourtTheKing);

/** A scene with two players and these header lines. */
export const two = (...lines: readonly string[]) => scene(box, 2, ...lines);
export const three = (...lines: readonly string[]) => scene(box, 3, ...lines);
export const four = (...lines: readonly string[]) => scene(box, 4, ...lines);
export const five = (...lines: readonly string[]) => scene(box, 5, ...lines);
export const refused = (...lines: readonly string[]) => headerRefusal(box, 2, ...lines);

/** The legal actions that begin with `start`: 'aside', 'use guard', 'take'. */
export const offered = (legal: readonly string[], start: string) =>
  legal.filter((text) => text.startsWith(start));
