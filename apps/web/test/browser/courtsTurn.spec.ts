import type { Page } from "@playwright/test";
import {
  eventsKept,
  eventsShown,
  expect,
  hurried,
  loadDice,
  openRecord,
  recordOf,
  SOON_MS,
  test,
} from "./support/courtly.ts";

const press = (page: Page, name: RegExp | string) =>
  page.getByRole("button", { name }).first().click();

async function open(
  page: Page,
  lines: readonly string[],
  rolls: readonly (readonly number[])[] = [],
): Promise<void> {
  await hurried(page);
  await loadDice(page, rolls);
  await openRecord(page, recordOf({ game: "rolling-courts", players: "Ada, Ben, Cleo", lines }), [
    "Ben",
    "Cleo",
  ]);
  await expect(page.getByRole("alert")).toContainText("Ada, your turn.");
}

const happened = (page: Page, ...events: readonly string[]) =>
  expect
    .poll(async () => (await eventsKept(page)).slice(0, events.length), { intervals: SOON_MS })
    .toEqual(events);

test("a roll, and three equal dice once more", async ({ page }) => {
  await open(
    page,
    [],
    [
      [4, 4, 4],
      [2, 3, 5],
    ],
  );
  await page.keyboard.press("Space");
  await happened(page, "0 roll", "* 4 4 4", "* 2 3 5");
});

test("into a village and into a cave, in one tap each", async ({ page }) => {
  await open(page, ["unspent 3 5 6"]);
  await press(page, /^Die 1/);
  await press(page, /^Send a member to village 3/);
  await happened(page, "0 village 3");
  await press(page, /^Die 2/);
  await press(page, /^Send a member into cave 5/);
  await happened(page, "0 village 3", "0 cave 5");
  await press(page, /^Undo/);
  await happened(page, "0 village 3");
});

test("a member is recalled, and enters elsewhere", async ({ page }) => {
  await open(page, ["village 1 0 - - -", "unspent 4"]);
  await press(page, /^Recall,/);
  await press(page, /^Village 1, first seat/);
  await press(page, /^Recall a member into cave 4/);
  await happened(page, "0 cave 4 from village 1:1");
});

test.describe("to court", () => {
  const lines = ["gold 0 15", "village 3 - - 0 -", "court 4 1 2", "unspent 4"];

  test("the seats say what they cost in all; the gold button what it brings", async ({ page }) => {
    await open(page, lines);
    await expect(
      page.getByRole("button", { name: /^Court 4, second seat.*for 13 gold/ }),
    ).toBeVisible();
    await press(page, /^Court 4, second seat/);
    await press(page, /^Pay 13 for the 2nd seat.*\+2 points/);
    await happened(page, "0 court 4 from village 3:3 over 1");
  });

  test("a seat that is too expensive is refused with the price and the rule", async ({ page }) => {
    await open(page, lines);
    await page.getByRole("button", { name: /^Court 4, third seat/ }).click({ force: true });
    await expect(page.locator(".toast")).toContainText(/17.*Rule R23|Rule R23/);
    expect(await eventsKept(page)).toEqual([""]);
  });

  test("Enter goes to the chosen seat", async ({ page }) => {
    await open(page, lines);
    await page.getByRole("button", { name: /^Court 4, first seat/ }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await happened(page, "0 court 4 from village 3:3");
  });

  test("by dragging, as a second way", async ({ page }) => {
    await open(page, lines);
    const from = await page.getByRole("button", { name: /^Village 3, third seat/ }).boundingBox();
    const to = await page.getByRole("button", { name: /^Court 4, first seat/ }).boundingBox();
    if (from === null || to === null) throw new Error("nothing to drag");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 });
    await page.mouse.up();
    await happened(page, "0 court 4 from village 3:3");
  });
});

test("on a phone a tap on a member of a folded row chooses this member", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, ["gold 0 20", "village 5 0 - 0 -", "court 4 1", "unspent 4"]);
  await press(page, /^Court 4, second seat/);
  const member = await page.locator('[data-place="village 5:3"]').boundingBox();
  if (member === null) throw new Error("nobody to tap");
  await page.mouse.click(member.x + member.width / 2, member.y + member.height / 2);
  await press(page, /^Pay 12 for the 2nd seat/);
  await happened(page, "0 court 4 from village 5:3 over 1");
});

test("a deep mine, and home with its treasure", async ({ page }) => {
  await open(page, ["cave 3 - 0 - - - -", "unspent 2"]);
  await press(page, /^Cave 3, space 2/);
  await press(page, /^(?:Take 6|Deep mine 2)/);
  const take = page.getByRole("button", { name: /^Take 6/ });
  if (await take.isVisible()) await take.click();
  await happened(page, "0 deep 2 from cave 3:2");
});

