import { afterEach, describe, expect, test, vi } from "vitest";
import { rosterOf } from "./kingSituation.ts";
import { leaveTables, seatedAtKing } from "./kingPerson.tsx";

afterEach(leaveTables);

const MIDDLE = ["active 2 3 3 5", "aside 6"];

describe("a roll", () => {
  test("while dice tumble the gold button only lays them down", async () => {
    const ada = await seatedAtKing({ rolls: [[2, 3, 5]] });
    await ada.tap("Roll 3 dice");
    await ada.wait(60);
    expect(ada.root.querySelectorAll(".tumble")).toHaveLength(3);
    await ada.tap("Keep all, claim");
    expect(ada.root.querySelectorAll(".tumble")).toHaveLength(0);
    expect(ada.played()).toEqual(["0 roll", "* 2 3 5"]);
    await ada.tap("Keep all, claim");
    expect(ada.played().at(-1)).toBe("0 aside 2 3 5");
  });

  test("the court and the strip do not change before the dice lie", async () => {
    const ada = await seatedAtKing({ rolls: [[3, 3, 3]] });
    await ada.press(" ");
    expect(ada.find(/^Guard\..*In reach/)).toBeUndefined();
    expect(ada.find(/^Roll 1: /)).toBeUndefined();
    await ada.click(ada.root.querySelector(".king-cloth") ?? ada.root, 1);
    await expect.poll(() => ada.find(/^Guard\..*In reach/)).toBeDefined();
    await expect.poll(() => ada.find("Roll 1: three 3s. Rolled, sealed")).toBeDefined();
  });

  test("the second click of a double click does nothing more", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE });
    await ada.tap("Keep all, claim");
    await ada.click(ada.button("Choose a card"), 2);
    expect(ada.played()).toEqual(["0 aside 2 3 3 5"]);
  });
});

describe("keeping", () => {
  test("a tap, another on the same die, and a double tap for all dice of that value", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE });
    await ada.tap("Die 1, two");
    expect(ada.pressed()).toEqual(["Die 1, two"]);
    await ada.press("a");
    expect(ada.pressed()).toEqual([]);
    await ada.doubleTap("Die 3, three");
    expect(ada.pressed()).toEqual(["Die 2, three", "Die 3, three"]);
    expect(ada.mainButton).toBe("Keep 2, roll 2");
  });

  test("a sweep chooses the dice that it crosses, and the click at its end is ignored", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE });
    const [first, second] = [ada.button("Die 1, two"), ada.button("Die 2, three")];
    await ada.drag(first, first, second);
    await ada.click(first, 1);
    expect(ada.pressed()).toEqual(["Die 1, two", "Die 2, three"]);
  });

  test("the die that was meant goes aside; the focus goes on to the next", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE });
    await ada.activate("Die 3, three");
    await ada.press("p");
    expect(ada.played()).toEqual(["0 aside 3"]);
    expect(ada.find("Die 2, three")).toBeDefined();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Die \d/);
  });

  test("nothing kept: the button shows the reason, and a press names the rule", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE });
    expect(ada.button("Keep at least one die").getAttribute("aria-disabled")).toBe("true");
    await ada.tap("Keep at least one die");
    expect(ada.lastToast()).toContain("Rule K7");
  });
});

