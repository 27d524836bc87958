import type { Settings } from "../../src/settings/settings.ts";
import type { Page } from "@playwright/test";
import { boxed, readRecord, seededRandom } from "@courtly/engine";
import { oddsOf } from "@courtly/odds";
import { handOf, toCourtTheKing, type CharacterId, type State } from "@courtly/to-court-the-king";
import { percentsIn } from "../../src/table/coach/percents.ts";
import {
  eventsKept,
  expect,
  expectNoViolations,
  openRecord,
  recordOf,
  SOON_MS,
  test,
} from "./support/courtly.ts";
import {
  COURTS,
  COURTS_EXAMINE,
  KING,
  KING_CLAIM,
  KING_FINAL,
  openPosition,
} from "./support/positions.ts";
import { gameOf, saveGame } from "./support/savedGames.ts";

test.use({ reducedMotion: "reduce" });

/** Sets the level of the coach, as at the end of an earlier visit. */
async function withCoach(
  page: Page,
  coach: Settings["coach"],
  more: Partial<Settings> = {},
): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem("courtly.settings") === null)
        localStorage.setItem("courtly.settings", JSON.stringify(settings));
    },
    { coach, ...more },
  );
}

const panel = (page: Page) => page.getByRole("region", { name: "Coach" });
/** The announcements for screen readers, except those of questions. */
const spoken = (page: Page) => page.locator(".visually-hidden[role=status]");
const percent = percentsIn("en");

/** The odds in the panel: the number of each row, and its text. */
async function oddsShown(page: Page): Promise<ReadonlyMap<string, readonly [number, string]>> {
  await expect(panel(page).getByText("exact", { exact: true })).toBeVisible();
  const rows = await page.locator("[data-odds]").evaluateAll((all) =>
    all.map((row) => {
      const { odds = "", value = "" } = (row as HTMLElement).dataset;
      return [odds, [Number(value), row.querySelector("b")?.textContent ?? ""]] as const;
    }),
  );
  return new Map(rows);
}

function stateOf(record: string): State {
  const reading = readRecord(record, [boxed(toCourtTheKing)]);
  if (!reading.ok) throw new Error(reading.error.message);
  return reading.value.table.state;
}

/** Compares the odds with those of the 64-bit solver, for every card that can still be taken. */
function expectOdds(shown: ReadonlyMap<string, readonly [number, string]>, state: State): void {
  const truth = oddsOf(handOf(state, state.toAct), state.dice, { rules: state.rules });
  const told = [...shown].filter(([id]) => id !== "fool" && id !== "charlatan");
  expect(told.length).toBeGreaterThan(5);
  for (const [id, [value, words]] of told) {
    const chance = truth.get(id as CharacterId)?.atLeast ?? NaN;
    expect(Math.abs(value - chance), id).toBeLessThan(1e-6);
    expect(words, id).toBe(chance === 1 ? "Sure" : chance === 0 ? "0%" : percent(value, 1));
  }
}

const CARDS = [
  "farmer",
  "servingMaid",
  "philosopher",
  "laborer",
  "guard",
  "hunter",
  "astronomer",
  "merchant",
  "noblewoman",
  "knight",
] as const;

/** Random positions, the same in every run: small and medium hands, dice active and aside. */
function positions(count: number): readonly string[] {
  const random = seededRandom("twenty positions");
  const face = () => 1 + Math.floor(random() * 6);
  const faces = (many: number) => Array.from({ length: many }, face).toSorted((a, b) => a - b);
  return Array.from({ length: count }, (_, index) => {
    const cards = CARDS.filter(() => random() < 0.1 + index / 50);
    const dice = 3 + (cards.includes("farmer") ? 1 : 0);
    const aside = Math.floor(random() * dice);
    return recordOf({
      game: "to-court-the-king",
      lines: [
        `cards 0 ${cards.length === 0 ? "philosopher" : cards.join(" ")}`,
        `active ${faces(dice - aside).join(" ")}`,
        ...(aside === 0 ? [] : [`aside ${faces(aside).join(" ")}`]),
      ],
    });
  });
}

