import { assert } from "@courtly/engine";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test } from "vitest";
import { rollingCourtsUi } from "../../../src/games/rolling-courts/gameUi.ts";
import { settings } from "../../../src/settings/settings.ts";
import { chooseCoach } from "../../../src/table/coach/level.ts";
import { COURTING, leaveTables, nameOf, PHONE, seated } from "./courtsPerson.tsx";

afterEach(leaveTables);

describe("to court", () => {
  test("pointing at a seat shows everybody's change before anything is played", async () => {
    const you = await seated(COURTING);
    await you.tap(you.button(/^Die 2/));
    await you.tap(you.cell("village 3:3"));
    await you.point(you.cell("court 3:2"));
    const changes = () =>
      [...you.root.querySelectorAll(".courts-change")].map((badge) => badge.textContent);
    await expect.poll(changes).toEqual(["+3 points if played", "+1 points if played"]);
    expect(you.cell("court 3:2").querySelector(".newcomer")).not.toBeNull();
    expect(you.cell("court 3:3").querySelector(".pushed")).not.toBeNull();
    expect(you.button(/^Pay 13 for the 2nd seat/).getAttribute("aria-disabled")).toBe("false");
    expect(you.played()).toHaveLength(2);
  });

  test("the seat proposes, the gold button pays", async () => {
    const you = await seated(COURTING);
    await you.tap(you.button(/^Die 2/));
    await you.tap(you.cell("village 3:3"));
    await you.tap(you.cell("court 3:2"));
    await you.tap(you.button("Pay 13 for the 2nd seat. Village 3 to court 3, +3 points"));
    expect(you.played().at(-1)).toBe("0 court 3 from village 3:3 over 1");
    expect(you.button(/^Die 2/).getAttribute("aria-label")).toBe("Die 2, three, used for court 3");
  });

  test("a seat that is too dear says what it costs, and nothing is played", async () => {
    const you = await seated(COURTING);
    await you.tap(you.button(/^Die 2/));
    await you.tap(you.cell("village 3:3"));
    await you.tap(you.cell("court 3:4"));
    expect(you.lastToast()).toContain("20 gold needed, you have 14.");
    expect(you.played()).toHaveLength(2);
  });

  test("keys alone: die, arrows on the board, Enter", async () => {
    const you = await seated({ ...COURTING, header: ["gold 0 14", "village 3 - - 0 -"] });
    await you.press("2");
    expect(you.button(/^Die 2/).getAttribute("aria-pressed")).toBe("true");
    you.cell("village 3:4").focus();
    await you.press("ArrowRight");
    expect(document.activeElement).toBe(you.cell("court 3:1"));
    await you.press("Enter");
    expect(you.played().at(-1)).toBe("0 court 3 from village 3:3");
  });
});

describe("a turn", () => {
  test("Space rolls; a tap on the cloth ends the tumbling; E asks before dice are lost, then ends the turn", async () => {
    const you = await seated({ header: [], rolls: [[2, 3, 5]] });
    await you.press(" ");
    expect(you.played()).toEqual(["0 roll", "* 2 3 5"]);
    const cloth = you.root.querySelector<HTMLElement>(".courts-cloth");
    assert(cloth !== null, "there is a cloth");
    expect(you.root.querySelector(".tumble, .tumble-calm")).not.toBeNull();
    await you.tap(cloth);
    expect(you.button(/^Die 1/).getAttribute("aria-label")).toBe("Die 1, two, ready");
    expect(you.button("End turn, lose 3 dice").getAttribute("aria-disabled")).toBe("false");
    await you.press("e");
    expect(you.played().at(-1)).toBe("* 2 3 5");
    expect(you.root.textContent).toContain("This loses 3 dice. Press E again to end the turn.");
    await you.press("e");
    expect(you.played().at(-1)).toBe("0 end");
  });

  test("entering is one tap, and undo takes it back", async () => {
    const you = await seated({ header: [], played: ["0 roll", "* 2 3 5"] });
    await you.tap(you.button(/^Die 3/));
    await you.tap(you.button("Send a member into cave 5"));
    expect(you.played().at(-1)).toBe("0 cave 5");
    await you.press("u");
    expect(you.played()).toEqual(["0 roll", "* 2 3 5"]);
  });

  test("a tap waits for the one before, and the same tap again is dropped", async () => {
    const you = await seated({ header: [], played: ["0 roll", "* 3 5 5"] });
    const gate = you.cell("gate cave 5"); // it chooses the die first
    await you.tap(gate, gate, gate, you.button(/^Die 1/));
    expect(you.played().slice(2)).toEqual(["0 cave 5"]);
    expect(you.button(/^Die 1/).getAttribute("aria-pressed")).toBe("true");
  });

  test("an action without points says why not", async () => {
    const you = await seated({ header: ["village 2 0 1 - -"], played: ["0 roll", "* 2 3 5"] });
    const promote = you.button(/^Promote/);
    expect(nameOf(promote)).toContain("2 action points needed, 0 left");
    expect(promote.getAttribute("aria-disabled")).toBe("true");
    await you.tap(promote);
    expect(you.lastToast()).toContain("2 action points needed, 0 left.");
  });

  test("R17: the upper half of a die turns it up", async () => {
    const you = await seated({ header: ["court 1 0 0 0"], played: ["0 roll", "* 2 3 5"] });
    await you.tap(you.button(/^Change die, 1/));
    await you.tap(you.button("Change die 1 from two to three"));
    expect(you.played().at(-1)).toBe("0 change 2 to 3");
    expect(you.button(/^Die 1/).getAttribute("aria-label")).toBe("Die 1, three, changed, ready");
  });
});

