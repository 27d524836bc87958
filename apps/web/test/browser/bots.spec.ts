import {
  eventsIn,
  expect,
  hurried,
  openRecord,
  recordKept,
  recordOf,
  SOON_MS,
  test,
} from "./support/courtly.ts";

const KING = recordOf({
  game: "to-court-the-king",
  lines: [
    "start 1",
    "round 6",
    "cards 0 farmer guard hunter",
    "cards 1 farmer laborer guard astronomer servingMaid",
  ],
});
const COURTS = recordOf({ game: "rolling-courts", players: "Ada, Ben, Cleo", lines: ["start 1"] });

for (const [name, record, bots, ends] of [
  ["To Court the King", KING, ["Ben"], /^1 take /],
  ["Rolling Courts", COURTS, ["Ben", "Cleo"], /^1 end$/],
] as const)
  test(`${name}: Chancellors compute in a worker and play their turn`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await hurried(page);
    await openRecord(page, record, bots, "chancellor");
    const played = async () => eventsIn(await recordKept(page)).some((line) => ends.test(line));
    await expect.poll(played, { intervals: SOON_MS }).toBe(true);
    expect(complaints).toEqual([]);
  });

test("a failing bot is reported, nothing is lost, and it can be tried again", async ({ page }) => {
  await hurried(page);
  let isCut = true;
  await page.route(/Worker-.*\.js$/, (route) => (isCut ? route.abort() : route.continue()));
  await openRecord(page, KING, ["Ben"]);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("The bot cannot go on");
  isCut = false;
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toBeHidden();
  const rolled = async () => eventsIn(await recordKept(page)).includes("1 roll");
  await expect.poll(rolled, { intervals: SOON_MS }).toBe(true);
});
