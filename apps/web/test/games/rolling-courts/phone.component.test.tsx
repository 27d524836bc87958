import { afterEach, describe, expect, test } from "vitest";
import { COURTING, leaveTables, PHONE, seated } from "./courtsPerson.tsx";

afterEach(leaveTables);

describe("on a phone", () => {
  test("the row of the chosen die opens; a folded row chooses its member", async () => {
    const you = await seated({ ...COURTING, viewport: PHONE });
    expect(you.root.querySelectorAll(".courts-folded")).toHaveLength(6);
    await you.tap(you.button(/^Die 2/));
    expect(you.root.querySelectorAll(".courts-folded")).toHaveLength(5);
    expect(you.button("Villages and courts, 4 moves").getAttribute("aria-selected")).toBe("true");
    await you.tap(you.button(/^Row 2\..*Choose your member on seat 1\.$/));
    await you.tap(you.cell("court 3:1"));
    await you.tap(you.button(/^Pay 11 for the 1st seat/));
    expect(you.played().at(-1)).toBe("0 court 3 from village 2:1");
  });

  test("a folded row of an unspent die chooses that die", async () => {
    const you = await seated({ ...COURTING, viewport: PHONE });
    await you.tap(you.button(/^Row 5\..*Choose its die\.$/));
    expect(you.button(/^Die 3/).getAttribute("aria-pressed")).toBe("true");
  });

  test("the caves are the other tab", async () => {
    const you = await seated({ ...COURTING, viewport: PHONE });
    await you.tap(you.button(/^Die 2/));
    await you.tap(you.button("Caves, 1 move"));
    await you.tap(you.button("Send a member into cave 3"));
    expect(you.played().at(-1)).toBe("0 cave 3");
  });

  test("R15: when the mines are examined the tab of the caves opens by itself", async () => {
    const you = await seated({ header: ["cave 2 - - - 0 0 -", "examine 0"], viewport: PHONE });
    expect(you.button("Caves, 2 moves").getAttribute("aria-selected")).toBe("true");
  });

  const BOTS = {
    chairs: [{ kind: "person" }, { kind: "bot", level: "page" }, { kind: "bot", level: "page" }],
    viewport: PHONE,
  } as const;

  test("the side follows what a rival does, and the last line tells it", async () => {
    const you = await seated({
      ...BOTS,
      header: ["to-act 1", "unspent 5"],
      botActions: ["cave 5"],
    });
    await expect.poll(() => you.played()).toEqual(["1 cave 5"]);
    expect(you.button(/^Caves/).getAttribute("aria-selected")).toBe("true");
    const [latest] = you.root.querySelectorAll(".courts-ticker li");
    expect(latest?.textContent).toBe("Ines sends a member into cave 5.");
  });

  test("the shield of a rival shows the rival's gold and members", async () => {
    const you = await seated({
      ...BOTS,
      header: ["gold 1 12", "village 3 1 - - -", "cave 2 1 - 1 - - -", "court 4 1"],
    });
    await you.tap(you.button("Ines, 1 point. Details"));
    await expect.poll(() => you.root.querySelector("dialog h2")?.textContent).toBe("Ines");
    const figures = [...you.root.querySelectorAll("dialog dl > div")].map(
      (figure) => figure.textContent,
    );
    expect(figures).toEqual([
      "Points1",
      "Gold12",
      "Action points each turn0",
      "Members at home11",
      "Members in villages1",
      "Members at court1",
      "Members in caves2",
    ]);
  });
});