describe("R4: three equal dice", () => {
  test("lie for a moment and are thrown again; a tap shows the last throw", async () => {
    const you = await seated({
      header: [],
      rolls: [
        [4, 4, 4],
        [1, 3, 4],
      ],
    });
    await you.press(" ");
    expect(you.root.querySelector(".courts-dice")?.textContent).toContain("Again");
    expect(you.button(/^Rolling/).getAttribute("aria-disabled")).toBe("false");
    await you.press("Enter");
    expect(you.button(/^Die 3/).getAttribute("aria-label")).toBe("Die 3, four, ready");
  });
});

describe("R17 by keys", () => {
  test("a die is taken by its number and turned by the arrows", async () => {
    const you = await seated({ header: ["court 1 0 0 0"], played: ["0 roll", "* 2 3 5"] });
    await you.tap(you.button(/^Change die, 1/));
    await you.press("3");
    await you.press("ArrowDown");
    expect(you.played().at(-1)).toBe("0 change 5 to 4");
  });

  test("Escape leaves it, and the focus is not lost", async () => {
    const you = await seated({ header: ["court 1 0 0 0"], played: ["0 roll", "* 2 3 5"] });
    await you.tap(you.button(/^Change die, 1/));
    you.button("Change die 1 from two to three").focus();
    await you.press("Escape");
    expect(you.root.querySelectorAll(".courts-half")).toHaveLength(0);
    // The large button only says what is missing, so a die gets it.
    await expect.poll(() => document.activeElement).toBe(you.button(/^Die 1, two, ready/));
  });
});

describe("R15: examining", () => {
  const MINES = { header: ["cave 2 - - - 0 0 -", "examine 0"] };

  test("one member comes home, the others stay", async () => {
    const you = await seated(MINES);
    await you.tap(you.button("Home with 3, Cave 2, space 5"));
    expect(you.played()).toEqual(["0 home cave 2:5"]);
    await you.tap(you.button(/^Stay in the mine/));
    expect(you.played()).toEqual(["0 home cave 2:5", "0 stay"]);
  });

  test("all members stay with one button", async () => {
    const you = await seated(MINES);
    await you.tap(you.button(/^All stay/));
    expect(you.played()).toEqual(["0 stay"]);
  });
});

describe("R15: the order to keep digging", () => {
  const MINER = {
    header: ["cave 2 - - - 0 - -", "examine 0"],
    rolls: Array.from({ length: 3 }, () => [2, 3, 5] as const),
    chairs: [{ kind: "person" }, { kind: "bot", level: "page" }, { kind: "bot", level: "page" }],
    botActions: ["roll", "end", "roll", "end"],
  } as const;

  test("answers now and in later rounds, until it is cancelled", async () => {
    const you = await seated(MINER);
    expect(you.button("Home with 2, Cave 2, space 4").classList).not.toContain("gold");
    await you.tap(you.button("Keep all digging"));
    await expect.poll(() => you.played().at(-1)).toBe("2 end");
    await you.press(" ");
    await you.press("Enter");
    await you.press("e");
    await you.press("e");
    await expect.poll(() => you.played().slice(-2)).toEqual(["0 end", "0 stay"]);
    await you.tap(you.button("Ask again"));
    expect(you.root.querySelector(".courts-dig-order")).toBeNull();
  });
});

describe("R24: two colours", () => {
  test("each has its shield and its purse", async () => {
    const you = await seated({ players: 2, header: ["gold 0 7", "gold 2 12"] });
    const [own] = you.root.querySelectorAll(".courts-player");
    expect([...(own?.querySelectorAll(".coin") ?? [])].map((coin) => coin.textContent)).toEqual([
      "7",
      "12",
    ]);
    expect(
      [...(own?.querySelectorAll(".shield") ?? [])].map((shield) =>
        shield.getAttribute("aria-label"),
      ),
    ).toEqual(["swan", "stag"]);
  });
});

