import type { Locator, Page } from "@playwright/test";
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

const cloth = (page: Page) => page.getByRole("region", { name: "Your dice" });
const die = (page: Page, name: string) => cloth(page).getByRole("button", { name });
const press = (page: Page, name: string | RegExp) =>
  cloth(page).getByRole("button", { name }).first().click();
const call = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Your characters" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
const card = (page: Page, name: string): Locator =>
  page
    .getByRole("region", { name: "Court" })
    .getByRole("button", { name: new RegExp(`^${name}\\.`) });

async function open(
  page: Page,
  lines: readonly string[],
  rolls: readonly (readonly number[])[] = [],
): Promise<void> {
  await hurried(page);
  await loadDice(page, rolls);
  await openRecord(page, recordOf({ game: "to-court-the-king", lines }), ["Ben"]);
  // Announced when the table is ready for keys.
  await expect(page.getByRole("alert")).toContainText("Ada, your turn.");
}

const happened = (page: Page, events: readonly string[]) =>
  expect.poll(() => eventsKept(page), { intervals: SOON_MS }).toEqual(events);

const happenedFirst = (page: Page, event: string) =>
  expect.poll(async () => (await eventsKept(page))[0], { intervals: SOON_MS }).toBe(event);

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error("nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

interface Ability {
  readonly card: string;
  readonly pointer: (page: Page) => Promise<void>;
  /** The keys after the card's own number. */
  readonly keys: readonly string[];
  readonly rolls?: readonly (readonly number[])[];
  readonly event: readonly string[];
}

/** A hand of cards, in the order of their numbers, and the dice with which they are used. */
interface Hand {
  readonly lines: readonly string[];
  readonly abilities: readonly Ability[];
}

const MIDDLE = ["active 2 3 5", "aside 1 4"];

const FOOL: Ability = {
  card: "fool",
  pointer: async (page) => {
    await call(page, "Fool");
    await die(page, "Die 1, two").click();
  },
  keys: ["a"],
  rolls: [[6]],
  event: ["0 use fool 2", "* 6"],
};

const MERCHANT: Ability = {
  card: "merchant",
  pointer: async (page) => {
    await call(page, "Merchant");
    await die(page, "Die 1, two").click();
    await die(page, "Die 3, five").click();
    await press(page, /^Re-roll 2/);
  },
  keys: ["a", "d", "Space"],
  rolls: [[1, 6]],
  event: ["0 use merchant 2 5", "* 1 6"],
};

const CHANGES: readonly Ability[] = [
  {
    card: "servingMaid",
    pointer: async (page) => {
      await call(page, "Serving Maid");
      await die(page, "Die 1, two").click();
      await press(page, "Raise it to five");
    },
    keys: ["a", "5"],
    event: ["0 use servingMaid 2>5"],
  },
  {
    card: "philosopher",
    pointer: async (page) => {
      await call(page, "Philosopher");
      await die(page, "Die 3, five").click();
      await die(page, "Die 1, two").click();
      await cloth(page)
        .getByRole("button", { name: /^Die 1/ })
        .click();
      await press(page, /^Move 2 pips/);
    },
    keys: ["d", "a", "a", "Space"],
    event: ["0 use philosopher 2>3 5>4"],
  },
  {
    card: "noblewoman",
    pointer: async (page) => {
      await call(page, "Noblewoman");
      await die(page, "Die 1, two").click();
      await die(page, "Die 2, three").click();
      await press(page, /^Raise 2/);
    },
    keys: ["a", "s", "Space"],
    event: ["0 use noblewoman 2>3 3>4"],
  },
  {
    card: "magician",
    pointer: async (page) => {
      await call(page, "Magician");
      await die(page, "Die 1, two").click();
      await press(page, /six$/);
    },
    keys: ["a", "6"],
    event: ["0 use magician 2>6"],
  },
  {
    card: "nobleman",
    pointer: async (page) => {
      await call(page, "Nobleman");
      await die(page, "Die 2, three").click();
      await press(page, /^Raise 1/);
    },
    keys: ["s", "Space"],
    event: ["0 use nobleman 3>5"],
  },
];

const ALCHEMIST: Ability = {
  card: "alchemist",
  pointer: async (page) => {
    await call(page, "Alchemist");
    for (const at of [1, 2, 3])
      await cloth(page)
        .getByRole("button", { name: new RegExp(`^Die ${at},`) })
        .click();
    await press(page, /Even them out/);
    await press(page, /^Share|^Move/);
  },
  keys: ["a", "s", "d", "Tab", "ArrowUp", "ArrowUp", "Space"],
  event: ["0 use alchemist 2>4 5>4 5>4"],
};

const ASTRONOMER: Ability = {
  card: "astronomer",
  pointer: async (page) => {
    await call(page, "Astronomer");
    await die(page, "Die 3, five").click();
  },
  keys: ["d"],
  event: ["0 use astronomer 5>1"],
};

const QUEEN: Ability = {
  card: "queen",
  pointer: async (page) => {
    await call(page, "Queen");
    await press(page, /six$/);
  },
  keys: ["6"],
  event: ["0 use queen 6"],
};

const BRINGS = ["laborer", "guard", "hunter", "pawnbroker", "knight", "bishop"].map(
  (id): Ability => ({
    card: id,
    pointer: (page) => call(page, `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`),
    keys: [],
    event: [`0 use ${id}`],
  }),
);

const HANDS: readonly Hand[] = [
  { lines: MIDDLE, abilities: CHANGES },
  { lines: MIDDLE, abilities: BRINGS },
  { lines: ["active 2 5 5", "aside 1 4"], abilities: [ALCHEMIST] },
  { lines: ["active 2 3 5", "aside 1 1"], abilities: [ASTRONOMER] },
];

/** The Queen comes with the King. */
const WITH_QUEEN = ["king 0 7 1", "start 0", "best 1 8 1", "to-act 0", ...MIDDLE];

const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    // Wait for the pips before the focus moves to them.
    if (key === "Tab") await page.getByRole("spinbutton").first().waitFor();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame)); // no person types faster
  }
}