const POSITIONS = positions(20);
for (const [count, tag] of [
  [5, undefined],
  [20, "@long"],
] as const)
  test(
    `the odds in the panel are those of the reference solver, on ${count} positions`,
    { ...(tag && { tag }) },
    async ({ page }) => {
      await withCoach(page, "odds");
      const games = POSITIONS.slice(-count).map((record) => gameOf(record, ["Ben"]));
      for (const game of games) await saveGame(page, game);
      await page.goto("./");
      await expect(page.locator(".running-game")).not.toHaveCount(0);
      for (const { card, record } of games) {
        await page.goto(`./#/table/${card.id}`);
        await expect(page.locator("[data-odds]").first()).toBeVisible();
        expectOdds(await oddsShown(page), stateOf(record));
        await page.goto("./#/credits");
        await expect(panel(page)).toHaveCount(0);
      }
    },
  );

test("odds follow every step, and earlier questions are cancelled", async ({ page }) => {
  await withCoach(page, "odds");
  await openPosition(page, KING);
  expectOdds(await oddsShown(page), stateOf(KING));
  const general = page.locator("[data-card=general]");
  await expect(general).toContainText("81%");
  await page.keyboard.press("x");
  await expect(spoken(page)).toContainText(/General 81%, Nobleman .* Knight sure/);
  await expect(page.locator("[data-card=knight]")).toContainText("Sure");
  await expect(page.locator("[data-card=alchemist]")).toContainText("0%");
  // A marked die changes the odds at once, and a row opens the plan for its card.
  await page.keyboard.press("a");
  await expect(panel(page)).toContainText("Odds if you keep the marked dice");
  await expect(general).not.toContainText("81%");
  await page.keyboard.press("a");
  await expect(general).toContainText("81%");
  await panel(page).getByRole("button", { name: "General" }).click();
  await expect(page.getByRole("dialog")).toContainText("Keep");
  await page.getByRole("button", { name: "Aim for this" }).click();
  await expect(panel(page)).toContainText("Your aim: General 81%");
  await expect(page.locator("[data-card=general] .king-card-aim")).toHaveText("Your aim");
  // The coach shows odds only: whether the aim is the best move, it does not tell.
  await expect(panel(page)).not.toContainText(/best move\.|chance to win/);
  await expect(panel(page).getByRole("heading", { name: "Best move" })).toHaveCount(0);
  await expect(page.locator("[data-face='3'].is-hinted")).toBeVisible();
  await panel(page).getByRole("button", { name: "Stop aiming" }).click();
  await expect(page.locator(".is-hinted, .king-card-aim")).toHaveCount(0);
  // Two steps, the second before the first can have been answered.
  for (const key of ["s", "2", "p"]) await page.keyboard.press(key);
  const events = ["0 use guard", "0 aside 3"];
  await expect(async () => {
    expect(await eventsKept(page)).toEqual(events);
    expectOdds(await oddsShown(page), stateOf(`${KING}${events.join("\n")}\n`));
  }).toPass({ intervals: SOON_MS });
});

test("the best move is played step by step by one key, to the end of the turn", async ({
  page,
}) => {
  await withCoach(page, "best");
  await openPosition(page, KING);
  await expect(panel(page)).toContainText("the Chancellor estimates");
  await expect(panel(page).locator(".coach-reason")).toContainText(
    /The roll (?:is for|aims higher)/,
  );
  await expect(panel(page)).not.toContainText("thinking");
  // The same position gets the same text, also with a marked die and after an undo.
  const said = (await panel(page).locator(".coach-best, .coach-reason").allTextContents()).join();
  const isSaid = () =>
    expect
      .poll(async () =>
        (await panel(page).locator(".coach-best, .coach-reason").allTextContents()).join(),
      )
      .toBe(said);
  await page.keyboard.press("a");
  await expect(panel(page)).toContainText("Odds if you keep the marked dice");
  await isSaid();
  await page.keyboard.press("p");
  await expect.poll(() => eventsKept(page), { intervals: SOON_MS }).not.toEqual([""]);
  await page.keyboard.press("u");
  await isSaid();
  for (let step = 0; step < 20; step += 1) {
    // A gold button that works never does something else than the coach advises.
    const [best = ""] = await panel(page).locator(".coach-best li").allTextContents();
    if (/^(?:Keep|Call)/.test(best))
      await expect(page.locator("[data-gold].gold:not([aria-disabled=true])")).toHaveCount(0);
    const before = (await eventsKept(page)).filter((line) => line !== "").length;
    const events = await eventsKept(page);
    if (events.some((line) => line.startsWith("0 take "))) break;
    await expect(panel(page).getByRole("button", { name: /^Play/ })).toBeVisible();
    await page.keyboard.press("c");
    const isAsked = page.getByRole("button", { name: "Take the King" });
    await expect(async () => {
      if (await isAsked.isVisible()) await isAsked.click();
      expect((await eventsKept(page)).filter((line) => line !== "").length).toBeGreaterThan(before);
    }).toPass({ intervals: SOON_MS });
  }
  expect((await eventsKept(page)).some((line) => line.startsWith("0 take "))).toBe(true);
});