describe("bots", () => {
  test("a bot's turn can be hurried, and the end of one's own turn undone", async () => {
    const you = await seated({
      header: [],
      rolls: [[2, 3, 5]],
      chairs: [{ kind: "person" }, { kind: "bot", level: "page" }, { kind: "bot", level: "page" }],
    });
    await you.press(" ");
    await you.press("Enter");
    await you.press("e");
    await you.press("e");
    expect(you.button("Skip ahead. Ines plays").getAttribute("aria-disabled")).toBe("false");
    await you.tap(you.button("Undo"));
    expect(you.played()).toEqual(["0 roll", "* 2 3 5"]);
  });

  test("in a bot's turn the cloth shows the own gold, and the cards show the bot's", async () => {
    const you = await seated({
      header: ["gold 0 7", "gold 1 12", "to-act 1"],
      chairs: [{ kind: "person" }, { kind: "bot", level: "page" }, { kind: "bot", level: "page" }],
    });
    expect(you.root.querySelector(".courts-purse .coin")?.textContent).toBe("7");
    expect(you.root.querySelectorAll(".courts-figures .coin")[1]?.textContent).toBe("12");
  });
});

describe("the coach", () => {
  test("is turned on again where it was turned off, at the same level", async () => {
    const you = await seated(COURTING);
    await act(async () => {
      chooseCoach("best");
      chooseCoach("off");
    });
    await you.tap(you.button("Turn on the coach"));
    expect(settings.value.coach).toBe("best");
    expect(you.root.querySelector(".courts-coach-on")).toBeNull();
  });
});

describe("the end", () => {
  test("the cloth says how it ended, and offers nothing that cannot be done", async () => {
    const you = await seated({ header: ["court 1 0 1 1", "gold 1 7", "over"] });
    const closed = you.root.querySelector(".courts-closed");
    expect(closed?.querySelector("h2")?.textContent).toBe("Ines won with 5 points");
    expect(closed?.querySelectorAll("button")).toHaveLength(0);
  });

  test("R21: a score sheet with every court, members and gold", async () => {
    await rollingCourtsUi.fetchLazyParts();
    const you = await seated({
      header: ["court 1 0 1 1", "gold 1 7", "over"],
      shows: ({ session }) => <rollingCourtsUi.Finale session={session} />,
    });
    const rows = [...you.root.querySelectorAll("tbody tr")];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["Ines", "5", "0", "0", "0", "0", "0", "5", "2", "7"],
      ["You", "1", "0", "0", "0", "0", "0", "1", "1", "0"],
      ["Jonas", "0", "0", "0", "0", "0", "0", "0", "0", "0"],
    ]);
    expect(you.root.querySelectorAll("thead th")).toHaveLength(10);
  });
});

describe("the focus", () => {
  test("goes to the large button when the focused control is removed", async () => {
    const you = await seated({ header: ["cave 2 - - - 0 0 -", "examine 0"] });
    const home = you.button("Home with 3, Cave 2, space 5");
    home.focus();
    await you.press("Enter");
    await expect.poll(() => document.activeElement).toBe(you.button("Stay in the mine"));
  });

  test("goes to a control that can be used when the focused one is switched off", async () => {
    const you = await seated({ header: ["court 1 0 0 0"], played: ["0 roll", "* 2 3 5"] });
    const change = you.button(/^Change die, 1/);
    change.focus();
    await you.press("Enter");
    await you.tap(you.button("Change die 1 from two to three"));
    expect(change.getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => document.activeElement).toBe(you.button(/^Die 1, three, changed/));
  });

  test("goes to the first place that a die leads to, when it is chosen by its key", async () => {
    const you = await seated({ header: [], played: ["0 roll", "* 2 3 5"] });
    await you.press("2");
    await expect.poll(() => document.activeElement).toBe(you.cell("gate village 3"));
  });

  test("stays on the board where the next die leads", async () => {
    const you = await seated({ header: [], played: ["0 roll", "* 2 3 5"] });
    await you.press("1");
    you.cell("gate village 2").focus();
    await you.press("2");
    await expect.poll(() => document.activeElement).toBe(you.cell("gate village 3"));
  });

  test("goes to a seat at court that the gold is enough for, otherwise to an entrance", async () => {
    const header = ["gold 0 7", "village 1 0 - - -", "village 3 - - - 0"];
    const you = await seated({ header, played: ["0 roll", "* 1 3 5"] });
    you.cell("gate village 6").focus();
    await you.press("1");
    await expect.poll(() => document.activeElement).toBe(you.cell("gate village 1"));
    await you.press("2");
    await expect.poll(() => document.activeElement).toBe(you.cell("court 3:1"));
  });

  test("is on the large button when the next person's turn begins", async () => {
    const you = await seated({ header: [], played: ["0 roll", "* 2 3 5"] });
    you.cell("court 3:1").focus();
    await you.press("e");
    await you.press("e");
    await you.takeScreen();
    expect(document.activeElement).toBe(you.button("Roll 3 dice"));
  });

  test("stays in a phone's row when it opens", async () => {
    const you = await seated({ ...COURTING, viewport: PHONE });
    const lane = you.button(/^Row 3\..*Choose its die\.$/);
    lane.focus();
    await you.tap(lane);
    expect(document.activeElement).toBe(you.cell("gate village 3"));
  });

  test("the board is one stop for Tab", async () => {
    const you = await seated(COURTING);
    const stops = you.root.querySelectorAll("[role=grid] button[tabindex='0']");
    expect(stops).toHaveLength(1);
  });
});
