import { expect, test } from "vitest";
import { exportedNames } from "../../development/componentsOnly.ts";

test("every kind of export is found", () => {
  const code = [
    "export function TableScreen() {}",
    "export const refuse = () => {}, PLACES = [];",
    "const a = 1; export { a, a as Other };",
    "export class Sheet {}",
    "export const { b } = {};",
    'export * from "./other.js";',
    "export default {};",
    "function inner() {}",
  ].join("\n");
  expect(exportedNames(code)).toEqual([
    "TableScreen",
    "refuse",
    "PLACES",
    "a",
    "Other",
    "",
    "",
    "",
    "",
  ]);
});