describe("during a save", () => {
  const HUNTED = ["cards 0 servingMaid", ...MIDDLE];

  test("taps wait in their order, and each one counts", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE });
    await ada.tap("Die 4, five");
    await ada.duringSaves(async () => {
      await ada.press("p");
      await ada.press("a", "s");
      expect(ada.played()).toEqual([""]);
    });
    expect(ada.played()).toEqual(["0 aside 5"]);
    expect(ada.pressed()).toEqual(["Die 1, two", "Die 2, three"]);
  });

  test("a button that offers something else after the save does nothing", async () => {
    const ada = await seatedAtKing({ lines: HUNTED, rolls: [[1, 1, 1]] });
    await ada.tap("Die 4, five");
    await ada.duringSaves(async () => {
      await ada.press("p");
      expect(ada.mainButton).toBe("Keep 1, roll 3");
      await ada.tap("Keep 1, roll 3");
    });
    expect(ada.played()).toEqual(["0 aside 5"]);
  });

  test("an undo takes its turn among the other keys", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE });
    await ada.duringSaves(async () => {
      await ada.press("a", "p", "u", "Enter");
    });
    expect(ada.played()).toEqual(["0 aside 2 3 3 5"]);
  });

  test("a key without a meaning at the table is left to the page", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE });
    await ada.tap("Die 4, five");
    await ada.duringSaves(async () => {
      await ada.press("p");
      const key = new KeyboardEvent("keydown", { key: "n", bubbles: true, cancelable: true });
      document.body.dispatchEvent(key);
      expect(key.defaultPrevented).toBe(false);
    });
  });

  test("the same button again is an impatient repetition", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE, rolls: [[1, 1, 1]] });
    await ada.tap("Die 4, five");
    await ada.duringSaves(async () => {
      await ada.tap("Keep 1, roll 3");
      await ada.tap("Keep 1, roll 3");
      await ada.press(" ");
    });
    expect(ada.played()).toEqual(["0 aside 5", "0 roll", "* 1 1 1"]);
  });
});

describe("cards on the dice", () => {
  test("the Serving Maid's petals have the legal results only", async () => {
    const ada = await seatedAtKing({ lines: ["cards 0 servingMaid", ...MIDDLE] });
    await ada.tap(/^Serving Maid\. \+1 to 3/);
    await ada.tap("Die 4, five");
    expect(ada.played()).toEqual(["0 use servingMaid 5>6"]);
    expect(ada.find("Die 4, six, raised by 1 by the Serving Maid")).toBeDefined();
  });

  test("by focus: into the petals, and back to the die", async () => {
    const ada = await seatedAtKing({ lines: ["cards 0 servingMaid", ...MIDDLE] });
    await ada.press("1");
    await ada.activate("Die 1, two");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Raise it to three");
    await ada.activate("Raise it to five");
    expect(ada.played()).toEqual(["0 use servingMaid 2>5"]);
    expect(document.activeElement?.textContent).toMatch(/^Die 1, five/);
  });

  test("pips are dragged from die to die", async () => {
    const ada = await seatedAtKing({ lines: ["cards 0 philosopher", ...MIDDLE] });
    await ada.press("1");
    const [two, five] = [ada.button("Die 1, two"), ada.button("Die 4, five")];
    await ada.drag(five, five, two);
    await ada.drag(five, five, two);
    expect(ada.mainButton).toBe("Move 2 pips");
    await ada.press(" ");
    expect(ada.played()).toEqual(["0 use philosopher 2>3 5>4"]);
    expect(ada.find(/^Die 1, four, raised by 2/)).toBeDefined();
  });

  test("a kept value is dragged onto a die", async () => {
    const ada = await seatedAtKing({
      lines: ["cards 0 astronomer", "active 2 3", "aside 4 4 6"],
    });
    await ada.press("1");
    await ada.drag(ada.button("Copy a kept four"), ada.root, ada.button("Die 2, three"));
    expect(ada.played()).toEqual(["0 use astronomer 3>4"]);
  });

  test("the Alchemist's pips by Tab and arrows; Escape leaves everything as it was", async () => {
    const ada = await seatedAtKing({ lines: ["cards 0 alchemist", "active 2 5 5"] });
    await ada.press("1", "a", "s", "d", "Tab", "ArrowUp");
    expect(ada.root.querySelector("[role=spinbutton]")?.getAttribute("aria-valuenow")).toBe("3");
    expect(ada.mainButton).toBe("Share 12 pips");
    await ada.press("Escape");
    expect(ada.find("Die 1, two")).toBeDefined();
    expect(ada.played()).toEqual([""]);
  });

  test("a card that cannot be called says why", async () => {
    const ada = await seatedAtKing({ lines: ["cards 0 astronomer farmer", "active 2 3"] });
    await ada.tap(/^Astronomer\. Copy kept/);
    expect(ada.lastToast()).toContain("needs a kept die");
    await ada.tap(/^Farmer\. \+1 at start/);
    expect(ada.lastToast()).toContain("Rule K5");
  });
});

