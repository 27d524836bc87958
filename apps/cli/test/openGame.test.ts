import { expect, test } from "vitest";
import { gameOptions, opensGame } from "../src/serve/openGame.ts";

test("a command line without a command opens the game; help and version do not", () => {
  for (const args of [[], ["--port", "4800"], ["--lan"], ["--port=0", "--json"]])
    expect(opensGame(args)).toBe(true);
  for (const args of [["serve"], ["--help"], ["-h"], ["--version"], ["duel"]])
    expect(opensGame(args)).toBe(false);
});

test("the game is at its usual port and opened in a browser, unless an option says something else", () => {
  expect(gameOptions([])).toEqual(["--port", "4700", "--log-level", "warn", "--open"]);
  expect(gameOptions(["--port=0", "--no-open"])).toEqual([
    "--log-level",
    "warn",
    "--port=0",
    "--no-open",
  ]);
  expect(gameOptions(["--log-level", "debug", "--port", "80"])).toEqual([
    "--open",
    "--log-level",
    "debug",
    "--port",
    "80",
  ]);
});
