import {
  checkKeys,
  headerFault,
  isFace,
  lineOf,
  ok,
  readFaces,
  readOnlySeat,
  readSeat,
  readWhole,
  type Faces,
  type HeaderFault,
  type HeaderLine,
  type KeyUse,
  type Result,
  type Seat,
} from "@courtly/engine";
import {
  CHARACTERS,
  CHARACTER_IDS,
  excluding,
  including,
  NOBODY,
  setOf,
  type CharacterId,
} from "./characters.ts";
import { beats } from "./costs.ts";
import { readCharacter } from "./notation.ts";
import { diceSupply, readRules, RULE_SETS } from "./rules.ts";
import {
  copiesDealt,
  courtWithout,
  firstToAct,
  openingOf,
  positionOf,
  type Setup,
} from "./setup.ts";
import {
  beforeFirstRoll,
  copiesInCourt,
  diceInUse,
  finalRoundSeats,
  handOf,
  isFinalRound,
  owns,
  ROUNDS_MAX,
  type Claim,
  type Hand,
  type State,
} from "./state.ts";

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

/** One acquisition a turn, and a Fool before each: more Charlatans than this no game can make. */
const CHARLATANS_MAX = ROUNDS_MAX / 2;

interface Draft {
  readonly state: State;
  /** King and Queen as named by `cards` lines: who holds them is said by `claimed` or `king`. */
  readonly royals: readonly {
    readonly id: CharacterId;
    readonly seat: Seat;
    readonly at: HeaderLine;
  }[];
}

type Reader = (draft: Draft, lines: readonly HeaderLine[]) => Result<Draft, HeaderFault>;

const READERS: readonly Reader[] = [
  readCards,
  readCourt,
  readEnding,
  readBest,
  readRoyals,
  readToAct,
  readDice,
  readUsed,
  readOver,
];

export function readSetup(
  lines: readonly HeaderLine[],
  players: number,
): Result<Setup, HeaderFault> {
  const known = checkKeys(lines, KEYS);
  if (!known.ok) return known;
  const opening = readOpening(lines, players);
  if (!opening.ok) return opening;
  const isOpening = lines.every(({ key }) => key === "rules" || key === "start");
  if (isOpening) return ok(opening.value);
  let draft: Draft = { state: openingOf(opening.value), royals: [] };
  for (const read of READERS) {
    const next = read(draft, lines);
    if (!next.ok) return next;
    draft = next.value;
  }
  return ok(positionOf(draft.state));
}

function withState({ state, royals }: Draft, changes: Partial<State>): Result<Draft, never> {
  return ok({ royals, state: { ...state, ...changes } });
}

function readOpening(lines: readonly HeaderLine[], players: number): Result<Setup, HeaderFault> {
  const rulesLine = lineOf(lines, "rules");
  const rules = rulesLine === undefined ? ok(RULE_SETS.english) : readRules(rulesLine.words);
  if (!rules.ok) return headerFault(rulesLine, rules.error);
  const startLine = lineOf(lines, "start");
  const start = startLine === undefined ? ok(0) : readOnlySeat(startLine, players);
  return start.ok ? ok({ players, rules: rules.value, start: start.value }) : start;
}

function readIds(
  at: HeaderLine,
  words: readonly string[],
): Result<readonly CharacterId[], HeaderFault> {
  if (words.length === 0) return headerFault(at, "a character wanted, nothing found");
  const ids: CharacterId[] = [];
  for (const word of words) {
    const id = readCharacter(word);
    if (!id.ok) return headerFault(at, id.error);
    ids.push(id.value);
  }
  return ok(ids);
}

function readCards(draft: Draft, lines: readonly HeaderLine[]): Result<Draft, HeaderFault> {
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
    if (hand.charlatans > CHARLATANS_MAX)
      return headerFault(at, `no game makes more than ${CHARLATANS_MAX} Charlatans`, "K25");
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
    : [`a player owns the ${CHARACTERS[id].name} once at most`, "K13"];
}

function tooMany({ players, rules }: State, id: CharacterId): [string, string] {
  const copies = copiesInCourt(id, players, rules);
  const has = copies === 1 ? "one copy" : `${copies} copies`;
  return [
    `with ${players} players the court has ${has} of the ${CHARACTERS[id].name}, more are given here`,
    "K2",
  ];
}

function readCourt(draft: Draft, lines: readonly HeaderLine[]): Result<Draft, HeaderFault> {
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
    const left = readWhole(at.words[1], { min: 0, max: copies, what: "the copies left" });
    if (!left.ok) return headerFault(at, left.error, "K2");
    if (at.words.length > 2) return headerFault(at, "'court CHARACTER N' wanted");
    if (left.value + copiesDealt(hands, id) > copies)
      return headerFault(at, ...tooMany(draft.state, id));
    court = { ...court, [id]: left.value };
  }
  return withState(draft, { court });
}

