import { readNames } from "@courtly/engine";
import {
  areLookalikes,
  cleanName,
  LIMITS,
  nameFault,
  readEntry,
  readJoinTable,
} from "@courtly/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";

const FAMILY = "👨‍👩‍👧‍👦";
const WHOLE_EMOJI = [FAMILY, "👩🏽‍❤️‍💋‍👨🏻", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇮🇹", "1️⃣", "❤️", "☺︎", "🧙‍♂️", "👍🏿"];

/** Texts of ordinary letters, of all of Unicode, and of the characters that are hard: joiners, selectors, marks, spaces. */
const HARD = [
  "\u200D",
  "\uFE0F",
  "\u0301",
  "\u202E",
  "\u200B",
  " ",
  "\u00A0",
  "\t",
  "\u3164",
  "\u{E0067}",
  "👨",
  "👧",
  "🏴",
  "e",
  "葛",
  "\u{E0100}",
  "ﷺ",
  "1",
  "\u20E3",
];
const piece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 4 }),
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.constantFrom(...HARD, ...WHOLE_EMOJI),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
const accepted = text
  .map((each) => cleanName(each))
  .filter((name) => nameFault(name) === undefined);

const FACTS = { players: { min: 2, max: 5 }, cites: { players: "K1" } } as Parameters<
  typeof readNames
>[1];
const joinedAs = (name: string) => {
  const read = readJoinTable({ name, shield: "or", token: "t".repeat(43) });
  return read.ok ? read.value.name : undefined;
};

test("a clean name stays as it is", () => {
  fc.assert(
    fc.property(text, (each) => {
      const clean = cleanName(each);
      expect(cleanName(clean)).toBe(clean);
      expect(clean).toBe(clean.normalize("NFC").trim());
    }),
    { numRuns: 2000 },
  );
});

test("a name that the server accepts can be written in a record, and is read from it unchanged", () => {
  fc.assert(
    fc.property(accepted, (name) => {
      expect(readNames(` Ada, ${name}`, FACTS)).toEqual({ ok: true, value: ["Ada", name] });
      const entry = { kind: "seated", player: 1, who: { kind: "person", name, shield: "or" } };
      expect(readEntry(JSON.stringify(entry))).toEqual({ ok: true, value: entry });
    }),
    { numRuns: 2000 },
  );
});

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/gu;

test("every accepted name has a character that people see, and none that they do not", () => {
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  fc.assert(
    fc.property(accepted, (name) => {
      const characters = [...graphemes.segment(name)].map(({ segment }) => segment);
      expect(characters.length).toBeGreaterThanOrEqual(1);
      expect(characters.length).toBeLessThanOrEqual(LIMITS.nameChars);
      for (const character of characters.filter((each) => each !== " "))
        expect(character.replaceAll(UNSEEN, "")).not.toBe("");
    }),
    { numRuns: 2000 },
  );
});

test.for(WHOLE_EMOJI)("a joined emoji stays whole, alone and in a name: %s", (emoji) => {
  expect(cleanName(`  ${emoji}`)).toBe(emoji);
  expect(joinedAs(`Ada ${emoji}`)).toBe(`Ada ${emoji}`);
  expect(joinedAs(emoji)).toBe(emoji);
});

test.for([
  { name: "\u3164", what: "the Hangul filler" },
  { name: "\u2800\u2800", what: "empty Braille patterns" },
  { name: "A\u3164da", what: "a filler in a name" },
  { name: "Ada\uFE0F", what: "a selector without an emoji" },
  { name: "Ada\u034F", what: "a joiner of marks" },
  { name: "\u0301", what: "a mark alone" },
  { name: "\u0301Ada", what: "a mark before the name" },
  { name: "👑\u{E0041}\u{E0042}\u{3164}", what: "an emoji and a filler" },
  { name: "\u200D\u200D", what: "joiners that join nothing" },
  { name: "\u202E\u2066", what: "changes of direction" },
])("a name of $what is refused", ({ name }) => {
  expect(joinedAs(name)).toBeUndefined();
});