describe("the claim", () => {
  test("a tap takes; the strip says so and Undo takes it back", async () => {
    const ada = await seatedAtKing({ lines: ["aside 3 3 3"] });
    await ada.tap(/^Guard\..*Take\.$/);
    expect(ada.played()).toEqual(["0 take guard"]);
    expect(ada.root.querySelector(".king-last-turn")?.textContent).toBe(
      "Ada takes the Guard with , one short of four alike",
    );
    await ada.tap("Undo");
    expect(ada.mainButton).toBe("Choose a card");
  });

  test("the gold button leads to the cards that can be taken, and takes none itself", async () => {
    const ada = await seatedAtKing({ lines: ["aside 3 3 5"] });
    await ada.press("Enter");
    expect(ada.played()).toEqual([""]);
    expect(document.activeElement?.textContent).toMatch(/^Farmer\..*Take\./);
    await ada.press("ArrowRight");
    await ada.click(document.activeElement ?? ada.root, 0);
    expect(ada.played()).toEqual(["0 take servingMaid"]);
  });

  test("by touch a card first shows its whole text, with a button that takes it", async () => {
    const ada = await seatedAtKing({
      lines: ["aside 3 3 5"],
      viewport: { width: 390, height: 844 },
    });
    const sheet = () => ada.root.querySelector("dialog");
    await ada.touch(/^Hunter\..*Out of reach/);
    expect(sheet()?.textContent).toContain("Out of reach");
    expect(ada.find("Take the Hunter")).toBeUndefined();
    await ada.tap("Close");
    await ada.touch(/^Farmer\..*Take\.$/);
    expect(ada.played()).toEqual([""]);
    expect(sheet()?.textContent).toContain("A pair");
    await ada.tap("Take the Farmer");
    expect(ada.played()).toEqual(["0 take farmer"]);
    expect(sheet()).toBeNull();
  });

  test("a card out of reach names the rule; before the claim a tap opens its text", async () => {
    const ada = await seatedAtKing({ lines: ["active 3", "aside 3 3"] });
    await ada.tap(/^Hunter\./);
    expect(ada.root.querySelector("dialog h2")?.textContent).toBe("Hunter");
    await ada.tap("Close");
    await ada.press("Enter");
    await expect.poll(() => ada.find(/^Hunter\..*Out of reach/)).toBeDefined();
    await ada.tap(/^Hunter\..*Out of reach/);
    expect(ada.lastToast()).toContain("Rule K13");
  });

  test("K4: the track of turns follows the game", async () => {
    const ada = await seatedAtKing({ lines: ["aside 5 5 5"] });
    const track = () => ada.root.querySelector(".king-timeline")?.textContent;
    const before = track();
    await ada.tap(/^Guard\..*Take\.$/);
    await vi.waitFor(() => expect(track()).not.toBe(before));
  });

  test("taking nothing needs a confirmation if more than a Fool could be taken", async () => {
    const ada = await seatedAtKing({ lines: ["aside 3 3 3"] });
    await ada.tap("Take nothing");
    expect(ada.played()).toEqual([""]);
    await ada.tap("Back to the court");
    expect(ada.played()).toEqual([""]);
    const ben = await seatedAtKing({ lines: ["aside 1 3 6"] });
    await ben.tap("Take nothing");
    expect(ben.played()).toEqual(["0 take nothing"]);
  });

  test("K10: a bringing card may still be called", async () => {
    const ada = await seatedAtKing({ lines: ["cards 0 guard", "aside 3 3 3"] });
    await ada.press("1");
    expect(ada.played()).toEqual(["0 use guard"]);
    expect(ada.mainButton).toBe("Keep at least one die");
  });
});

