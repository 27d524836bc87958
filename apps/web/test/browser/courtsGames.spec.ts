import type { Page } from "@playwright/test";
import {
  byFinger,
  expect,
  hurried,
  playOn,
  openRecord,
  recordOf,
  seeded,
  test,
  type Press,
} from "./support/courtly.ts";
import { listenAt, type Listener } from "./support/listener.ts";
import { END, ROLL, squire } from "./support/players.ts";
import { COURTS_LATE, openPosition } from "./support/positions.ts";

async function playOut(page: Page, press: Press): Promise<void> {
  await playOn(page, press, squire);
  await expect(page.getByRole("alert").last()).toContainText(/The game is over.*(?:won|share)/);
}

/**
 * The first turn of a game on the default board. It is short with three players, where a person has one turn in a
 * round, and with stewards, who fill the courts sooner than squires.
 */
const FIRST_TURN = recordOf({
  game: "rolling-courts",
  players: "Mira, Jonas, Ines",
  lines: ["start 0"],
});

/** The places on the board that a die leads to, the best first. */
const GOALS = [/^Court .* for \d+ gold/, /^Deep mine .*(?:in reach|proposed)/, /^Send a member/];
const MOVER = /, may move$/;

/** Plays a turn with one die, from what is announced and from the names in the accessibility tree. */
async function playTurn({ hear, find, has, press, goTo }: Listener): Promise<void> {
  await find(ROLL);
  await press("Space");
  await hear(/^Mira rolls [1-6]/);
  await find(/^Die 1, \w+, ready/);
  await press("1");
  await hear(/lead|Nothing to do|recall/);
  const wanted = (await has(...GOALS.slice(0, 1))) ? GOALS : [MOVER, ...GOALS];
  if (await has(...wanted)) {
    await goTo(...wanted);
    const said = await hear(/^Mira/, /^(?:Choose|Pay|Take|Send)/);
    // A member was chosen, and its goal is next.
    if (!said.startsWith("Mira") && (await has(...GOALS))) {
      await goTo(...GOALS);
      await hear(/^Mira/);
    }
  }
  await find(END);
  // The key asks before dice are lost.
  if (await has(/^End turn, lose/)) await press("e");
  await press("e");
}

/** Plays a game by ear and keyboard, against stewards, to its end or for some turns. Returns the number of turns. */
async function playByEar(page: Page, record: string, turnsMax = Infinity): Promise<number> {
  await hurried(page);
  await seeded(page, 1);
  const you = await listenAt(page);
  await openRecord(page, record, ["Jonas", "Ines"], "steward");
  let turns = 0;
  for (;;) {
    const said = await you.hear(/your turn\./, /home, or stay|who comes home/, /^The game is over/);
    if (said.startsWith("The game is over")) return turns;
    if (said.includes("home")) {
      await you.find(/^Home with/);
      await you.press("h");
    } else {
      turns += 1;
      await playTurn(you);
      if (turns === turnsMax) return turns;
    }
    await you.skipAhead();
  }
}

test("the first turns by ear and keyboard alone", async ({ page }) => {
  expect(await playByEar(page, FIRST_TURN, 3)).toBe(3);
});

test("the last rounds by ear and keyboard alone", async ({ page }) => {
  expect(await playByEar(page, COURTS_LATE)).toBeGreaterThan(0);
});

test("a whole game by ear and keyboard alone", { tag: "@long" }, async ({ page }) => {
  expect(await playByEar(page, FIRST_TURN)).toBeGreaterThan(10);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the last rounds by touch", async ({ page }) => {
    await hurried(page);
    await seeded(page, 1);
    await openPosition(page, COURTS_LATE);
    await playOut(page, byFinger);
  });
});
