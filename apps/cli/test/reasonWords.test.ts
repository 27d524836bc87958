import type { CourtsReason, Gain, Lack, Purpose, StepAt } from "@courtly/coach/rolling-courts";
import type {
  Edge,
  Gap,
  Help,
  KeptDice,
  KingReason,
  StepAt as KingStep,
} from "@courtly/coach/to-court-the-king";
import type { CharacterId } from "@courtly/to-court-the-king";
import { LANGUAGES } from "@courtly/engine";
import { describe, expect, test } from "vitest";
import { reasonWords as courtsWords } from "../src/games/rolling-courts/reasonWords.ts";
import { reasonWords as kingWords } from "../src/games/to-court-the-king/reasonWords.ts";
import { ENGLISH, speechIn } from "../src/speech.ts";
import { courtsPlace, NAMES, place } from "./support/place.ts";

/** Examples of every kind: one that is missing here does not compile. */
type EveryKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union["kind"]]: readonly (Union & { readonly kind: Kind })[];
};

const chances = { kind: "chances", chance: 0.612, other: 0.58 } as const;
const card = { card: "guard", chance: 0.412, win: 0.6 } as const;
const gives = {
  kind: "gives",
  card: "guard",
  isPaid: false,
  isMade: false,
  win: 0.61,
  isAtMost: false,
} as const;

const HELPS: EveryKind<Help> = {
  mark: [{ kind: "mark" }],
  anotherTry: [{ kind: "anotherTry" }],
  matching: [{ kind: "matching" }],
  dice: [
    { kind: "dice", isAtWill: true, dice: 5, before: 4 },
    { kind: "dice", isAtWill: false, dice: 4, before: 4 },
  ],
};

const GAPS: EveryKind<Gap> = {
  alike: [1, 2].map((more) => ({ kind: "alike", face: 4, have: 2, more })),
  pips: [{ kind: "pips", have: 10, asked: 15 }],
  dice: [
    { kind: "dice", more: 1, fits: [], alike: undefined },
    { kind: "dice", more: 2, fits: [], alike: { face: 3, have: 3 } },
    { kind: "dice", more: 1, fits: [2, 5], alike: { face: 3, have: 4 } },
  ],
  further: [{ kind: "further", face: 3, have: 5 }],
  odd: [{ kind: "odd" }],
  even: [{ kind: "even" }],
};

const keeps = {
  kind: "keeps",
  card: undefined,
  rolls: 3,
  adds: undefined,
  needsCards: false,
  helping: [],
} as const;

const KEPT: EveryKind<KeptDice> = {
  keeps: [
    ...Object.values(GAPS)
      .flat()
      .map((gap) => ({ ...keeps, gap })),
    ...GAPS.alike.map((gap) => ({ ...keeps, gap, rolls: 1, adds: "knight" }) as const),
    ...GAPS.dice.map((gap) => ({ ...keeps, gap, needsCards: true }) as const),
    ...GAPS.dice.map(
      (gap) =>
        ({
          ...keeps,
          gap,
          needsCards: true,
          helping: [
            { card: "laborer", face: 1 },
            { card: "queen", face: "any" },
            { card: "astronomer", face: "changes" },
          ],
        }) as const,
    ),
    ...GAPS.odd.map((gap) => ({ ...keeps, gap, card: "servingMaid" }) as const),
  ],
  pays: [false, true].map((isNearly) => ({ kind: "pays", card: "guard", isNearly })),
  adds: [{ kind: "adds", card: "hunter", face: 3 }],
  one: [1, 2].map((rolls) => ({ kind: "one", rolls })),
  joins: [{ kind: "joins", card: "bishop" }],
  brings: [{ kind: "brings", card: "bishop", face: 6 }],
  rerolls: [{ kind: "rerolls", card: "merchant" }],
};

const EDGES: EveryKind<Edge> = {
  asGood: [{ kind: "asGood" }],
  keepsFool: [{ kind: "keepsFool" }],
  lastCopy: [{ kind: "lastCopy", left: 2 }],
  harder: [{ kind: "harder" }],
  pips: [{ kind: "pips" }],
};

