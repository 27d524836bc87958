import { assertNever } from "@courtly/engine";
import type { Cost } from "@courtly/to-court-the-king";

/** A cost in nine letters or fewer, for the court on the screen; the rules' own words are in the guide. */
export function briefCost(cost: Cost): string {
  switch (cost.kind) {
    case "anything":
      return "any";
    case "turnedFool":
      return "a Fool";
    case "withKing":
      return "with King";
    case "sets":
      return briefSets(cost.sizes);
    case "every":
      return `all ${cost.parity}`;
    case "sum":
      return `${cost.atLeast} pips`;
    case "straight":
      return `${cost.length} in row`;
    default:
      return assertNever(cost);
  }
}

function briefSets(sizes: readonly number[]): string {
  if (sizes.every((size) => size === 2))
    return sizes.length === 1 ? "a pair" : `${sizes.length} pairs`;
  return `${sizes.join("+")} alike`;
}