/** A fixed amount of work is advised, which takes long on a busy machine. */
const COMPUTED_MS = 25_000;

test("at Rolling Courts too: one reason, the rest behind Why?, and the same text after an undo", async ({
  page,
}) => {
  await withCoach(page, "best");
  await openPosition(page, COURTS);
  const reason = panel(page).locator(".coach-reason");
  await expect(reason).toBeVisible({ timeout: COMPUTED_MS });
  await expect(panel(page)).not.toContainText("exact");
  await expect(page.locator(".advised").first()).toBeVisible();
  await expect(panel(page)).toContainText("Expected final points", { timeout: COMPUTED_MS });
  const said = await panel(page).textContent();
  await page.keyboard.press("x");
  await expect(spoken(page)).toContainText(/% to win.* Mira \d+/);
  await panel(page).getByRole("button", { name: /^Play/ }).click();
  await expect.poll(() => eventsKept(page), { intervals: SOON_MS }).not.toEqual([""]);
  await page.keyboard.press("u");
  await expect(panel(page)).toHaveText(said ?? "");
  await panel(page).getByText("Why?").click();
  await expect(panel(page)).toContainText("±");
  await expect(panel(page).getByRole("heading", { name: "After these steps" })).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    const before = await eventsKept(page);
    if (before.includes("0 end")) break;
    await expect(panel(page).getByRole("button", { name: /^Play/ })).toBeVisible();
    await panel(page).getByRole("button", { name: /^Play/ }).click();
    await expect.poll(() => eventsKept(page), { intervals: SOON_MS }).not.toEqual(before);
  }
  expect(await eventsKept(page)).toContain("0 end");
});

/** Lets every timer of the page fire, and expects that no worker was started for the position. */
async function expectNobodyThinks(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  expect(page.workers().map((worker) => worker.url())).toEqual([]);
}

test("in the final round: the chance to beat the mark, on the ladder and in the panel", async ({
  page,
}) => {
  await withCoach(page, "odds");
  await openPosition(page, KING_FINAL);
  await expect(panel(page)).toContainText("to beat seven 4s");
  const said = await panel(page).locator(".coach-mark b").textContent();
  await page.keyboard.press("x");
  await expect(spoken(page)).toHaveText(`${said} to beat seven 4s.`);
  await expect(page.getByRole("group", { name: "The mark to beat" })).toContainText(
    `${said}, exact`,
  );
});

test("switched off, the coach shows nothing; O switches it on, and a reload keeps that", async ({
  page,
}) => {
  await page.clock.install();
  await withCoach(page, "off");
  await openPosition(page, KING);
  await expect(page.locator("[data-card=knight]")).toBeVisible();
  await expectNobodyThinks(page);
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator(".king-card-bar")).toHaveCount(0);
  await expect(page.locator("[data-card=general]")).not.toContainText("%");
  await page.keyboard.press("o");
  await expect(page.locator("[data-card=general]")).toContainText("81%");
  await panel(page).getByRole("radio", { name: "Best move" }).check();
  await expect(panel(page).getByRole("button", { name: /^Play/ })).toBeVisible();
  await page.reload();
  await expect(panel(page).getByRole("button", { name: /^Play/ })).toBeVisible();
  await page.keyboard.press("o");
  await expect(panel(page)).toHaveCount(0);
});

test("odds alone: C plays nothing, and says why", async ({ page }) => {
  await withCoach(page, "odds");
  await openPosition(page, KING);
  await oddsShown(page);
  await page.keyboard.press("c");
  await expect(page.locator(".toast")).toContainText("odds only");
  expect((await eventsKept(page)).filter((line) => line !== "")).toEqual([]);
});

