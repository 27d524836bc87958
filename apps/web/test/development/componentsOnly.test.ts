import { expect, test } from "vitest";
import { offered } from "../../development/componentsOnly.ts";

test("every way to export something is seen", () => {
  const code = [
    "export function TableScreen() {}",
    "export const refuse = () => {}, PLACES = [];",
    "const a = 1; export { a, a as Other };",
    "export class Sheet {}",
    "export const { b } = {};",
    "function inner() {}",
  ].join("\n");
  expect(offered(code)).toEqual(["TableScreen", "refuse", "PLACES", "a", "Other", "", ""]);
});
