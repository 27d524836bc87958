import { describe, expect, test } from "vitest";
import { hrefOf, readRoute, type Route } from "../../src/routes.ts";
import { readSettings } from "../../src/settings/settings.ts";

describe("settings", () => {
  const standard = readSettings(null);

  test("stored settings are read back", () => {
    const chosen = {
      ...standard,
      theme: "dark",
      pace: "swift",
      name: "Ada",
      shield: "or",
    } as const;
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  test.each([
    "",
    "null",
    "7",
    "[]",
    "{",
    '{"theme":"pink","name":7,"shortcuts":"no"}',
    '{"name":""}',
  ])("what does not fit is the default: %s", (text) =>
    expect(readSettings(text)).toEqual(standard),
  );
});

describe("addresses", () => {
  test.each<Route>([
    { screen: "home" },
    { screen: "credits" },
    { screen: "privacy" },
    { screen: "table", id: "7f3" },
    { screen: "setup", gameId: "rolling-courts", against: "people" },
    { screen: "setup", gameId: "rolling-courts", against: "bots" },
  ])("lead where they come from: $screen", (route) => {
    expect(readRoute(hrefOf(route))).toEqual(route);
  });

  test.each(["", "#", "#/"])("an empty address is the start page: '%s'", (hash) =>
    expect(readRoute(hash)).toEqual({ screen: "home" }),
  );

  test.each(["#/cake", "#/table", "#/table/", "#/setup/", "#/credit"])(
    "an unknown address shows a page that says so: '%s'",
    (hash) => expect(readRoute(hash)).toEqual({ screen: "nowhere" }),
  );
});