function readEnding(draft: Draft, lines: readonly HeaderLine[]): Result<Draft, HeaderFault> {
  const claimed = lineOf(lines, "claimed");
  const king = lineOf(lines, "king");
  if (claimed !== undefined && king !== undefined)
    return headerFault(
      king,
      "'claimed' or 'king', not both: is the round of the claim over or not?",
      "K21",
    );
  const round = readRound(lineOf(lines, "round"), king !== undefined);
  if (!round.ok) return round;
  const at = claimed ?? king;
  if (at === undefined) return withState(draft, { round: round.value });
  const claim = readClaim(at, draft.state);
  if (!claim.ok) return claim;
  const { hands, court } = draft.state;
  const { seat } = claim.value;
  const hand = handOf(draft.state, seat);
  return withState(draft, {
    round: round.value,
    hands: hands.with(seat, { ...hand, cards: including(including(hand.cards, "queen"), "king") }),
    court: { ...court, king: 0, queen: 0 },
    ending: {
      claim: claim.value,
      best: claim.value,
      round: king === undefined ? round.value : round.value - 1,
    },
  });
}

function readRound(at: HeaderLine | undefined, isFinal: boolean): Result<number, HeaderFault> {
  const first = isFinal ? 2 : 1;
  if (at === undefined) return ok(first);
  const max = isFinal ? ROUNDS_MAX + 1 : ROUNDS_MAX;
  const round = readWhole(at.words[0], { min: first, max, what: "a round" });
  if (!round.ok) return headerFault(at, round.error, "K25");
  return at.words.length > 1 ? headerFault(at, "one number wanted") : round;
}

function readClaim(at: HeaderLine, { players, rules }: State): Result<Claim, HeaderFault> {
  const seat = readSeat(at, players);
  if (!seat.ok) return seat;
  const max = diceSupply(rules);
  const count = readWhole(at.words[1], { min: 7, max, what: "how many dice are alike" });
  if (!count.ok) return headerFault(at, count.error, "K19");
  const face = Number(at.words[2]);
  if (!isFace(face) || at.words.length > 3)
    return headerFault(at, `'${at.key} SEAT COUNT FACE' wanted`);
  return ok({ seat: seat.value, count: count.value, face });
}

function readBest(draft: Draft, lines: readonly HeaderLine[]): Result<Draft, HeaderFault> {
  const { state } = draft;
  const { ending, hands } = state;
  const at = lineOf(lines, "best");
  if (at === undefined) return ok(draft);
  if (ending === undefined || !isFinalRound(state))
    return headerFault(
      at,
      "only in the final round does the King pass on: a 'king' line is missing",
      "K22",
    );
  const best = readClaim(at, state);
  if (!best.ok) return best;
  const { claim } = ending;
  if (best.value.seat === claim.seat)
    return headerFault(
      at,
      "'best' is for a player who took the King from the one who claimed it",
      "K22",
    );
  if (!beats(best.value, claim))
    return headerFault(
      at,
      `that does not beat the claim of ${claim.count} dice showing ${claim.face}`,
      "K22",
    );
  const loser = handOf(state, claim.seat);
  const winner = handOf(state, best.value.seat);
  return withState(draft, {
    ending: { ...ending, best: best.value },
    hands: hands
      .with(claim.seat, { ...loser, cards: excluding(loser.cards, "king") })
      .with(best.value.seat, { ...winner, cards: including(winner.cards, "king") }),
  });
}

function readRoyals(draft: Draft): Result<Draft, HeaderFault> {
  const { ending } = draft.state;
  for (const { id, seat, at } of draft.royals) {
    const name = CHARACTERS[id].name;
    if (ending === undefined)
      return headerFault(
        at,
        `who holds the ${name} has claimed the King: add a 'claimed' or 'king' line`,
        "K19",
      );
    const holds = seat === ending.claim.seat || (id === "king" && seat === ending.best.seat);
    if (!holds) return headerFault(at, `the ${name} is held by seat ${ending.claim.seat}`, "K19");
  }
  return ok(draft);
}

function readToAct(draft: Draft, lines: readonly HeaderLine[]): Result<Draft, HeaderFault> {
  const { state } = draft;
  const { ending, players } = state;
  const at = lineOf(lines, "to-act");
  const seat = at === undefined ? ok(firstToAct(state)) : readOnlySeat(at, players);
  if (!seat.ok) return seat;
  if (ending !== undefined) {
    const isFinal = isFinalRound(state);
    const order = isFinal
      ? finalRoundSeats(state, ending.claim.seat)
      : Array.from({ length: players }, (_, turn) => (state.start + turn) % players);
    const hasPlayed = (other: Seat) => order.indexOf(other) < order.indexOf(seat.value);
    if (!isFinal && !hasPlayed(ending.claim.seat))
      return headerFault(
        lineOf(lines, "claimed"),
        `seat ${ending.claim.seat} claimed the King in this round, so 'to-act' is a seat after it`,
        "K20",
      );
    if (ending.best !== ending.claim && !hasPlayed(ending.best.seat))
      return headerFault(
        lineOf(lines, "best"),
        `seat ${ending.best.seat} has not played its final turn yet`,
        "K21",
      );
  }
  return withState(draft, { toAct: seat.value });
}