/** Nobody has rolled yet. */
const KING_FRESH = recordOf({ game: "to-court-the-king", lines: ["start 0"] });

test("after a click on the switch Space still rolls", async ({ page }) => {
  await withCoach(page, "odds");
  await openRecord(page, KING_FRESH, ["Ben"]);
  await panel(page).getByRole("radio", { name: "Best move" }).click();
  await expect(panel(page).getByRole("button", { name: /^Play/ })).toBeVisible();
  await page.keyboard.press("Space");
  await expect.poll(() => eventsKept(page), { intervals: SOON_MS }).toContain("0 roll");
});

test("the coach is hidden until the screen is handed over, and silent while another player decides", async ({
  page,
}) => {
  await page.clock.install();
  await withCoach(page, "best", { curtain: true });
  await openRecord(page, KING, ["Ines", "Tobias"]);
  await expect(page.getByRole("button", { name: "I am Mira" })).toBeVisible();
  await expectNobodyThinks(page);
  await expect(page.locator("[data-odds]")).toHaveCount(0);
  await expect(page.locator(".coach-steps")).toHaveCount(0);
  await expect(page.locator(".king-card-bar")).toHaveCount(0);
  await page.getByRole("button", { name: "I am Mira" }).click();
  await expect(page.locator("[data-odds]").first()).toBeVisible();
  await expect(page.locator(".coach-steps")).toBeVisible();
});

for (const [name, record] of Object.entries({
  KING_CLAIM,
  KING_FINAL,
  COURTS,
  COURTS_EXAMINE,
}))
  test(`${name}: the panel is accessible in both themes`, async ({ page }) => {
    await withCoach(page, "best");
    await openPosition(page, record);
    const playIt = panel(page).getByRole("button", { name: /^Play/ });
    await expect(playIt).toBeVisible({ timeout: COMPUTED_MS });
    await expect(panel(page)).not.toContainText("thinking");
    await expectNoViolations(page);
  });

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [name, record, core] of [
    ["To Court the King", KING, /Aim: /],
    ["Rolling Courts", COURTS, /gold|court/i],
  ] as const)
    test(`${name}: a line shows the step and its reason, and opens a sheet`, async ({ page }) => {
      await withCoach(page, "best");
      await openPosition(page, record);
      const line = page.getByRole("button", { name: /^Open the coach/ });
      const reason = line.locator("small");
      await expect(reason).toHaveText(core, { timeout: COMPUTED_MS });
      for (const size of [
        { width: 390, height: 844 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(size);
        await expect(reason).toBeInViewport({ ratio: 1 });
        const cut = line
          .locator(".coach-line-words > *")
          .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
        expect(await cut, `${size.width}`).toBe(0);
      }
      await line.tap();
      const sheet = page.getByRole("dialog", { name: "Coach" });
      await expect(sheet.getByRole("button", { name: /^Play/ })).toBeVisible();
      await expectNoViolations(page);
      await sheet.getByRole("button", { name: /^Play/ }).tap();
      await expect
        .poll(async () => (await eventsKept(page)).filter((event) => event !== "").length)
        .toBe(1);
    });

  test("a button beside the line plays its step with one tap", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await withCoach(page, "best");
    await openRecord(page, KING_FRESH, ["Ben"]);
    const play = page.getByRole("button", { name: "Play it" });
    await expect(play).not.toHaveAttribute("aria-disabled", "true", { timeout: COMPUTED_MS });
    await expect(play).toBeInViewport({ ratio: 1 });
    await play.tap();
    await expect.poll(() => eventsKept(page)).toContain("0 roll");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the sheet closes when dice roll, so that they can be seen", async ({ page }) => {
    await withCoach(page, "best");
    await openRecord(page, KING_FRESH, ["Ben"]);
    await page.getByRole("button", { name: /^Open the coach/ }).tap();
    const sheet = page.getByRole("dialog", { name: "Coach" });
    await sheet.getByRole("button", { name: /^Play/ }).tap();
    await expect(sheet).toBeHidden();
    expect(await eventsKept(page)).toContain("0 roll");
  });
});