/** Uses an ability by keys and by pointer, and undoes it each time: the dice are as before. */
async function callBothWays(page: Page, { pointer, keys, event }: Ability, number: number) {
  for (const use of [() => type(page, [String(number), ...keys]), () => pointer(page)]) {
    await use();
    await happened(page, event);
    await undo(page).click();
    await happened(page, [""]);
    await expect(undo(page)).toBeDisabled();
  }
}

for (const { lines, abilities } of HANDS) {
  const cards = abilities.map(({ card: id }) => id);
  test(`${cards.join(", ")}: by keys and by pointer, and undone`, async ({ page }) => {
    await open(page, [`cards 0 ${cards.join(" ")}`, ...lines]);
    for (const [at, ability] of abilities.entries())
      await test.step(ability.card, () => callBothWays(page, ability, at + 1));
  });
}

test("queen: by keys and by pointer, and undone", async ({ page }) => {
  await open(page, WITH_QUEEN);
  await callBothWays(page, QUEEN, 1);
});

for (const { card: id, pointer, keys, rolls = [], event } of [FOOL, MERCHANT]) {
  test(`${id}: by pointer, and a roll cannot be undone`, async ({ page }) => {
    await open(page, [`cards 0 ${id}`, ...MIDDLE], rolls);
    await pointer(page);
    await happened(page, event);
    await expect(undo(page)).toBeDisabled();
  });

  test(`${id}: by keys`, async ({ page }) => {
    await open(page, [`cards 0 ${id}`, ...MIDDLE], rolls);
    await type(page, ["1", ...keys]);
    await happened(page, event);
  });
}

test("petals lie above the dice beside them", async ({ page }) => {
  await open(page, ["cards 0 magician", ...MIDDLE]);
  await call(page, "Magician");
  await die(page, "Die 1, two").click();
  await press(page, /three$/);
  await happened(page, ["0 use magician 2>3"]);
});

test("Escape cancels an ability that was begun, and nothing has happened", async ({ page }) => {
  await open(page, ["cards 0 magician", ...MIDDLE]);
  await call(page, "Magician");
  await die(page, "Die 1, two").click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(cloth(page).getByRole("button", { name: "Keep at least one die" })).toBeVisible();
  expect(await eventsKept(page)).toEqual([""]);
});

