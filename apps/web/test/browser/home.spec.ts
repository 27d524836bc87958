import type { StoredCard } from "../../src/local/archive.ts";
import { expect, pasteRecord, recordOf, recordShown, test } from "./support/courtly.ts";
import { gameOf, kept } from "./support/savedGames.ts";

test("the rules of the theme come first, so that a component may restate them", async ({
  page,
}) => {
  await page.goto("./");
  const selectors = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
    ),
  );
  const theme = selectors.indexOf(".button.big");
  expect(theme).toBeGreaterThan(-1);
  expect(selectors.indexOf(".folio-ways .button")).toBeGreaterThan(theme);
});

test.describe("the start page", () => {
  test("one tap starts a game of each kind", async ({ page }) => {
    await page.goto("./");
    const tops = (await page.locator(".folio-ways").all()).map((ways) => ways.boundingBox());
    const [left, right] = await Promise.all(tops);
    expect(left?.y).toBe(right?.y);
    for (const name of ["To Court the King", "Rolling Courts"]) {
      await page.goto("./");
      await page.getByRole("button", { name: `Play now ${name}` }).click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeAttached();
    }
    await page.goto("./");
    await expect(page.getByRole("link", { name: /^Resume/ })).toHaveCount(2);
  });

  test("opponents and their strength are a choice", async ({ page }) => {
    await page.goto("./");
    const folio = page.getByRole("article", { name: "To Court the King" });
    await folio.getByRole("button", { name: "3 opponents" }).click();
    await folio.getByRole("button", { name: "4 opponents" }).click();
    // Pressing the chosen number again keeps it.
    await folio.getByRole("button", { name: "4 opponents" }).click();
    await expect(folio.getByRole("button", { name: "4 opponents" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await folio.getByRole("combobox", { name: "Bot strength" }).selectOption("page");
    await folio.getByRole("button", { name: "Play now" }).click();
    const record = await recordShown(page);
    expect(record).toContain("players You, Jonas, Ines, Tobias, Lena");
  });

  test("bots adapt to the player unless a level is chosen, and show the level they have now", async ({
    page,
  }) => {
    await page.goto("./");
    const folio = page.getByRole("article", { name: "To Court the King" });
    const strength = folio.getByRole("combobox", { name: "Bot strength" });
    const chosen = strength.locator("option:checked");
    await expect(chosen).toHaveText("Adapts to you: Courier");
    await page.evaluate(() =>
      localStorage.setItem(
        "courtly.settings",
        JSON.stringify({ ranks: { "to-court-the-king": 60 } }),
      ),
    );
    await page.reload();
    await expect(chosen).toHaveText("Adapts to you: Squire");
    await folio.getByRole("button", { name: "1 opponent", exact: true }).click();
    await folio.getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/#\/table\//);
    const { cast } = (await kept(page, "cards")) as StoredCard;
    expect(cast.chairs[1]).toEqual({ kind: "bot", level: "squire", adapts: true });
  });

  test("house rules, names and who begins reach the table", async ({ page }) => {
    await page.goto("./");
    await page
      .getByRole("link", { name: "Hot-seat, To Court the King around this screen" })
      .click();
    await page.getByRole("textbox", { name: "Name of player 1" }).fill("Ada");
    await page.getByRole("textbox", { name: "Name of player 2" }).fill("Ada");
    await page.getByRole("combobox", { name: "Who begins" }).selectOption("1");
    await page.getByText("Italian").click();
    await page.getByText("House rules").click();
    await page.getByText("There are 36 dice, not 12.").click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByText("Two players are called Ada.").first()).toBeVisible();
    await page.getByRole("textbox", { name: "Name of player 2" }).fill("Ben");
    await page.getByRole("button", { name: "Start the game" }).click();
    const record = await recordShown(page);
    expect(record).toContain("rules italian diceSupply=unlimited\n");
    expect(record).toContain("players Ada, Ben\n");
    expect(record).toContain("start 1\n");
  });

  test("another board reaches the table", async ({ page }) => {
    await page.goto("./#/setup/rolling-courts/bots");
    await page.getByText("Two rivers").click();
    await page.getByRole("button", { name: "Start the game" }).click();
    expect(await recordShown(page)).toContain("two rivers");
  });

  test("a name and a shield of one's own", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: /your name, shield and settings/ }).click();
    await page.getByRole("textbox", { name: "Your name" }).fill("Ada, #1");
    await page.getByRole("radio", { name: "lion" }).check();
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByRole("button", { name: "Ada 1" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("a game is deleted only after a question", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: "Play now To Court the King" }).click();
    await page.waitForURL(/#\/table\//);
    await page.getByRole("link", { name: "Courtly to the start page" }).click();
    const away = page.getByRole("button", { name: "Delete this game of To Court the King" });
    await away.click();
    await page.getByRole("button", { name: "Keep it" }).click();
    await expect(away).toBeVisible();
    await away.click();
    await page.getByRole("button", { name: "Delete it" }).click();
    await expect(away).toHaveCount(0);
  });
});

test("removing the last player moves the focus to the next button", async ({ page }) => {
  await page.goto("./#/setup/to-court-the-king/people");
  const more = page.getByRole("button", { name: "One more" });
  await more.click();
  await page
    .getByRole("button", { name: /^Remove/ })
    .last()
    .focus();
  await page.keyboard.press("Enter");
  await expect(more).toBeFocused();
});

test.describe("records from outside", () => {
  test("are stored unchanged", async ({ page }) => {
    const record = recordOf({
      game: "to-court-the-king",
      lines: ["cards 0 farmer", "active 2 5 5"],
    });
    await pasteRecord(page, `${record}0 aside 5 5\n`, ["Ben"]);
    const shown = await recordShown(page);
    expect(shown).toContain("cards 0 farmer");
    expect(shown.endsWith("---\n0 aside 5 5\n")).toBe(true);
  });

  for (const game of ["to-court-the-king", "rolling-courts"] as const)
    test(`${game}: a pasted record is stored as other tests store it directly`, async ({
      page,
    }) => {
      const record = recordOf({ game, lines: ["start 0", "round 4", "to-act 0"] });
      await pasteRecord(page, record, ["Ben"]);
      const tests = gameOf(record, ["Ben"]);
      const { roster: cast, ...card } = tests.card; // as the archive stores it
      expect(await kept(page, "cards")).toEqual({
        ...card,
        cast,
        id: expect.any(String),
        startedAt: expect.any(Number),
        playedAt: expect.any(Number),
      });
      expect(await kept(page, "records")).toBe(tests.record);
    });

  test("a file is read as well as a paste", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: "Open a file or paste" }).click();
    await page.getByLabel("A file").setInputFiles({
      name: "game.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(
        recordOf({ game: "rolling-courts", players: "Ada, Ben, Cleo", lines: [] }),
      ),
    });
    await expect(page.getByRole("heading", { name: "Rolling Courts" }).last()).toBeVisible();
    await expect(page.getByText("Who plays?")).toBeVisible();
  });

  test("an error tells the line, the reason and the rule", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: "Open a file or paste" }).click();
    const text = page.getByRole("textbox", { name: "Or its text" });
    const read = page.getByRole("button", { name: "Read it" });
    await text.fill("hello");
    await read.click();
    await expect(page.getByRole("alert").filter({ hasText: "Line 1" })).toContainText(
      "a record starts with the line 'courtly 1'",
    );
    await text.fill(
      `${recordOf({ game: "to-court-the-king", lines: ["active 2 5 5"] })}0 aside 6\n`,
    );
    await read.click();
    const fault = page.getByRole("alert").filter({ hasText: "Line 6" });
    await expect(fault).toContainText("aside 6");
    await expect(fault).toContainText("Rule K");
  });

  test("a record that was cut off opens up to the line before", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: "Open a file or paste" }).click();
    const record = recordOf({ game: "to-court-the-king", lines: ["active 2 5 5"] });
    await page.getByRole("textbox", { name: "Or its text" }).fill(`${record}0 aside 5\n0 asi`);
    await page.getByRole("button", { name: "Read it" }).click();
    await expect(page.getByText("ends in the middle of line 7")).toBeVisible();
  });

  test("a game with unknown rules is kept and can be exported", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: "Play now To Court the King" }).click();
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
    // As a later version of Courtly would have stored it.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open("courtly");
          request.addEventListener("success", () => {
            const store = request.result.transaction("records", "readwrite").objectStore("records");
            const cursor = store.openCursor();
            cursor.addEventListener("success", () => {
              const at = cursor.result;
              if (at === null) return;
              const later = String(at.value).replace("rules-version 1", "rules-version 2");
              at.update(later).addEventListener("success", () => resolve());
            });
          });
          request.addEventListener("error", () => reject(new Error("no database")));
        }),
    );
    await page.reload();
    await expect(
      page.getByRole("heading", { name: "This game cannot be played on here" }),
    ).toBeVisible();
    await expect(page.getByText("follows version 2 of the rules")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download it" }).click();
    expect((await download).suggestedFilename()).toBe("to-court-the-king.txt");
  });

  test("an address without a game says so", async ({ page }) => {
    await page.goto("./#/table/nothing-here");
    await expect(
      page.getByRole("heading", { name: "This game is not on this device" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "To the start page", exact: true }).click();
    await expect(page.getByRole("article", { name: "Rolling Courts" })).toBeVisible();
  });
});
