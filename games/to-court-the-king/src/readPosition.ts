import {
  headerFault,
  ok,
  readNumber,
  readSeat,
  readStart,
  setupReader,
  type HeaderFault,
  type HeaderLine,
  type KeyUse,
  type Result,
} from "@courtly/engine";
import { CHARACTER_IDS, including, type CharacterId } from "./characters.ts";
import { readIds, withState, type PositionDraft } from "./positionDraft.ts";
import { readBest, readEnding, readRoyals } from "./readEnding.ts";
import { readDice, readOver, readToAct, readUsed, readWon } from "./readTurn.ts";
import { readRulesLine } from "./rules.ts";
import { copiesDealt, courtWithout, openingOf, positionOf, type Setup } from "./setup.ts";
import { copiesInCourt, handOf, owns, type Hand, type State } from "./state.ts";
import { ENGLISH } from "./words/en.ts";

const KEYS: Readonly<Record<string, KeyUse>> = {
  rules: "once",
  start: "once",
  cards: "often",
  court: "onceEach",
  round: "once",
  claimed: "once",
  king: "once",
  best: "once",
  "to-act": "once",
  active: "once",
  aside: "once",
  used: "once",
  "may-roll": "once",
  rolling: "once",
  over: "once",
};

export const readSetup = setupReader({
  keys: KEYS,
  opening: readOpening,
  draftOf: (opening) => ({ state: openingOf(opening), royals: [] }),
  readers: [
    readCards,
    readEnding,
    readBest,
    readRoyals,
    readCourt,
    readToAct,
    readDice,
    readUsed,
    readWon,
    readOver,
  ],
  setupOf: ({ state }) => positionOf(state),
});

function readOpening(lines: readonly HeaderLine[], players: number): Result<Setup, HeaderFault> {
  const rules = readRulesLine(lines);
  if (!rules.ok) return rules;
  const start = readStart(lines, players);
  return start.ok ? ok({ players, rules: rules.value, start: start.value }) : start;
}

function readCards(
  draft: PositionDraft,
  lines: readonly HeaderLine[],
): Result<PositionDraft, HeaderFault> {
  let { state } = draft;
  const royals = [...draft.royals];
  for (const at of lines.filter(({ key }) => key === "cards")) {
    const seat = readSeat(at, state.players);
    if (!seat.ok) return seat;
    const ids = readIds(at, at.words.slice(1));
    if (!ids.ok) return ids;
    let hand = handOf(state, seat.value);
    for (const id of ids.value) {
      if (id === "king" || id === "queen") royals.push({ id, seat: seat.value, at });
      else if (id !== "charlatan" && owns(hand, id)) return headerFault(at, ...twice(id));
      else hand = dealt(hand, id);
    }
    state = { ...state, hands: state.hands.with(seat.value, hand) };
    const surplus = CHARACTER_IDS.find(
      (id) =>
        copiesDealt(state.hands, id) > copiesInCourt(id, state.players, state.rules) &&
        id !== "charlatan",
    );
    if (surplus !== undefined) return headerFault(at, ...tooMany(state, surplus));
  }
  const court = courtWithout(state.hands, state.players, state.rules);
  return ok({ royals, state: { ...state, court } });
}

function dealt(hand: Hand, id: CharacterId): Hand {
  return id === "charlatan"
    ? { ...hand, charlatans: hand.charlatans + 1 }
    : { ...hand, cards: including(hand.cards, id) };
}

function twice(id: CharacterId): [string, string] {
  return id === "fool"
    ? ["a player holds one Fool face up at most", "K16"]
    : [`a player owns the ${ENGLISH.names[id]} once at most`, "K13"];
}

function tooMany({ players, rules }: State, id: CharacterId): [string, string] {
  const copies = copiesInCourt(id, players, rules);
  const has = copies === 1 ? "one copy" : `${copies} copies`;
  return [
    `with ${players} players the court has ${has} of the ${ENGLISH.names[id]}, more are given here`,
    "K2",
  ];
}

function readCourt(
  draft: PositionDraft,
  lines: readonly HeaderLine[],
): Result<PositionDraft, HeaderFault> {
  const { players, rules, hands } = draft.state;
  let { court } = draft.state;
  for (const at of lines.filter(({ key }) => key === "court")) {
    const ids = readIds(at, at.words.slice(0, 1));
    if (!ids.ok) return ids;
    const [id] = ids.value as [CharacterId];
    if (id === "charlatan")
      return headerFault(at, "a Charlatan is a Fool turned over: count the Fools", "K2");
    const copies = copiesInCourt(id, players, rules);
    if (copies === Infinity)
      return headerFault(at, "the court never runs out of Fools by these rules", "K2");
    const left = readNumber(at, 1, { min: 0, max: copies, what: "the copies left", rule: "K2" });
    if (!left.ok) return left;
    if (at.words.length > 2) return headerFault(at, "'court CHARACTER N' wanted");
    if (left.value + copiesDealt(hands, id) > copies)
      return headerFault(at, ...tooMany(draft.state, id));
    court = { ...court, [id]: left.value };
  }
  return withState(draft, { court });
}