describe("quick fingers", () => {
  const rush = (person: Awaited<ReturnType<typeof seatedAtKing>>, ...keys: readonly string[]) => {
    for (const key of keys)
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    return person.wait(60);
  };

  test("a key that follows at once is played after the one before", async () => {
    const ada = await seatedAtKing({ lines: ["cards 0 guard", "aside 3 3 3"] });
    await rush(ada, "1", "Enter");
    expect(ada.played()).toEqual(["0 use guard", "0 aside 2"]);
  });

  test("the same key twice at once counts once", async () => {
    const ada = await seatedAtKing({ lines: MIDDLE });
    await rush(ada, "Enter", "Enter");
    expect(ada.played()).toEqual(["0 aside 2 3 3 5"]);
  });
});

describe("numbers of cards", () => {
  test("stay for the whole turn: after the first card is used the second keeps its number", async () => {
    const ada = await seatedAtKing({ lines: ["cards 0 laborer guard", "active 2 3 5"] });
    await ada.press("1", "1");
    expect(ada.played()).toEqual(["0 use laborer"]);
    await ada.press("2");
    expect(ada.played()).toEqual(["0 use laborer", "0 use guard"]);
  });
});

describe("taking back", () => {
  test("a step after the last seal leads back to it, a sealed one does not", async () => {
    const ada = await seatedAtKing({ lines: ["cards 0 guard laborer"], rolls: [[2, 3, 5]] });
    await ada.press(" ", "1", "2", "a");
    await ada.tap("Keep 1, no roll");
    await ada.tap("Laborer: one 1. Back to here");
    expect(ada.played().at(-1)).toBe("0 use laborer");
    await ada.tap(/^Roll 1: .*Back to here$/);
    expect(ada.played()).toEqual(["0 roll", "* 2 3 5"]);
    expect(ada.button("Undo").getAttribute("aria-disabled")).toBe("true");
    await ada.tap("Undo");
    expect(ada.lastToast()).toContain("before a roll");
  });
});

describe("others play", () => {
  test("bots can be hurried by button, cloth and key; their dice are no buttons", async () => {
    const ada = await seatedAtKing({ lines: ["start 1", "to-act 1", "active 2 3 5"] });
    expect(ada.mainButton).toBe("Skip ahead");
    await ada.tap("Skip ahead");
    await ada.click(ada.root.querySelector(".king-lanes") ?? ada.root, 1);
    await ada.press(" ");
    expect(ada.hurried()).toBeGreaterThanOrEqual(3);
    expect(ada.root.querySelectorAll(".king-die")).toHaveLength(0);
    expect(ada.root.querySelectorAll(".king-die-place [role=img]")).toHaveLength(3);
  });

  test("the double turn is spelled out", async () => {
    const ada = await seatedAtKing({ lines: ["start 1", "to-act 0"] });
    const words = ada.root.querySelector(".king-timeline")?.textContent;
    expect(words).toContain("Your turn");
    expect(words).toContain("You again");
  });

  test("around one screen everybody is named", async () => {
    const ada = await seatedAtKing({ roster: rosterOf(2, [0, 1]) });
    expect(ada.root.querySelector(".king-timeline")?.textContent).not.toContain("Your");
  });
});

describe("on a phone", () => {
  const phone = { width: 390, height: 844 };

  test("undo, claim and gold in the bar; rivals open their hands", async () => {
    const ada = await seatedAtKing({
      lines: ["cards 1 guard farmer", ...MIDDLE],
      viewport: phone,
    });
    expect([...ada.root.querySelectorAll(".is-bar button")].length).toBe(3);
    await ada.tap("Ben, 2 cards");
    expect(ada.root.querySelector("dialog")?.textContent).toContain("Ben");
    await ada.tap("Close");
    await ada.tap("Keep all, claim");
    expect(ada.played()).toEqual(["0 aside 2 3 3 5"]);
  });
});