test.describe("keeping", () => {
  test("by tap, and released by another", async ({ page }) => {
    await open(page, ["active 2 3 5"], [[4, 4]]);
    await die(page, "Die 2, three").click();
    await expect(die(page, "Die 2, three")).toHaveAttribute("aria-pressed", "true");
    await press(page, /^Keep 1, roll 2/);
    await happened(page, ["0 aside 3", "0 roll", "* 4 4"]);
  });

  test("by double tap, all dice of that value", async ({ page }) => {
    await open(page, ["active 2 3 3 3"]);
    await die(page, "Die 2, three").dblclick();
    await expect(cloth(page).getByRole("button", { name: /^Keep 3, roll 1/ })).toBeVisible();
    await expect(die(page, "Die 1, two")).toHaveAttribute("aria-pressed", "false");
  });

  test("by sweep", async ({ page }) => {
    await open(page, ["active 2 3 5"]);
    await drag(page, die(page, "Die 1, two"), die(page, "Die 2, three"));
    await expect(cloth(page).getByRole("button", { name: /^Keep 2, roll 1/ })).toBeVisible();
  });

  test("by keys, and all at once by Enter", async ({ page }) => {
    await open(page, ["active 2 3 5"]);
    await page.keyboard.press("d");
    await expect(die(page, "Die 3, five")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Take the Fool" })).toBeVisible();
    expect(await eventsKept(page)).toEqual(["0 aside 2 3 5"]);
  });
});

test.describe("refusals give the reason", () => {
  test("nothing kept", async ({ page }) => {
    await open(page, ["active 2 3 5"]);
    await page.keyboard.press("Space");
    await expect(page.locator(".toast")).toContainText(/Rule K[67]/);
    expect(await eventsKept(page)).toEqual([""]);
  });

  test("a card out of reach, at the claim", async ({ page }) => {
    await open(page, ["aside 2 3 5"]);
    await card(page, "Hunter").click();
    await expect(page.locator(".toast")).toContainText("Rule K13");
    expect(await eventsKept(page)).toEqual([""]);
  });
});

test.describe("the claim", () => {
  test("a tap takes a card, and it can be taken back until somebody rolls", async ({ page }) => {
    await open(page, ["aside 5 5 5"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await card(page, "Guard").click();
    await page
      .getByRole("button", { name: /^(?:Undo|Take that back)/ })
      .first()
      .click();
    await expect(page.getByRole("button", { name: "Choose a card" })).toBeVisible();
    expect(await eventsKept(page)).toEqual([""]);
  });

  test("a taken card flies to the hand", async ({ page }) => {
    await open(page, ["aside 5 5 5"]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await card(page, "Guard").click();
    await expect(page.locator(".king-flyer")).toHaveCount(1);
    await expect(page.locator(".king-flyer")).toHaveCount(0);
  });

  test("taking nothing is confirmed once if a card could be taken", async ({ page }) => {
    await open(page, ["aside 5 5 5"]);
    await page.getByRole("button", { name: "Take nothing" }).click();
    const question = page.getByRole("dialog");
    await expect(question).toBeVisible();
    await question.getByRole("button").last().click();
    await happenedFirst(page, "0 take nothing");
  });

  test("taking the King is confirmed once, and starts the final round", async ({ page }) => {
    await open(page, ["aside 5 5 5 5 5 5 5"]);
    await card(page, "King").click();
    await expect(page.getByRole("dialog")).toContainText(
      "Take the King and start the final round?",
    );
    await page.getByRole("dialog").getByRole("button").last().click();
    await happenedFirst(page, "0 take king");
  });

  test("with every die set aside a card may still bring one in", async ({ page }) => {
    await open(page, ["cards 0 guard", "aside 2 2 2"]);
    await call(page, "Guard");
    await page.keyboard.press("Enter");
    await happened(page, ["0 use guard", "0 aside 2"]);
  });
});

test("a reload in the middle of a turn finds the same dice", async ({ page }) => {
  await open(page, ["cards 0 laborer"], [[2, 3, 5]]);
  await page.keyboard.press("Space");
  await expect(die(page, "Die 2, three")).toBeVisible();
  await page.keyboard.press("1");
  await expect.poll(() => eventsKept(page), { intervals: SOON_MS }).toContain("0 use laborer");
  const before = await eventsShown(page);
  await page.reload();
  await expect(cloth(page).getByRole("button", { name: /^Die \d, one/ })).toBeVisible();
  expect(await eventsShown(page)).toEqual(before);
});

test("before the first roll the Italian rules let a die be brought in", async ({ page }) => {
  await open(page, ["rules italian", "cards 0 guard"]);
  await call(page, "Guard");
  await expect(cloth(page).getByRole("button", { name: /^Roll 4 dice/ })).toBeVisible();
});

test("the final round shows the mark to beat, and a player may decline to roll", async ({
  page,
}) => {
  await open(page, ["king 1 8 4", "start 1"]);
  await expect(page.getByRole("group", { name: "The mark to beat" })).toContainText(
    "Beat eight 4s",
  );
  await press(page, /^Do not roll/);
  await expect(page.getByRole("dialog")).toContainText("Ben won");
});

test("a game in its final round is shown only together with the mark to beat", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/fetchedParts/);
  await page.route(/fetchedParts.*js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openRecord(
    page,
    recordOf({ game: "to-court-the-king", lines: ["king 1 8 4", "start 1"] }),
    ["Ben"],
  );
  await asked;
  await expect(page.getByText("Setting the table")).toBeVisible();
  held.resolve();
  await cloth(page).waitFor();
  expect(await page.getByRole("group", { name: "The mark to beat" }).count()).toBe(1);
});

test("two windows with one game: the second is told, and nothing is lost", async ({
  page,
  context,
}) => {
  await open(page, ["active 2 3 5"]);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(die(other, "Die 1, two")).toBeVisible();
  await page.keyboard.press("a");
  await page.getByRole("button", { name: /^Keep 1, no roll/ }).click();
  await happened(page, ["0 aside 2"]);
  await other.keyboard.press("Enter");
  const told = other.getByRole("dialog", { name: "This game went on in another window" });
  await expect(told.getByRole("button", { name: "Show it as it stands" })).toBeFocused();
  await expect(other.locator(".toast")).toHaveCount(0);
  await told.getByRole("button", { name: "Show it as it stands" }).click();
  await expect(die(other, "Die 1, three")).toBeVisible();
  expect(await eventsShown(other)).toEqual(["0 aside 2"]);
});

test("a screen reader is told what happens in a turn", async ({ page }) => {
  await open(page, ["cards 0 laborer"], [[2, 3, 5]]);
  const polite = page.getByRole("status").filter({ hasText: /Ada/ });
  await page.keyboard.press("Space");
  await expect(polite.first()).toContainText("Ada rolls 2 3 5.");
  await page.keyboard.press("a");
  await page.getByRole("button", { name: /^Keep 1, no roll/ }).click();
  await expect(polite.first()).toContainText("Ada keeps 2.");
});