function readDice(draft: Draft, lines: readonly HeaderLine[]): Result<Draft, HeaderFault> {
  const { state } = draft;
  const active = readDiceLine(lineOf(lines, "active"));
  if (!active.ok) return active;
  const aside = readDiceLine(lineOf(lines, "aside"));
  if (!aside.ok) return aside;
  const supply = diceSupply(state.rules);
  const inTheAir = lineOf(lines, "rolling");
  const rolling =
    inTheAir === undefined
      ? ok(0)
      : readWhole(inTheAir.words[0], { min: 1, max: supply, what: "dice in the air" });
  if (!rolling.ok) return headerFault(inTheAir, rolling.error, "K12");
  const mayRoll = lineOf(lines, "may-roll");
  if (mayRoll !== undefined && (mayRoll.words.length > 0 || aside.value.length === 0))
    return headerFault(
      mayRoll,
      "'may-roll' stands alone, and says that a die was set aside: 'aside' lists it",
      "K7",
    );
  const dice = active.value.length + aside.value.length + rolling.value;
  const last = inTheAir ?? lineOf(lines, "aside") ?? lineOf(lines, "active");
  if (dice > supply)
    return headerFault(last, `${supply} dice at most, ${dice} are given here`, "K12");
  return withState(draft, {
    dice: {
      active: active.value,
      aside: aside.value,
      rolling: rolling.value,
      mayRoll: mayRoll !== undefined,
      used: NOBODY,
    },
  });
}

function readDiceLine(at: HeaderLine | undefined): Result<Faces, HeaderFault> {
  if (at === undefined) return ok([]);
  const faces = readFaces(at.words);
  if (!faces.ok) return headerFault(at, faces.error);
  return faces.value.length === 0 ? headerFault(at, `'${at.key} FACES' wanted`) : faces;
}

function readUsed(draft: Draft, lines: readonly HeaderLine[]): Result<Draft, HeaderFault> {
  const { state } = draft;
  const at = lineOf(lines, "used");
  if (at === undefined) return ok(draft);
  const ids = readIds(at, at.words);
  if (!ids.ok) return ids;
  const early = beforeFirstRoll(state.dice);
  for (const [i, id] of ids.value.entries()) {
    const { name, ability } = CHARACTERS[id];
    if (!owns(handOf(state, state.toAct), id))
      return headerFault(at, `seat ${state.toAct} does not own the ${name}`, "K9");
    if (ids.value.indexOf(id) !== i) return headerFault(at, `the ${name} works once a turn`, "K9");
    if (ability.kind === "firstRoll" || ability.kind === "endsTheGame")
      return headerFault(at, `the ${name} is never used`, "K5");
    if (early && (state.rules.abilitiesBeforeRoll === "no" || ability.kind !== "bring"))
      return headerFault(
        at,
        `the ${name} works after the first roll: 'active' or 'aside' is missing`,
        "K9",
      );
  }
  const next = { ...state, dice: { ...state.dice, used: setOf(ids.value) } };
  if (diceInUse(next) > diceSupply(state.rules))
    return headerFault(
      at,
      `${diceInUse(next)} dice would be in use, there are ${diceSupply(state.rules)}`,
      "K12",
    );
  return withState(draft, next);
}

function readOver(draft: Draft, lines: readonly HeaderLine[]): Result<Draft, HeaderFault> {
  const { state } = draft;
  const { ending } = state;
  const at = lineOf(lines, "over");
  if (at === undefined) return ok(draft);
  if (!beforeFirstRoll(state.dice) || state.dice.used !== NOBODY)
    return headerFault(at, "no turn is running once the game is over", "K23");
  if (at.words.join(" ") === "all")
    return ending === undefined
      ? withState(draft, { winner: "all" })
      : headerFault(at, "all share the first place only when nobody claimed the King", "K25");
  const winner = readOnlySeat(at, state.players);
  if (!winner.ok) return winner;
  if (ending === undefined) return withState(draft, { winner: winner.value });
  if (!isFinalRound(state)) return headerFault(at, "the round of the claim still runs", "K20");
  return winner.value === ending.claim.seat || winner.value === ending.best.seat
    ? withState(draft, { winner: winner.value })
    : headerFault(at, `seat ${ending.claim.seat} or the King's holder has won, nobody else`, "K23");
}