const mark = { count: 7, face: 4 } as const;
const aim = {
  kind: "aim",
  card: "knight",
  other: undefined,
  sure: undefined,
  help: { kind: "mark" },
  chance: 0.4,
  isThisWay: false,
  win: undefined,
} as const;
const sure = { card: "farmer", win: 0.5, isNearly: false } as const;

/** The step that takes a card, or nothing. */
const take = (character: CharacterId | "nothing"): KingStep => ({
  action: { kind: "take", character },
  before: place(["active 2 5 5"]),
});

const KING: EveryKind<KingReason> = {
  chances: [
    { ...chances, verdict: "better", next: take("nothing") },
    { ...chances, verdict: "asGood", next: take("farmer") },
    { ...chances, verdict: "tooClose", next: undefined },
  ],
  apart: [
    { isAsGood: true, isLow: false },
    { isAsGood: false, isLow: false },
    { isAsGood: false, isLow: true },
  ].map((told) => ({ kind: "apart", dice: [5, 5], win: 0.41, best: 0.43, ...told })),
  elsewhere: [{ kind: "elsewhere", next: take("nothing"), card: "knight" }],
  mayStop: [
    { kind: "mayStop", card: "guard" },
    { kind: "mayStop", card: "charlatan" },
  ],
  toMark: [
    {
      kind: "toMark",
      need: "beat",
      mark,
      kept: { count: 4, face: 5 },
      more: 3,
      rolls: 2,
      later: 0,
    },
    {
      kind: "toMark",
      need: "beat",
      mark,
      kept: { count: 6, face: 5 },
      more: 1,
      rolls: 1,
      later: 0,
    },
    {
      kind: "toMark",
      need: "beat",
      mark,
      kept: { count: 8, face: 5 },
      more: 0,
      rolls: 1,
      later: 0,
    },
    { kind: "toMark", need: "beat", mark, kept: undefined, more: 0, rolls: 2, later: 1 },
    { kind: "toMark", need: "match", mark, kept: undefined, more: 0, rolls: 2, later: 2 },
  ],
  reached: [0, 1].map((later) => ({
    kind: "reached",
    result: { count: 8, face: 1 },
    mark,
    later,
  })),
  missed: [{ kind: "missed", result: { count: 6, face: 1 }, mark }],
  hopeless: [{ kind: "hopeless", mark }],
  aim: [
    ...Object.values(HELPS).flatMap((helps) => helps.map((help) => ({ ...aim, help }))),
    { ...aim, other: "general" },
    { ...aim, sure, win: 0.7 },
    { ...aim, sure, isThisWay: true },
    { ...aim, sure: { ...sure, isNearly: true }, isThisWay: true },
  ],
  dice: Object.values(KEPT)
    .flat()
    .map((why) => ({ kind: "dice", why })),
  gives: Object.values(HELPS)
    .flat()
    .flatMap((help) => [
      { ...gives, help, isTowardsKing: true },
      { ...gives, help, isTowardsKing: false, isAtMost: true },
      { ...gives, help, isPaid: true, isTowardsKing: false, win: undefined },
      { ...gives, help, isPaid: true, isMade: true, isTowardsKing: false, win: undefined },
    ]),
  otherwise: [undefined, ...Object.values(EDGES).flat()].map((edge) => ({
    kind: "otherwise",
    card: "hunter",
    win: 0.2,
    edge,
  })),
  lifts: [{ kind: "lifts", ...card, less: 0.2 }],
  likely: [{ kind: "likely", ...card }],
  won: [true, false].map((isAny) => ({ kind: "won", isAny })),
  waits: [{ kind: "waits", cards: ["astronomer", "guard"] }],
  higherMark: [{ kind: "higherMark" }],
  atWorst: [{ kind: "atWorst", card: "fool" }],
  sure: [false, true].map((isNearly) => ({
    kind: "sure",
    ...sure,
    help: HELPS.dice[0] as Help,
    isNearly,
  })),
  tempts: [true, false].flatMap((isSure) =>
    [true, false].map((isAsGood) => ({
      kind: "tempts",
      card: "bishop",
      chance: isSure ? 1 : 0.98,
      isSure,
      win: 0.47,
      isAsGood,
    })),
  ),
  stops: [true, false].map((isAsGood) => ({
    kind: "stops",
    card: "farmer",
    win: 0.5,
    rolling: 0.55,
    isAsGood,
  })),
  rollsOn: [
    { kind: "rollsOn", better: card, atRisk: card },
    { kind: "rollsOn", better: card, atRisk: undefined },
    { kind: "rollsOn", better: undefined, atRisk: card },
    { kind: "rollsOn", better: undefined, atRisk: undefined },
  ],
};

