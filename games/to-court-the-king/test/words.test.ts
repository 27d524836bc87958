import { LANGUAGES, sayProblem, type Face, type Language } from "@courtly/engine";
import { faultOfText } from "@courtly/testkit";
import {
  CHARACTER_IDS,
  CHARACTERS,
  ENGLISH,
  RULE_FIELDS,
  RULE_SETS,
  type KingWords,
  type Mark,
} from "@courtly/to-court-the-king";
import { wordsIn } from "@courtly/to-court-the-king/words";
import { describe, expect, test } from "vitest";
import { two } from "./court.ts";

type Refusals = KingWords["refusals"];
type Tales = KingWords["tales"];
type Finale = Omit<KingWords["finale"], "emptyThrone">;

const EIGHT: Mark = { count: 8, face: 4 };
const knight = { character: "knight" } as const;
const rules = RULE_SETS.english;

/** Sample values for every text; a new text does not compile without an entry here. */
const REFUSALS: { readonly [Code in keyof Refusals]: Parameters<Refusals[Code]> } = {
  rollFirst: [],
  noActiveDice: [],
  mustSetAside: [],
  noDiceNamed: [],
  notActive: [{ dice: [6], active: [] }],
  notOwned: [knight],
  usedAlready: [knight],
  firstRollOnly: [{ character: "farmer" }],
  neverUsed: [{ character: "king" }],
  beforeFirstRoll: [knight],
  noFaceYet: [knight],
  faceWanted: [{ character: "queen" }],
  supplyEmpty: [{ inUse: 12, supply: 12 }],
  changesNothing: [knight],
  onlyActive: [{ character: "servingMaid", dice: [6], active: [1, 2] }],
  rerollsOne: [{ character: "fool", dice: 2 }],
  rerollsSome: [{ character: "merchant" }],
  abilityMismatch: [knight],
  nothingAside: [{ character: "astronomer" }],
  notAside: [{ character: "astronomer", aside: [3, 3] }],
  finalRoundTake: [],
  diceStillActive: [{ active: [2] }],
  queenComesAlong: [],
  kingClaimed: [],
  noneLeft: [knight],
  ownedAlready: [knight],
  foolFaceUp: [],
  noFoolToTurn: [],
  costNotMet: [{ character: "hunter", rules, result: [2, 2, 5] }],
  standInFinalRound: [],
  standAfterRolling: [],
  declineInFinalRound: [],
  declineBeforeRolling: [],
};

const change = { character: "philosopher", from: [1, 5], to: [3, 3] } as const;

const TALES: { readonly [Kind in keyof Tales]: Parameters<Tales[Kind]> } = {
  rolled: ["You", [2, 5, 5]],
  setAside: ["You", [5, 5]],
  brought: ["You", "laborer", 1],
  broughtEarly: ["You", "laborer"],
  rerolled: ["You", { ...change, character: "merchant" }],
  changed: ["You", change],
  tookNothing: ["You", [1, 2, 4]],
  turnedFool: ["You"],
  claimed: ["You", EIGHT],
  took: ["You", "alchemist", [1, 2, 3, 4, 5, 6]],
  declined: ["You"],
  resigned: ["You"],
  matched: ["You", EIGHT],
  missed: ["You", EIGHT],
  tookKing: ["You", EIGHT],
  fellShort: ["You", EIGHT],
};

const FINALE: { readonly [Kind in keyof Finale]: Parameters<Finale[Kind]> } = {
  nobodyClaimed: [100],
  wins: ["You"],
  held: ["You", EIGHT],
  takenFrom: ["You", EIGHT, "Ada"],
  matched: ["You", EIGHT, "Ada"],
  lasted: [9],
};

type Book = Readonly<Record<string, (...values: never[]) => string>>;
type Samples = Readonly<Record<string, readonly unknown[]>>;

/** All texts of a book, with `name` where a text is about a player. */
function allOf(book: Book, samples: Samples, name: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(samples).map(([kind, values]) => {
      const given = values.map((value) => (value === "You" ? name : value));
      return [kind, (book[kind] as Book[string])(...(given as never[]))];
    }),
  );
}

const everything = (words: KingWords, name: string): ReadonlyMap<string, string> =>
  new Map([
    ...allOf(words.refusals, REFUSALS, name),
    ...[...allOf(words.tales, TALES, name)].map(([kind, text]) => [`tale ${kind}`, text] as const),
    ...[...allOf(words.finale as unknown as Book, FINALE, name)].map(
      ([kind, text]) => [`finale ${kind}`, text] as const,
    ),
    ["finale emptyThrone", words.finale.emptyThrone],
    ["staysTaken", words.lasting.staysTaken()],
    ...CHARACTER_IDS.flatMap((id) => [
      [`who ${id}`, words.who(id)] as const,
      [`whom ${id}`, words.whom(id)] as const,
      [`cost ${id}`, words.cost(CHARACTERS[id].cost)] as const,
      [`ability ${id}`, words.ability(CHARACTERS[id].ability)] as const,
    ]),
    ...Object.entries(RULE_FIELDS).flatMap(([field, values]) =>
      values.map(
        (value) =>
          [
            `${field}=${value}`,
            (words.rules as Readonly<Record<string, Readonly<Record<string, string>>>>)[field]?.[
              value
            ] ?? "",
          ] as const,
      ),
    ),
  ]);