test.describe("the three actions", () => {
  test("a die is changed, by its halves and by arrows", async ({ page }) => {
    await open(page, ["points 2", "unspent 3 5"]);
    await press(page, /^Change die/);
    await press(page, "Change die 1 from three to four");
    await happened(page, "0 change 3 to 4");
    await press(page, /^Change die/);
    await page.keyboard.press("2");
    await page.keyboard.press("ArrowDown");
    await happened(page, "0 change 3 to 4", "0 change 5 to 4");
  });

  test("a member retires early", async ({ page }) => {
    await open(page, ["points 1", "village 2 - 0 - -", "unspent 2"]);
    await press(page, /^Retire early/);
    await press(page, /^Village 2, second seat.*retire early for 2 gold/);
    await happened(page, "0 retire village 2:2");
  });

  test("a member is promoted past another", async ({ page }) => {
    await open(page, ["points 2", "cave 4 0 1 - - - -", "unspent 4"]);
    await press(page, /^Promote/);
    await press(page, /^Cave 4, space 1.*promote past Ben/);
    await happened(page, "0 promote cave 4:1");
  });

  test("a press counts although the pressed member is redrawn meanwhile", async ({ page }) => {
    await open(page, ["points 2", "cave 4 0 1 - - - -", "unspent 4"]);
    await press(page, /^Promote/);
    const member = page.getByRole("button", { name: /^Cave 4, space 1.*promote past Ben/ });
    await expect(member).toBeVisible();
    const box = await member.boundingBox();
    if (box === null) throw new Error("nobody to press");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await expect(member.locator(".courts-member.pushed")).toBeVisible(); // the preview of the push
    await page.mouse.up();
    await happened(page, "0 promote cave 4:1");
  });

  test("without action points they are refused", async ({ page }) => {
    await open(page, ["unspent 4"]);
    await page.getByRole("button", { name: /^Promote/ }).click({ force: true });
    await expect(page.locator(".toast")).toContainText("Rule R16");
  });
});

test("the end of a turn names what is lost", async ({ page }) => {
  await open(page, ["points 2", "unspent 4 5"]);
  await expect(
    page.getByRole("button", { name: "End turn, lose 2 dice and 2 action points" }),
  ).toBeVisible();
  // The key asks once: two dice are easily lost by mistake.
  await page.keyboard.press("e");
  await expect(
    page.getByRole("paragraph").filter({ hasText: "Press E again to end the turn" }),
  ).toBeVisible();
  await page.keyboard.press("e");
  await happened(page, "0 end");
});

test("the mines are examined where they are: home with gold, or stay", async ({ page }) => {
  await open(page, ["cave 1 - - - 0 - -", "cave 4 - - - - 0 -", "examine 0"]);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Ada: who comes home? Home with 2, Cave 1, space 4.");
  await press(page, /^Home with 2/);
  await happened(page, "0 home cave 1:4");
  await expect(alert).toHaveText("Ada: home, or stay? Home with 3, Cave 4, space 5.");
  await press(page, /^Stay/);
  await happened(page, "0 home cave 1:4", "0 stay");
});

test("two players have two colours each, with purses of their own", async ({ page }) => {
  await hurried(page);
  await openRecord(
    page,
    recordOf({ game: "rolling-courts", lines: ["gold 0 4", "gold 2 9", "unspent 4"] }),
    ["Ben"],
  );
  const players = page.getByRole("list", { name: "Players" });
  await expect(players).toContainText("4");
  await expect(players).toContainText("9");
  await expect(players.getByRole("img")).toHaveCount(4);
});

test("a reload finds the same table", async ({ page }) => {
  await open(page, ["unspent 3 5 6"]);
  await press(page, /^Die 1/);
  await press(page, /^Send a member to village 3/);
  await happened(page, "0 village 3");
  await page.reload();
  await expect(
    page.getByRole("button", { name: /^Village 3, first seat, price 12, Ada/ }),
  ).toBeVisible();
  expect(await eventsShown(page)).toEqual(["0 village 3"]);
});

test("around one screen: the screen is handed over after a turn, but not for the mines", async ({
  page,
}) => {
  await hurried(page, { curtain: true });
  await openRecord(
    page,
    recordOf({
      game: "rolling-courts",
      players: "Ada, Ben, Cleo",
      lines: ["start 1", "to-act 0", "unspent 4", "cave 2 - - 1 - - -"],
    }),
    ["Cleo"],
  );
  await page.getByRole("button", { name: "I am Ada" }).click();
  await page.keyboard.press("e");
  await page.keyboard.press("e");
  // Ben's member has come to a space with a value: Ben is asked without handing over the screen.
  await press(page, /^Home with 2/);
  await expect(
    page
      .getByRole("dialog", { name: "Pass to Ben" })
      .or(page.getByRole("button", { name: /^Skip ahead/ })),
  ).toBeVisible();
});

test("coins of a dig fly to the shields of their owners", async ({ page }) => {
  await open(page, ["start 1", "cave 1 - - - - 1 -", "cave 4 - - - - 0 -", "to-act 0", "unspent"]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The flight is seen while it lasts, however slow the machine is.
  const goals = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const coins = [...document.querySelectorAll<HTMLElement>(".courts-flying")];
          if (coins.length > 0)
            resolve(
              coins.map(({ style }) => {
                const x = parseFloat(style.left) + parseFloat(style.getPropertyValue("--fly-x"));
                const y = parseFloat(style.top) + parseFloat(style.getPropertyValue("--fly-y"));
                return document
                  .elementFromPoint(x, y)
                  ?.closest("[data-purse]")
                  ?.outerHTML.slice(0, 60);
              }),
            );
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await page.getByRole("button", { name: /^End turn/ }).click();
  expect(await goals).toEqual([
    expect.stringContaining('data-purse="1"'),
    expect.stringContaining('data-purse="0"'),
  ]);
});