const next: StepAt = {
  action: { kind: "enter", into: { kind: "village", number: 4 } },
  before: courtsPlace(3, ["unspent 3 4 5"]),
  seat: 0,
};

const PURPOSES: EveryKind<Purpose> = {
  miner: [{ kind: "miner", soon: 2, rounds: 1, most: 5, inAll: 5 }],
  villager: [{ kind: "villager", village: 3, courts: [2, 3, 4], now: 12, least: 6 }],
  recall: [true, false].map((isHandEmpty) => ({
    kind: "recall",
    from: { kind: "village", number: 4, space: 1 },
    into: { kind: "cave", number: 5 },
    isHandEmpty,
    there: isHandEmpty ? { kind: "miner", soon: 2, rounds: 1, most: 5, inAll: 5 } : undefined,
  })),
  pushes: [{ kind: "pushes", village: 3, less: 2 }],
  retires: [{ kind: "retires", gold: 4 }],
  court: [
    { kind: "court", points: 1, isLater: false, movesUp: true, isOpen: true },
    { kind: "court", points: 6, isLater: true, movesUp: false, isOpen: false },
  ],
  atOnce: [
    { kind: "atOnce", isLater: false, gold: 3, inCave: undefined, members: 1, stuck: 2 },
    { kind: "atOnce", isLater: false, gold: 6, inCave: 5, members: 1, stuck: undefined },
    { kind: "atOnce", isLater: true, gold: 9, inCave: undefined, members: 2, stuck: undefined },
  ],
  onward: [
    { kind: "onward", next: undefined },
    { kind: "onward", next },
  ],
  promoteCave: [{ kind: "promoteCave" }],
  promoteVillage: [{ kind: "promoteVillage", price: 8, before: 10 }],
  roll: [{ kind: "roll" }],
  spent: [{ kind: "spent" }],
  nothingLeft: [{ kind: "nothingLeft" }],
};

const purse = { gold: 4, coming: 5 };

const LACKS: EveryKind<Lack> = {
  goldFirst: [{ kind: "goldFirst", gold: 0, coming: 0, least: 4, most: 12 }],
  moreGold: [1, 3].map((members) => ({ kind: "moreGold", ...purse, members, inAll: 30 })),
  furtherWays: [0, 1, 3].map((members) => ({
    kind: "furtherWays",
    ...purse,
    members,
    inAll: 8 * members,
    least: 4,
    most: 12,
  })),
  betterSeats: [
    { kind: "betterSeats", least: 2, most: 2 },
    { kind: "betterSeats", least: 2, most: 9 },
  ],
  goldNow: [{ kind: "goldNow", price: 6 }],
  soon: [1, 2].map((courts) => ({ kind: "soon", courts })),
  hand: [0, 1, 2].map((members) => ({ kind: "hand", members })),
  nearCourt: [0, 1, 2].map((members) => ({ kind: "nearCourt", ...purse, members })),
};

const GAINS: EveryKind<Gain> = {
  points: [1, -2].map((more) => ({ kind: "points", more })),
  gold: [3, -3].map((more) => ({ kind: "gold", more })),
  onTheWay: [5, -5].map((more) => ({ kind: "onTheWay", more })),
  villagers: [1, -1].map((more) => ({ kind: "villagers", more })),
  prices: [2, -2].map((more) => ({ kind: "prices", more })),
};

const TIES = (["second", "members", "gold"] as const).flatMap((by) => [
  { by, isOwn: true },
  { by, isOwn: false },
]);
const gains = Object.values(GAINS).flat();
const DEEP = { mine: 3, gold: 12, inCave: 10 };
const notNow = { kind: "notNow", win: 0.3, best: 0.4 } as const;

