import fitted from "./fitted.json" with { type: "json" };
import { valuesOf } from "./thought/values.ts";

/** Fitted by self-play: the file says when and how. */
export const CHANCELLOR_VALUES = valuesOf(
  Float64Array.from(fitted.weights.split(" "), (weight) => Number(weight)),
);