test("characters without a shape are taken out of a name that people can read without them", () => {
  expect(joinedAs("A\u202Eda")).toBe("Ada");
  expect(joinedAs("Ada\u200B")).toBe("Ada");
  expect(joinedAs("👨\u200D Ada")).toBe("👨 Ada");
  expect(joinedAs("🏴\u{E0041}\u{E0042}")).toBe("🏴");
  expect(joinedAs("a \u200B b")).toBe("a b");
  expect(joinedAs("e\u200B\u0301")).toBe("é");
});

test("a letter of a newer version of Unicode is refused, never taken out: a newer page would miss it in its name", () => {
  const newer = "Ada\u0378";
  expect(cleanName(newer)).toBe(newer);
  expect(joinedAs(newer)).toBeUndefined();
  const entry = { kind: "seated", player: 1, who: { kind: "person", name: newer, shield: "or" } };
  expect(readEntry(JSON.stringify(entry))).toEqual({ ok: true, value: entry });
});

test("names of many scripts are accepted", () => {
  for (const name of [
    "Ada",
    "Zoë",
    "Łukasz",
    "Вера",
    "Σοφία",
    "علي",
    "दीपा",
    "小林",
    "葛\u{E0100}城",
    "서연",
    "สมชาย",
    "O’Neill",
    "R2-D2",
    "7",
  ])
    expect([name, joinedAs(name)]).toEqual([name, name.normalize("NFC")]);
});

test.for(["You", "you", "YOU", "Yоu", "Ｙｏｕ", "Y\u043Eu", "Y0u"])(
  "nobody is called %s",
  (name) => {
    expect(joinedAs(name)).toBeUndefined();
  },
);

test.for([
  ["Ben", "ben"],
  ["Ben", "Веn"],
  ["Ben", "BEN"],
  ["Ada", "Аdа"],
  ["Paolo", "Раоlо"],
  ["Bill", "BiIl"],
  ["Bill", "Bi1l"],
  ["Bob", "B0b"],
  ["Νικος", "Nικος"],
  ["Ｂｅｎ", "Ben"],
  ["𝐁𝐞𝐧", "Ben"],
  ["Ben", "Be\uFE0Fn"],
  ["Zoë", "Zоë"],
  ["ﬁn", "fin"],
  ["Ada", "ꓮda"],
  ["Ada", "Ꭺda"],
  ["TESS", "ᎢꓰꓢᏚ"],
  ["Milena", "Mi\u0307lena"],
  ["Milena", "Mı\u0307lena"],
  ["Jojo", "Joj\u0307o"],
  ["Oscar", "Oꜱᴄar"],
  ["ANNA", "ᴀɴɴᴀ"],
  ["Oscar", "Օscar"],
  ["hanno", "հaոոօ"],
  ["Bob", "Bⲟb"],
  ["DORA", "ᗪOᖇᗅ"],
  ["Bill", "Biǀǀ"],
] as const)("%s and %s look alike", ([one, other]) => {
  expect(areLookalikes(one, other)).toBe(true);
  expect(areLookalikes(other, one)).toBe(true);
});

test.for([
  ["Ben", "Bea"],
  ["Lan", "Ian"],
  ["Zoe", "Zoë"],
  ["Squire", "Squire 2"],
  ["Anna", "Ana"],
  ["Вера", "Вита"],
  ["Işıl", "Işil\u0323"],
  ["Jön", "Jȯn"],
  ["👑", "👸"],
] as const)("%s and %s can be told apart", ([one, other]) => {
  expect(areLookalikes(one, other)).toBe(false);
});

test("every name looks like itself, and whether two names look alike does not depend on their order", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(areLookalikes(one, one)).toBe(true);
      expect(areLookalikes(one, other)).toBe(areLookalikes(other, one));
    }),
  );
  const letters = fc.string({
    unit: fc.constantFrom("a", "b", "c", "i", "l", "o", "t", "u", "x", " "),
  });
  fc.assert(
    fc.property(letters, (name) => {
      expect(areLookalikes(name, name.toUpperCase())).toBe(true);
    }),
  );
});

test("a name that an older version has stored is read as it is", () => {
  for (const name of ["\u3164", "Be\uFE0Fn", "a  b", "you"]) {
    const entry = { kind: "seated", player: 1, who: { kind: "person", name, shield: "or" } };
    expect(readEntry(JSON.stringify(entry))).toEqual({ ok: true, value: entry });
  }
});
