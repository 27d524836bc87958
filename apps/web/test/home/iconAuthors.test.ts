import { expect, test } from "vitest";
import { ICON_NAMES } from "../../src/ui/drawings/iconNames.ts";
import { ICONS_BY } from "../../src/home/iconAuthors.ts";

test("every icon that is drawn has its author, and none has two", () => {
  expect(Object.values(ICONS_BY).flat().toSorted()).toEqual(ICON_NAMES.toSorted());
});
