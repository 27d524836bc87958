import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { verifyRecord } from "@courtly/dice";
import { beforeAll, describe, expect, test } from "vitest";
import { BOXES } from "../../development/screens/keptGames.ts";
import { findButton, type FoundButton } from "../browser/support/findButton.ts";
import { withOwnServer } from "../browser/support/ownServer.ts";
import { KING_BUTTONS, squireAt } from "../browser/support/players.ts";
import { readKept } from "../browser/support/savedGames.ts";
import { FIREFOX } from "./firefox.ts";
import type { OtherPage } from "./otherBrowser.ts";
import { WEBKIT } from "./webKit.ts";

const SETTINGS = { pace: "swift", dice: "fast", coach: "off" };

/** The names of the buttons that a player would press now, the preferred one first. */
type PreferredButtons = (page: OtherPage) => Promise<readonly RegExp[]>;

const GAMES: readonly (readonly [name: string, PreferredButtons])[] = [
  ["To Court the King", () => Promise.resolve(KING_BUTTONS)],
  ["Rolling Courts", async (page) => squireAt(await recordIn(page))],
];

beforeAll(() => {
  const build = join(import.meta.dirname, "../../build.ts");
  expect(spawnSync(process.execPath, [build], { stdio: "inherit" }).status).toBe(0);
});

describe.each([FIREFOX, WEBKIT])("$name", ({ start }) => {
  test.each(GAMES)(
    "a whole game of %s is stored, and its dice are verified",
    async (name, buttons) => {
      await withOwnServer(async ({ url }) => {
        const page = await start();
        try {
          await page.open(url);
          await page.run(
            `() => localStorage.setItem("courtly.settings", ${quoted(JSON.stringify(SETTINGS))})`,
          );
          await page.open(url);
          while ((await press(page, [new RegExp(`^Play now ${name}`)])) !== "pressed");
          await untilSat(page);
          while ((await press(page, await buttons(page))) !== "over");
          const verdict = verifyRecord(await recordIn(page), BOXES);
          expect(verdict).toMatchObject({ ok: true, value: { kind: "honest" } });
          expect(await page.errors()).toEqual([]);
        } finally {
          await page.close();
        }
      });
    },
  );
});

const quoted = (text: string) => JSON.stringify(text);

/** Presses the first of these buttons that exists. Resolves to undefined if there is none. */
async function press(
  page: OtherPage,
  buttons: readonly RegExp[],
): Promise<"pressed" | "over" | undefined> {
  const source = `() => (${findButton.toString()})([${buttons.join(", ")}])`;
  const found = (await page.run(source)) as FoundButton | "over" | null | undefined;
  if (found === "over") return found;
  if (!found) return undefined;
  await page.click(found.x, found.y);
  return "pressed";
}

/** Waits for the address of the table: the game is stored before that. */
async function untilSat(page: OtherPage): Promise<void> {
  await expect
    .poll(() => page.run("() => location.hash"), { timeout: 20_000 })
    .toMatch(/^#\/table\//);
}

async function recordIn(page: OtherPage): Promise<string> {
  return String(await page.run(`() => (${readKept.toString()})("records")`));
}
