import {
  falls,
  seededCup,
  seededRandom,
  writeFaces,
  type Face,
  type Faces,
  type Random,
} from "@courtly/engine";
import { toCourtTheKingBots } from "@courtly/bots";
import {
  ENGLISH,
  CHARACTER_IDS,
  CHARACTERS,
  copiesInCourt,
  diceInUse,
  diceSupply,
  includes,
  members,
  owns,
  RULE_FIELDS,
  toCourtTheKing,
  type Action,
  type CharacterId,
  type Setup,
  type State,
} from "@courtly/to-court-the-king";
import { anybody, pick, setupOf, type Chooser, type Lawful, type Trial } from "../src/index.ts";

/** The most active dice for which the independent list of actions is complete. */
const DICE_LISTED = 5;

export const lawfulToCourtTheKing: Lawful<Setup, State, Action> = {
  game: toCourtTheKing,
  wellFormed: ({ dice }) => (dice.active.length <= DICE_LISTED ? wellFormedActions() : undefined),
  lost,
  effectsDiffer: true,
  eventsMax: 101 * 5 * 300,
};

/** Texts of well-formed actions, legal or not, listed without the game's own enumeration. */
function wellFormedTexts(): readonly string[] {
  const lots = [1, 2, 3, 4, 5].flatMap((size) => falls(size));
  const pairs = lots
    .filter((from) => from.length <= 3)
    .flatMap((from) => falls(from.length).map((to) => pairing(from, to)));
  const shifts = lots.flatMap((from) =>
    [-3, -2, -1, 1, 2, 3]
      .map((pips) => from.map((die) => (die + pips) as Face))
      .filter((to) => to.every((die) => die >= 1 && die <= 6))
      .map((to) => pairing(from, to)),
  );
  const dice = ["", ...lots.map(writeFaces), ...pairs, ...shifts];
  return [
    "roll",
    "decline",
    "stand",
    "take nothing",
    ...CHARACTER_IDS.map((id) => `take ${id}`),
    ...lots.map((lot) => `aside ${writeFaces(lot)}`),
    ...CHARACTER_IDS.flatMap((id) => dice.map((text) => `use ${id} ${text}`)),
  ];
}

function pairing(from: Faces, to: Faces): string {
  return from.map((die, i) => `${die}>${to[i]}`).join(" ");
}

let wellFormed: readonly Action[] | undefined;

function wellFormedActions(): readonly Action[] {
  wellFormed ??= wellFormedTexts().flatMap((text) => {
    const action = toCourtTheKing.notation.action.read(text);
    return action.ok ? [action.value] : [];
  });
  return wellFormed;
}

function lost(state: State): readonly string[] {
  const { hands, court, players, rules, dice } = state;
  const charlatans = hands.reduce((count, hand) => count + hand.charlatans, 0);
  const cards = CHARACTER_IDS.filter((id) => id !== "charlatan").flatMap((id) => {
    const held =
      hands.filter((hand) => includes(hand.cards, id)).length + (id === "fool" ? charlatans : 0);
    return court[id] + held === copiesInCourt(id, players, rules)
      ? []
      : [`the ${ENGLISH.names[id]}'s copies`];
  });
  const hand = hands[state.toAct] as State["hands"][number];
  const borrowed = members(dice.used).filter((id) => !owns(hand, id));
  return [
    ...cards,
    ...borrowed.map((id) => `a use of the ${id} that nobody owns`),
    ...(diceInUse(state) <= diceSupply(rules) ? [] : ["dice beyond the supply"]),
  ];
}

const CHOOSERS: readonly Chooser<State, Action>[] = [
  anybody(toCourtTheKing),
  ...toCourtTheKingBots.slice(0, 2), // bots that solve their turns take too long for thousands of games
];

/** Game number `index` of a seed: rules, position, players and dice all follow from it. */
export function toCourtTheKingTrial(
  seed: string,
  players: number,
  index: number,
): Trial<Setup, State, Action> {
  const name = `${seed}/${players}/${index}`;
  const random = seededRandom(name);
  const choosers = Array.from({ length: players }, () => pick(CHOOSERS, random));
  // random players hardly ever claim the King: the game starts close to the last round
  const round = choosers.every((chooser) => chooser.name === "random") || random() < 0.1 ? 98 : 1;
  const lines = [rulesLine(random), `start ${below(players, random)}`, `round ${round}`];
  if (random() < 0.3) lines.push(...cardLines(players, random));
  return {
    setup: setupOf(toCourtTheKing, players, ...lines),
    players,
    choosers,
    cup: seededCup(name),
    random,
  };
}

function below(count: number, random: Random): number {
  return Math.floor(random() * count);
}

function rulesLine(random: Random): string {
  const named = pick(["english", "italian", "manual", ""], random);
  if (named !== "") return `rules ${named}`;
  const changes = Object.entries(RULE_FIELDS).map(
    ([field, values]) => `${field}=${pick(values, random)}`,
  );
  return `rules ${changes.join(" ")}`;
}

/** Header lines: one player with many cards, perhaps another with a few low ones; never more than the court has. */
function cardLines(players: number, random: Random): readonly string[] {
  const [rich, poor] = [below(players, random), below(players, random)];
  const cardsOf = (share: number, wanted: (id: CharacterId) => boolean) =>
    CHARACTER_IDS.filter(
      (id) => CHARACTERS[id].tier !== "V" && id !== "charlatan" && wanted(id),
    ).filter(() => random() < share);
  const richCards = ["charlatan", ...cardsOf(0.6, () => true)];
  const poorCards = rich === poor ? [] : cardsOf(0.5, (id) => CHARACTERS[id].tier === "I");
  return [
    `cards ${rich} ${richCards.join(" ")}`,
    ...(poorCards.length === 0 ? [] : [`cards ${poor} ${poorCards.join(" ")}`]),
  ];
}
