import fitted from "./fitted.json" with { type: "json" };
import { valuesOf } from "./thought/values.ts";

/** Values fitted by self-play; the JSON file records how. */
export const FITTED_VALUES = valuesOf(
  Float64Array.from(fitted.weights.split(" "), (weight) => Number(weight)),
);