describe.each(LANGUAGES)("in '%s'", (language) => {
  test("every text passes the checks for texts that people read", async () => {
    const words = await wordsIn(language);
    for (const name of ["You", "Ada"])
      for (const [kind, text] of everything(words, name))
        expect(faultOfText(text), `${kind}: ${text}`).toBeUndefined();
    for (const id of CHARACTER_IDS) expect(faultOfText(words.names[id])).toBeUndefined();
    for (let count = 1; count <= 36; count += 1)
      for (const face of [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[])
        expect(faultOfText(words.mark({ count, face }))).toBeUndefined();
  });
});

describe.each(["it", "de"] as const)("in '%s'", (language) => {
  test("no text is English", async () => {
    const words = await wordsIn(language);
    for (const name of ["You", "Ada"]) {
      const english = everything(ENGLISH, name);
      for (const [kind, text] of everything(words, name)) {
        expect(text, kind).not.toBe(english.get(kind));
        expect(text, kind).not.toMatch(/\bYou\b/);
      }
    }
  });
});

describe("Italian", () => {
  test.each([
    ["took", ["You", "knight", [5, 5, 5, 5, 5]], "Prendi il Cavaliere con 5 5 5 5 5."],
    ["took", ["Ada", "magician", [1, 2, 3, 4, 5]], "Ada prende lo Stregone con 1 2 3 4 5."],
    ["took", ["Ada", "servingMaid", [1, 3, 5]], "Ada prende la Domestica con 1 3 5."],
    ["brought", ["You", "laborer", 1], "Chiami l’Artigiano: entra un 1."],
    ["changed", ["Ada", change], "Ada chiama il Filosofo: 1 5 diventano 3 3."],
    ["turnedFool", ["You"], "Giri il tuo Giullare: ora è un Ciarlatano."],
    [
      "missed",
      ["You", { count: 7, face: 3 }],
      "Ti fermi a sette 3: non basta per eguagliare il risultato.",
    ],
  ] as const)("%s %j", async (kind, values, text) => {
    const { tales } = await wordsIn("it");
    expect((tales[kind] as (...given: unknown[]) => string)(...values)).toBe(text);
  });

  test("gives marks their article, and rounds their plural", async () => {
    const { finale, mark } = await wordsIn("it");
    expect(finale.matched("You", EIGHT, "Ada")).toBe(
      "Eguagli gli otto 4 di Ada, e decide la Regina.",
    );
    expect(finale.matched("Ada", { count: 7, face: 2 }, "You")).toBe(
      "Ada eguaglia i tuoi sette 2, e decide la Regina.",
    );
    expect(finale.takenFrom("Ada", EIGHT, "You")).toBe("Ada tiene il Re con otto 4, preso a te.");
    expect(finale.lasted(1)).toBe("La partita è durata 1 giro.");
    expect(mark({ count: 1, face: 6 })).toBe("un 6");
  });
});

describe("German", () => {
  test.each([
    ["took", ["You", "knight", [5, 5, 5, 5, 5]], "Du nimmst mit 5 5 5 5 5 den Ritter."],
    ["took", ["Ada", "fool", [1, 2, 4]], "Ada nimmt mit 1 2 4 den Narren."],
    ["took", ["Ada", "noblewoman", [1, 1, 1, 2, 2]], "Ada nimmt mit 1 1 1 2 2 die Hofdame."],
    ["brought", ["You", "laborer", 1], "Du rufst den Handwerker: Eine 1 kommt dazu."],
    ["changed", ["Ada", change], "Ada ruft den Philosophen: Aus 1 5 werden 3 3."],
    ["turnedFool", ["Ada"], "Ada dreht den Narren um: Jetzt ist er ein Scharlatan."],
    ["tookKing", ["You", { count: 1, face: 6 }], "Du nimmst mit einer Sechs den König."],
  ] as const)("%s %j", async (kind, values, text) => {
    const { tales } = await wordsIn("de");
    expect((tales[kind] as (...given: unknown[]) => string)(...values)).toBe(text);
  });

  test("inflects names, marks and rounds by case and number", async () => {
    const { finale, mark, who, whom } = await wordsIn("de");
    expect([who("farmer"), whom("farmer"), whom("queen")]).toEqual([
      "der Bauer",
      "den Bauern",
      "die Königin",
    ]);
    expect(finale.matched("Ada", EIGHT, "You")).toBe(
      "Ada zieht mit deinen acht Vieren gleich, und die Königin entscheidet.",
    );
    expect(finale.takenFrom("You", EIGHT, "Ada")).toBe(
      "Du hältst den König mit acht Vieren und hast ihn Ada abgenommen.",
    );
    expect(finale.lasted(1)).toBe("Die Partie hat 1 Runde gedauert.");
    expect(mark({ count: 1, face: 4 })).toBe("eine Vier");
  });
});

test("a refusal is translated by its code and values", async () => {
  const acted = two("aside 2 2 5").table.act(0, "take hunter");
  if (acted.ok) throw new Error("three dice should not pay for four alike");
  const refusal = acted.error;
  expect(refusal.message).toBe("the Hunter costs four alike, the result is 2 2 5");
  const say = async (language: Language) =>
    sayProblem(refusal, [(await wordsIn(language)).refusals]);
  expect(await say("en")).toBe(refusal.message);
  expect(await say("it")).toBe("il Cacciatore costa quattro uguali, il tuo risultato è 2 2 5");
  expect(await say("de")).toBe("der Jäger kostet vier Gleiche, dein Ergebnis ist 2 2 5");
});
