import { LANGUAGES, sayProblem, type Language } from "@courtly/engine";
import {
  coloursOf,
  ENGLISH,
  rollingCourts,
  RULE_FIELDS,
  tell,
  type CourtsWords,
  type Family,
} from "@courtly/rolling-courts";
import { wordsIn } from "@courtly/rolling-courts/words";
import { faultOfText, setupOf } from "@courtly/testkit";
import { describe, expect, test } from "vitest";
import { three } from "./board.ts";

type Refusals = CourtsWords["refusals"];
type Tales = CourtsWords["tales"];

const village = { kind: "village", number: 3 } as const;
const cave = { kind: "cave", number: 4 } as const;
const spot = { kind: "cave", number: 4, space: 2 } as const;

/** Sample values for every text; a new text does not compile without an entry here. */
const REFUSALS: { readonly [Code in keyof Refusals]: Parameters<Refusals[Code]> } = {
  rollFirst: [],
  rolledAlready: [],
  examining: [],
  notExamining: [],
  noDie: [{ die: 4, unspent: [] }],
  noDieToRetire: [{ die: 4, unspent: [1] }],
  noDieToPromote: [{ die: 4, unspent: [1, 2] }],
  enteredTwice: [{ place: cave }],
  nobodyInHand: [],
  notOwnRecalled: [{ spot }],
  notOwnToCourt: [{ spot }],
  notOwnMiner: [{ spot }],
  notOwnHome: [{ spot }],
  notOwnRetired: [{ spot }],
  notOwnPromoted: [{ spot }],
  caveFull: [{ place: cave, redLine: 3 }],
  notNeighbour: [{ village: 1, court: 4 }],
  courtFull: [{ court: 2 }],
  leapTooFar: [{ court: 2, over: 3, members: 1 }],
  tooDear: [{ price: 9, gold: 4 }],
  noPath: [{ cave: 1, mine: 4 }],
  exhausted: [{ mine: 2 }],
  noPoints: [{ needed: 2, left: 1 }],
  notByOne: [{ die: 2, to: 5 }],
  noUnchangedDie: [{ die: 2, unchanged: [] }],
  lastSpace: [{ spot }],
  pastOwn: [{ spot }],
  noValue: [{ spot }],
};

const samplesOf = (
  who: Family,
): { readonly [Kind in keyof Tales]: readonly Parameters<Tales[Kind]>[] } => ({
  rolled: [[who, [1, 2, 6]]],
  rolledTriple: [[who, [2, 2, 2]]],
  roundBegins: [[who, 3]],
  sent: [
    [who, village],
    [who, cave],
  ],
  recalled: [[who, spot, village]],
  pushedOut: [[who, 3, 4]],
  wentToCourt: [
    [who, { court: 2, ahead: [], price: 5 }],
    [who, { court: 2, ahead: [{ ...who, name: "Ben" }, who], price: 5 }],
  ],
  courtFilled: [
    [2, 1, 2],
    [2, 2, 2],
  ],
  foundTreasure: [[who, 5, 1]],
  foundLastTreasure: [[who, 1, 1]],
  changedDie: [[who, 2, 3]],
  retired: [[who, 3, 1]],
  promoted: [
    [who, spot, undefined],
    [who, spot, who],
  ],
  ended: [
    [who, []],
    [who, [2, 5]],
  ],
  tookHome: [[who, 4, 3]],
  stayed: [[who]],
  resigned: [[who.name]],
  dug: [[]],
  emptyCaves: [[]],
  cameHome: [
    [who, { members: 1, caves: [4], gold: 5 }],
    [who, { members: 3, caves: [2, 4], gold: 15 }],
  ],
});

const WHO: readonly Family[] = [
  { name: "You", mark: undefined },
  { name: "Ada", mark: undefined },
  { name: "You", mark: "swan" },
  { name: "Ada", mark: "A2" },
];

type Book = Readonly<Record<string, (...values: never[]) => string>>;

/** All texts of the game by a key; a missing text is empty. */
function everything(words: CourtsWords): ReadonlyMap<string, string> {
  const refusals = Object.entries(REFUSALS).map(([code, values]) => [
    code,
    (words.refusals as Book)[code]?.(...(values as never[])),
  ]);
  const tales = WHO.flatMap((who) =>
    Object.entries(samplesOf(who)).flatMap(([kind, all]) =>
      all.map((values, i) => [
        `${kind} ${i} ${who.name} ${who.mark}`,
        (words.tales as Book)[kind]?.(...(values as unknown as never[])),
      ]),
    ),
  );
  const rules = Object.entries(RULE_FIELDS).flatMap(([field, values]) =>
    values.map((value) => [
      `${field}=${value}`,
      (words.rules as Readonly<Record<string, Readonly<Record<string, string>>>>)[field]?.[value],
    ]),
  );
  const { ending, place, member } = words;
  const all: readonly (readonly (string | undefined)[])[] = [
    ...refusals,
    ...tales,
    ...rules,
    ["full", ending.courtsFull(1, 9)],
    ["full 2", ending.courtsFull(2, 9)],
    ["idle", ending.idle(20, 25)],
    ...(["village", "cave", "court", "deep"] as const).map((kind) => [
      kind,
      place({ kind, number: 1 }),
    ]),
    ...WHO.map((who) => [`member ${who.name} ${who.mark}`, member(who)]),
  ];
  return new Map(all.map(([kind = "", text = ""]) => [kind, text]));
}

describe.each(LANGUAGES)("in '%s'", (language) => {
  test("every text passes the checks for texts that people read", async () => {
    for (const [kind, text] of everything(await wordsIn(language)))
      expect(faultOfText(text), `${kind}: ${text}`).toBeUndefined();
  });
});