const COURTS: EveryKind<CourtsReason> = {
  chances: [
    { ...chances, verdict: "better", next, nextFor: undefined },
    { ...chances, verdict: "asGood", next: undefined, nextFor: undefined },
    { ...chances, verdict: "better", next: undefined, nextFor: undefined },
    { ...chances, verdict: "asGood", next, nextFor: "gold" },
    { ...chances, verdict: "asGood", next, nextFor: "court" },
    { ...chances, verdict: "tooClose", next, nextFor: undefined },
  ],
  won: [{ kind: "won" }],
  ends: [undefined, ...TIES].map((tie) => ({ kind: "ends", own: 12, other: 9, tie })),
  purpose: Object.values(PURPOSES)
    .flat()
    .map((purpose) => ({ kind: "purpose", purpose })),
  deeper: [1, 3].map((miners) => ({ kind: "deeper", miners, next: 3, now: 2 })),
  lack: Object.values(LACKS)
    .flat()
    .map((lack) => ({ kind: "lack", lack })),
  against: [
    { kind: "against", gains, next },
    { kind: "against", gains, next: undefined },
  ],
  notNow: [true, false].flatMap((isAsGood) => [
    { ...notNow, what: "court", points: 1, gold: 12, later: undefined, isAsGood },
    { ...notNow, what: "court", points: 1, gold: 12, later: 6, isAsGood },
    { ...notNow, what: "deep", ...DEEP, dice: 1, isLater: false, isAsGood },
    { ...notNow, what: "deep", ...DEEP, dice: 2, inCave: 12, isLater: true, isAsGood },
  ]),
};

const state = place(["active 2 5 5"]);

/** All examples in the words of a language. */
async function said(language: (typeof LANGUAGES)[number]): Promise<readonly string[]> {
  const speech = await speechIn(language);
  return [
    ...Object.values(KING)
      .flat()
      .map((reason) => kingWords(state, reason, speech)),
    ...Object.values(COURTS)
      .flat()
      .map((reason) => courtsWords(reason, { names: NAMES.slice(0, 3), speech })),
  ];
}

describe.each(LANGUAGES)("the reasons of the coach in '%s'", (language) => {
  test("are whole sentences of their own, for every kind", async () => {
    const sentences = await said(language);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(sentence).not.toMatch(/undefined|\[object|NaN|\$\{| {2}|\.\.|,\./);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("are in that language only", async () => {
    const english = await said("en");
    const sentences = await said(language);
    expect(sentences.filter((sentence, i) => sentence === english[i])).toHaveLength(
      language === "en" ? sentences.length : 0,
    );
    const isEnglish = sentences.some((sentence) => /\b(?:the|with|you|your)\b/i.test(sentence));
    expect(isEnglish).toBe(language === "en");
  });
});

describe("the words of a reason", () => {
  test("To Court the King: the aim of a roll, with its cost and chance, and a card that is sure", () => {
    const reason: KingReason = { ...aim, sure, win: 0.7 };
    expect(kingWords(state, reason, ENGLISH)).toBe(
      "The roll is for the Knight (five alike): with him you call the final round, 70 % to win with the Knight. Chance to get it: 40 %. Otherwise you still have the Farmer: 50 % to win.",
    );
  });

  test("To Court the King: a card with its ability, its benefit and the chance to win", () => {
    const reason = { ...gives, help: HELPS.dice[0] as Help, isTowardsKing: true };
    expect(kingWords(state, reason, ENGLISH)).toBe(
      "Guard: brings in a 2 whenever you like, so 5 dice in a turn instead of 4. 61 % to win with this card. More dice are needed for the King’s seven alike.",
    );
  });

  test("Rolling Courts: the next best line is quoted as the menu words it", () => {
    const [better] = COURTS.chances;
    const page = { names: NAMES.slice(0, 3), speech: ENGLISH };
    expect(better && courtsWords(better, page)).toBe(
      "Only 58 % to win with “Send a member to village 4”.",
    );
  });

  test("a chance that is nearly certain is not called certain", () => {
    expect(kingWords(state, { ...aim, chance: 0.99999 }, ENGLISH)).toContain("over 99 %");
    expect(kingWords(state, { ...aim, chance: 0.00001 }, ENGLISH)).toContain("under 1 %");
    // The chance to win is an estimate, even if every sampled game was won.
    expect(
      kingWords(state, { ...gives, help: { kind: "mark" }, isTowardsKing: false, win: 1 }, ENGLISH),
    ).toContain("over 99 %");
  });
});
