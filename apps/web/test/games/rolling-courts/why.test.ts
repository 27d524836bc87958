import { boxed, readRecord, type Seat } from "@courtly/engine";
import type { AdviceLine } from "@courtly/bots/advice";
import { rollingCourts, type State } from "@courtly/rolling-courts";
import { expect, test } from "vitest";
import { reasonsFor } from "@courtly/coach/rolling-courts";
import { reasonWords } from "../../../src/games/rolling-courts/coach/reasonWords.ts";

/** All reasons in one line. */
const whyByGains = (state: State, seat: Seat, lines: readonly AdviceLine[]) =>
  reasonsFor(state, seat, lines).map(reasonWords).join(" ");

const RECORD = `courtly 1
game rolling-courts
players Ada, Ben, Cleo
start 0
round 4
gold 0 20
village 3 - 0 - -
cave 2 0 - - - - -
to-act 0
unspent 3 4
---
`;

const EXAMINED = `courtly 1
game rolling-courts
players Ada, Ben, Cleo
start 0
round 4
cave 2 - - - 0 - -
examine 0
---
`;

function stateOf(record: string): State {
  const reading = readRecord(record, [boxed(rollingCourts)]);
  if (!reading.ok) throw new Error(reading.error.message);
  return reading.value.table.state;
}

const sampled = (
  lines: readonly { readonly steps: readonly string[]; readonly chance: number }[],
) => lines.map((line) => ({ ...line, margin: 0.01 }));
const EARNS = "A miner earns gold: 2 after 3 rounds, 5 after 5.";

test("the purpose of a step comes first, then its difference from the next best", () => {
  const lines = [
    { steps: ["court 3 from village 3:2 over 0", "end"], chance: 0.4 },
    { steps: ["village 4", "end"], chance: 0.3 },
  ];
  const scores =
    "Only members at court score: 1 point with this step, more when others come in behind.";
  const more = "+1 point at court, −10 gold at once, −2 members in the villages";
  expect(whyByGains(stateOf(RECORD), 0, sampled(lines))).toBe(
    `${scores} Only 30% to win with “Send a member to village 4”. Compared with “Send a member to village 4”: ${more}.`,
  );
  // Lines that were not sampled have no chances.
  expect(whyByGains(stateOf(RECORD), 0, lines)).toBe(
    `${scores} Compared with “Send a member to village 4”: ${more}.`,
  );
});