describe.each(["it", "de"] as const)("in '%s'", (language) => {
  test("no text is English", async () => {
    const english = everything(ENGLISH);
    for (const [kind, text] of everything(await wordsIn(language))) {
      expect(text, kind).not.toBe(english.get(kind));
      expect(text, kind).not.toMatch(/\bYou\b/);
    }
  });
});

/** The tales of an action by the first of three players, who is at this device ("You"). */
async function toldIn(language: Language, lines: readonly string[], text: string) {
  const before = rollingCourts.start(setupOf(rollingCourts, 3, ...lines));
  const action = rollingCourts.notation.action.read(text);
  if (!action.ok) throw new Error(action.error);
  const event = { kind: "acted", seat: 0, action: action.value } as const;
  const words = await wordsIn(language);
  const colours = coloursOf(before, ["You", "Ada", "Ben"], { marks: [], words });
  return tell({ before, event, after: rollingCourts.apply(before, event) }, colours);
}

test.each([
  [
    "it",
    "Mandi un familiare nel villaggio 3.",
    "Un familiare di Ada viene spinto fuori dal villaggio 3 e riceve",
  ],
  [
    "de",
    "Du schickst ein Mitglied in Dorf 3.",
    "Ein Mitglied von Ada wird aus Dorf 3 hinausgedrängt",
  ],
] as const)("a member is sent and another one pushed out, in '%s'", async (language, sent, out) => {
  const tales = await toldIn(language, ["village 3 0 0 2 1", "unspent 3 4 5"], "village 3");
  expect(tales.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(tales[0]?.text).toBe(sent);
  expect(tales[1]?.text).toContain(out);
});

const [you, ada] = WHO as readonly [Family, Family];

test("Italian: verbs, articles and plurals", async () => {
  const { tales, ending, refusals } = await wordsIn("it");
  expect(tales.roundBegins(you, 2)).toBe("Giro 2: cominci tu.");
  expect(tales.recalled(ada, spot, village)).toBe(
    "Ada richiama un familiare dalla grotta 4 e lo manda nel villaggio 3.",
  );
  expect(tales.pushedOut(you, 3, 1)).toBe(
    "Un tuo familiare viene spinto fuori dal villaggio 3 e riceve 1 moneta d’oro.",
  );
  expect(tales.wentToCourt(ada, { court: 2, ahead: [you], price: 5 })).toBe(
    "Ada va alla corte 2, davanti a te, per 5 monete d’oro.",
  );
  expect(tales.cameHome(ada, { members: 2, caves: [2, 4], gold: 9 })).toBe(
    "2 familiari di Ada tornano a casa dal fondo delle grotte 2 e 4: 9 monete d’oro.",
  );
  expect(tales.rolled({ name: "You", mark: "T2" }, [1, 2, 3])).toBe("Tu (T2) tiri 1 2 3.");
  expect(ending.courtsFull(1, 1)).toBe("1 corte è piena dopo 1 giro.");
  expect(refusals.noPoints({ needed: 1, left: 0 })).toBe("serve 1 punto azione, ne hai 0");
});

test("German: verbs, cases and plurals", async () => {
  const { tales, ending, refusals } = await wordsIn("de");
  expect(tales.roundBegins(you, 2)).toBe("Runde 2: Du beginnst.");
  expect(tales.recalled(ada, spot, village)).toBe(
    "Ada ruft ein Mitglied aus Höhle 4 zurück und schickt es in Dorf 3.",
  );
  expect(tales.pushedOut(you, 3, 1)).toBe(
    "Dein Mitglied wird aus Dorf 3 hinausgedrängt und bekommt 1 Gold.",
  );
  expect(tales.wentToCourt(ada, { court: 2, ahead: [you], price: 5 })).toBe(
    "Ada geht für 5 Gold an Hof 2, vor dir.",
  );
  expect(tales.cameHome(ada, { members: 2, caves: [2, 4], gold: 9 })).toBe(
    "2 Mitglieder von Ada kommen vom Ende der Höhlen 2 und 4 heim: 9 Gold.",
  );
  expect(tales.rolled({ name: "You", mark: "D2" }, [1, 2, 3])).toBe("Du (D2) würfelst 1 2 3.");
  expect(ending.courtsFull(1, 1)).toBe("1 Hof ist nach 1 Runde voll.");
  expect(refusals.noPoints({ needed: 1, left: 0 })).toBe("du brauchst 1 Aktionspunkt und hast 0");
});

test.each([
  ["en", "2 of yours, Ada and 2 of A2", "Ada"],
  ["it", "2 dei tuoi, Ada e 2 di A2", "Ada"],
  ["de", "2 von dir, Ada und 2 von A2", "Ada"],
] as const)("several members of one family are counted, in '%s'", async (language, all, one) => {
  const { passed } = await wordsIn(language);
  const twin: Family = { name: "Ada", mark: "A2" };
  expect(passed([you, ada, twin, { ...you }, twin])).toBe(all);
  expect(passed([ada])).toBe(one);
});

test("a refusal is translated by its code and values", async () => {
  const acted = three("unspent 3 4 5").table.act(0, "court 3 from village 3:1");
  if (acted.ok) throw new Error("village 3 should be empty");
  const refused = acted.error;
  const say = async (language: Language) =>
    sayProblem(refused, [(await wordsIn(language)).refusals]);
  expect(await say("en")).toBe(refused.message);
  expect(await say("it")).toBe("nessun familiare di questo colore è in villaggio 3:1");
  expect(await say("de")).toBe("bei Dorf 3:1 steht kein Mitglied dieser Farbe");
});
