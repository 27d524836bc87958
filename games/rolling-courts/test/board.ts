import { boxed } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { headerRefusal, scene } from "@courtly/testkit";

export const box = boxed(rollingCourts);

export const two = (...lines: readonly string[]) => scene(box, 2, ...lines);
export const three = (...lines: readonly string[]) => scene(box, 3, ...lines);
export const four = (...lines: readonly string[]) => scene(box, 4, ...lines);
export const five = (...lines: readonly string[]) => scene(box, 5, ...lines);
export const refused = (...lines: readonly string[]) => headerRefusal(box, 3, ...lines);

/** The legal actions that begin with `start`. */
export const offered = (legal: readonly string[], start: string) =>
  legal.filter((text) => text.startsWith(start));