test("gold that miners will bring home counts beside gold in the purse", () => {
  const lines = [
    { steps: ["cave 3", "end"], chance: 0.4 },
    { steps: ["deep 2 from cave 2:1", "end"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(RECORD), 0, lines)).toMatch(
    /A miner earns gold.* Compared with “Cave 2 to deep mine 2, \+6 gold”: \+10 gold later from the caves, −6 gold at once\.$/,
  );
});

test("a step into a village says where the member can go, and that it costs less further on", () => {
  const said = whyByGains(stateOf(RECORD), 0, [{ steps: ["village 4", "end"], chance: 0.4 }]);
  expect(said).toMatch(
    /From village 4 a member can go to court 3, 4 or 5: for 12 gold, for 6 once others have pushed it up\./,
  );
});

test("a newcomer in a village that moves an own member up, or pushes one out, is explained with that", () => {
  const why = (row: string) =>
    whyByGains(stateOf(RECORD.replace("village 3 - 0 - -", `village 3 ${row}`)), 0, [
      { steps: ["village 3", "end"], chance: 0.4 },
    ]);
  expect(why("0 - - -")).toMatch(
    /This moves your own members in village 3 up: their ways to court cost 2 gold less\./,
  );
  expect(why("1 1 1 0")).toMatch(
    /^This pushes out your own last member there, which retires with 4 gold\./,
  );
  expect(why("- 0 - -")).toMatch(/From village 3 a member can go/);
});

test("a turn that fills the last court says the points so far", () => {
  const full = [1, 2].map((court) => `court ${court} 1 1 1 2 2`).join("\n");
  const record = RECORD.replace("to-act", `${full}\ncourt 3 1 1 2 2\nto-act`);
  const lines = [{ steps: ["court 3 from village 3:2 over 0", "end"], chance: 0.4 }];
  expect(whyByGains(stateOf(record), 0, lines)).toMatch(
    /^This turn fills the last court that is needed: the game ends after this round\. Points then: 1 for you, 30 for the best of the others\./,
  );
});

test("R24: a turn that fills the last court says what decides between equal points, and for whom", () => {
  const lines = [{ steps: ["court 3 from village 3:2 over 0", "end"], chance: 0.4 }];
  const why = (first: string, second: string) => {
    const courts = [`court 1 ${first}`, `court 2 ${second}`, "court 3 2 1 2 2"].join("\n");
    return whyByGains(stateOf(RECORD.replace("to-act", `${courts}\nto-act`)), 0, lines);
  };
  expect(why("1 1 1 0 0", "0 1 1 1 0")).toContain(
    "Points then: 18 for you, 18 for the best of the others; the members at court decide, now for them.",
  );
  expect(why("0 0 0 1 1", "0 1 1 0 0")).toContain("the members at court decide, now for you.");
});

test("without a move to court, the reason says what one would score and cost", () => {
  const lines = [
    { steps: ["cave 3", "end"], chance: 0.4 },
    { steps: ["village 4", "end"], chance: 0.35 },
    { steps: ["court 3 from village 3:2 over 0", "end"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(RECORD), 0, sampled(lines))).toMatch(
    /Going to court now would win less: 30%\. It brings 1 point for 10 gold; once the member has moved up, it costs only 6\.$/,
  );
  expect(whyByGains(stateOf(RECORD), 0, sampled(lines).toReversed())).not.toContain("Going to");
});

test("a game that is won with every move is called that", () => {
  const lines = [
    { steps: ["cave 3", "end"], chance: 1 },
    { steps: ["village 4", "end"], chance: 0.9999 },
  ];
  expect(whyByGains(stateOf(RECORD), 0, sampled(lines))).toBe(
    "Whatever you do here, you win almost surely.",
  );
  const unsure = [...sampled(lines), { steps: ["end"], chance: 0.9, margin: 0.01 }];
  expect(whyByGains(stateOf(RECORD), 0, unsure)).not.toContain("Whatever");
});

test("a difference within the margin does not count", () => {
  const lines = [
    { steps: ["cave 3", "end"], chance: 0.44 },
    { steps: ["village 4", "end"], chance: 0.42 },
  ];
  const why = (margin: number) =>
    whyByGains(
      stateOf(RECORD),
      0,
      lines.map((line) => ({ ...line, margin })),
    );
  expect(why(0.01)).toContain("Only 42% to win with");
  expect(why(0.03)).toContain("Too close to tell: 42% to win with");
});

test("staying in the mines is explained by its gain", () => {
  const lines = [
    { steps: ["stay"], chance: 0.4 },
    { steps: ["home cave 2:4"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(EXAMINED), 0, lines)).toBe(
    "One space deeper, your miner brings 3 gold instead of 2. Compared with “Home from cave 2 with 2 gold”: +5 gold later from the caves, −2 gold at once.",
  );
});

test("coming home is explained by its gain, compared with staying: others may come home too", () => {
  const lines = [
    { steps: ["home cave 2:4"], chance: 0.4 },
    { steps: ["home cave 3:4"], chance: 0.35 },
    { steps: ["stay"], chance: 0.3 },
  ];
  expect(
    whyByGains(stateOf(EXAMINED.replace("cave 2", "cave 3 - - - 0 - -\ncave 2")), 0, lines),
  ).toMatch(
    /^2 gold at once, and the member is home again\. Compared with “All stay in the caves”: \+2 gold at once, −5 gold later from the caves\.$/,
  );
});

test("with too few members in hand for three dice, the reason is a lack of members", () => {
  const full = ["1", "3", "4", "5"].map((cave) => `cave ${cave} 0 0 0 - - -`).join("\n");
  const lines = [
    { steps: ["home cave 2:4"], chance: 0.4 },
    { steps: ["stay"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(EXAMINED.replace("cave 2", `${full}\ncave 2`)), 0, lines)).toContain(
    "You lack members: for three dice only 2 are at home.",
  );
});

test("a step has its own gold; several members that come back later in the turn are counted together", () => {
  const record = RECORD.replace("cave 2 0 -", "cave 2 0 0").replace("unspent 3 4", "unspent 1 3 4");
  const deep = ["deep 2 from cave 2:1", "deep 1 from cave 2:2"];
  const why = (...steps: readonly string[]) =>
    whyByGains(stateOf(record), 0, [{ steps: [...steps, "end"], chance: 0.4 }]);
  expect(why(...deep)).toMatch(
    /6 gold at once \(in the cave it would be 5 in the end\), and the member is home again\./,
  );
  expect(why("village 4", ...deep)).toMatch(
    /12 gold later in this turn, and 2 members are home again\./,
  );
});

test("a member that retires in the same turn does not count as on the way to court", () => {
  const record = RECORD.replace("unspent 3 4", "unspent 4 4\npoints 2");
  const steps = ["village 4", "retire village 4:1", "end"];
  expect(whyByGains(stateOf(record), 0, [{ steps, chance: 0.4 }])).toMatch(
    /This makes a later step possible: “Retire early from village 4, \+2 gold”\. 2 gold later in this turn, and the member is home again\./,
  );
});

test("of two members that enter one place, only the one that goes on opens a way", () => {
  const record = RECORD.replace("unspent 3 4", "unspent 3 3 4");
  const steps = ["cave 3", "cave 3", "deep 3 from cave 3:1", "end"];
  const said = reasonsFor(stateOf(record), 0, [{ steps, chance: 0.4 }]).map(reasonWords);
  expect(said.slice(1, 3)).toEqual([
    EARNS,
    "6 gold later in this turn (in the cave it would be 5 in the end), and the member is home again.",
  ]);
});

test("a court that the line itself fills promises no further points", () => {
  const record = RECORD.replace("to-act", "court 3 1 1 2\nto-act")
    .replace("- 0 - -", "0 0 - -")
    .replace("gold 0 20", "gold 0 40")
    .replace("unspent 3 4", "unspent 3 3");
  const steps = ["court 3 from village 3:2", "court 3 from village 3:1", "end"];
  expect(whyByGains(stateOf(record), 0, [{ steps, chance: 0.4 }])).toMatch(
    /^Only members at court score: 1 point with this step\./,
  );
});

test("nothing is said about rounds after the end, or about full courts", () => {
  const full = (courts: readonly number[]) =>
    courts.map((court) => `court ${court} 1 1 1 2 2`).join("\n");
  const why = (courts: readonly number[], steps: readonly string[]) =>
    whyByGains(stateOf(RECORD.replace("to-act", `${full(courts)}\nto-act`)), 0, [
      { steps, chance: 0.4 },
    ]);
  expect(why([1, 2, 6], ["cave 3", "end"])).toBe("");
  expect(why([1, 2, 6], ["village 4", "end"])).toBe("");
  const five = RECORD.replace("Ada, Ben, Cleo", "Ada, Ben, Cleo, Dan, Eve").replace(
    "to-act",
    "court 3 1 1 2 2 3\ncourt 4 1 1 2 2 3\ncourt 5 3 3 4 4 4\nto-act",
  );
  expect(
    whyByGains(stateOf(five), 0, [{ steps: ["village 4", "end"], chance: 0.4 }]),
  ).not.toContain("From village");
});

test("a step that only prepares a later one is explained as such", () => {
  const lines = [{ steps: ["cave 3", "deep 3 from cave 3:1", "end"], chance: 0.4 }];
  expect(whyByGains(stateOf(RECORD), 0, lines)).toMatch(
    /This makes a later step possible: “Cave 3 to deep mine 3, \+6 gold”\. 6 gold later in this turn \(in the cave it would be 5 in the end\), and the member is home again\./,
  );
});

test("gold at once is preferred to more gold later if it pays for a way to court, or the end is near", () => {
  const lines = [
    { steps: ["deep 2 from cave 2:1", "end"], chance: 0.4 },
    { steps: ["cave 3", "end"], chance: 0.3 },
  ];
  const near = [1, 2].map((court) => `court ${court} 1 1 1 2 2`).join("\n");
  const why = (gold: number, courts = "") =>
    whyByGains(
      stateOf(RECORD.replace("gold 0 20", `gold 0 ${gold}`).replace("to-act", `${courts}to-act`)),
      0,
      lines,
    );
  expect(why(5)).toContain("That gold pays for a way to court, which costs 10.");
  expect(why(20)).not.toMatch(/That gold|counts more/);
  expect(why(20, `${near}\n`)).toContain(
    "Gold now counts more than gold later: one more full court ends the game.",
  );
});

test("the reason names the member that goes, if several could", () => {
  const record = RECORD.replace("cave 2 0 -", "cave 2 0 0");
  const lines = [
    { steps: ["deep 2 from cave 2:1", "end"], chance: 0.4 },
    { steps: ["deep 2 from cave 2:2", "end"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(record), 0, sampled(lines))).toContain(
    "Only 30% to win with “Cave 2 to deep mine 2, +6 gold, the miner on space 2”.",
  );
  const alone = [{ steps: ["cave 3", "end"], chance: 0.5 }, ...lines.slice(0, 1)];
  expect(whyByGains(stateOf(RECORD), 0, sampled(alone))).toContain(
    "Only 40% to win with “Cave 2 to deep mine 2, +6 gold”.",
  );
});

test("if gold is too little for all ways to court, also with the gold on the way, the reason is a lack of gold", () => {
  const lines = [
    { steps: ["cave 3", "end"], chance: 0.4 },
    { steps: ["village 4", "end"], chance: 0.3 },
  ];
  const why = (gold: number, villages = "- 0 - -", cave = "0 -") =>
    whyByGains(
      stateOf(
        RECORD.replace("gold 0 20", `gold 0 ${gold}`)
          .replace("- 0 - -", villages)
          .replace("cave 2 0 -", `cave 2 ${cave}`),
      ),
      0,
      lines,
    );
  expect(why(2)).toContain(
    `You lack gold: you have 2 and 5 on the way, and the way to court of your member in a village costs 10. ${EARNS}`,
  );
  expect(why(10, "0 0 - -", "- -")).toContain(
    "You lack gold: you have 10, and the ways to court of your 2 members cost 22.",
  );
  expect(why(0, "- - - -", "- -")).toContain(
    "Gold comes first: you have 0, and a way to court costs 4 to 12.",
  );
  // With enough gold for these ways, more gold is for further members, then for leaps, if there is somebody to pass.
  expect(why(20)).toContain(
    "Further members will need more gold: you have 20 and 5 on the way, your member in a village needs 10 of it for its way to court, and each further one 4 to 12.",
  );
  expect(why(20, "- - - -")).toContain("each member pays 4 to 12 for its way to court.");
  expect(why(50)).not.toMatch(/each further|gold buys/);
  const rich = RECORD.replace("gold 0 20", "gold 0 50");
  const leaps = whyByGains(stateOf(rich.replace("to-act", "court 2 1 2\nto-act")), 0, lines);
  expect(leaps).toContain(
    "More gold buys better seats: going ahead of others at court costs 5 to 9 more.",
  );
});

test("with gold for more members than are in the villages, the reason is a lack of members near court", () => {
  const lines = [
    { steps: ["village 4", "end"], chance: 0.4 },
    { steps: ["cave 3", "end"], chance: 0.3 },
  ];
  expect(whyByGains(stateOf(RECORD), 0, lines)).toContain(
    "The way to court begins in a village, and only one of your members is in one. You have gold for more: 20 and 5 on the way.",
  );
  const poor = stateOf(RECORD.replace("gold 0 20", "gold 0 14"));
  expect(whyByGains(poor, 0, lines)).not.toContain("lack");
});

test("a turn that has nothing left to do says so", () => {
  const spent = stateOf(RECORD.replace("unspent 3 4", "unspent"));
  expect(whyByGains(spent, 0, [{ steps: ["end"], chance: 0.4 }])).toBe("All dice are spent.");
  expect(whyByGains(stateOf(RECORD), 0, [{ steps: ["end"], chance: 0.4 }])).toBe(
    "Nothing that the dice still allow would help.",
  );
});
