import {
  assertNever,
  bit,
  countOf,
  distinct,
  encodingOf,
  FACES,
  writeFaces,
  tableParts,
  type Encoding,
  type Face,
  type Faces,
  type Seat,
  type VectorPart,
} from "@courtly/engine";
import { canonicalUse, type Use } from "./abilities.ts";
import type { Action } from "./actions.ts";
import { CHARACTER_IDS, CHARACTERS, includes } from "./characters.ts";
import { actionNotation } from "./notation.ts";
import { RULE_FIELDS } from "./rules.ts";
import { handOf, isFinalRound, type State } from "./state.ts";

const SEATS_MAX = 5;

// ── the vector ──────────────────────────────────────────────────────────────────────────────────

const byFace = (dice: Faces): readonly number[] => FACES.map((face) => countOf(dice, face));

/** The vector part of the player `place` seats to the left of the viewer; zeros if there is none. */
function player(place: number): VectorPart<State> {
  return {
    name: `player ${place}`,
    labels: ["present", "starts", "acts", "claimed", "holds", ...CHARACTER_IDS],
    values: (state, viewer) => {
      const { players, start, toAct, ending } = state;
      if (place >= players) return Array.from({ length: 5 + CHARACTER_IDS.length }, () => 0);
      const seat: Seat = (viewer + place) % players;
      const { cards, charlatans } = handOf(state, seat);
      return [
        1,
        bit(seat === start),
        bit(seat === toAct),
        bit(seat === ending?.claim.seat),
        bit(seat === ending?.best.seat),
        ...CHARACTER_IDS.map((id) => (id === "charlatan" ? charlatans : bit(includes(cards, id)))),
      ];
    },
  };
}

const PARTS: readonly VectorPart<State>[] = [
  ...tableParts(RULE_FIELDS),
  ...Array.from({ length: SEATS_MAX }, (_, place) => player(place)),
  {
    name: "court",
    labels: CHARACTER_IDS,
    // An unlimited number of copies is −1.
    values: ({ court }) => CHARACTER_IDS.map((id) => (court[id] === Infinity ? -1 : court[id])),
  },
  {
    name: "ending",
    labels: ["final round", "claim count", "claim face", "best count", "best face"],
    values: (state) => {
      const { ending } = state;
      if (ending === undefined) return [0, 0, 0, 0, 0];
      const { claim, best } = ending;
      return [bit(isFinalRound(state)), claim.count, claim.face, best.count, best.face];
    },
  },
  { name: "active", labels: FACES.map(String), values: ({ dice }) => byFace(dice.active) },
  { name: "aside", labels: FACES.map(String), values: ({ dice }) => byFace(dice.aside) },
  {
    name: "used",
    labels: CHARACTER_IDS,
    values: ({ dice }) => CHARACTER_IDS.map((id) => bit(includes(dice.used, id))),
  },
  {
    name: "dice",
    labels: ["may roll", "rolling"],
    values: ({ dice }) => [bit(dice.mayRoll), dice.rolling],
  },
];

// ── the slots ───────────────────────────────────────────────────────────────────────────────────

const ASIDE_MAX = 12;

/** Writes the different faces of some dice: `{1 4}`. */
const faceSet = (dice: Faces): string => `{${writeFaces(distinct(dice))}}`;

const FACE_SETS: readonly string[] = subsets(FACES).map(faceSet);

function subsets(faces: readonly Face[]): readonly Faces[] {
  return faces
    .reduce<readonly Faces[]>((sets, face) => [...sets, ...sets.map((set) => [...set, face])], [[]])
    .filter((set) => set.length > 0);
}

/** All different combinations of faces that this many dice can show. */
function lots(dice: number): readonly Faces[] {
  if (dice === 0) return [[]];
  return lots(dice - 1).flatMap((lot) =>
    FACES.filter((face) => face >= (lot.at(-1) ?? 1)).map((face) => [...lot, face]),
  );
}

const PAIRS = lots(2).map(writeFaces);
const ONE_TO_ONE = FACES.flatMap((from) => FACES.map((to) => `${from}>${to}`));

/** The slot names of a card's uses. If a card has too many different uses, several share a name. */
function useNames(id: (typeof CHARACTER_IDS)[number]): readonly string[] {
  const { ability } = CHARACTERS[id];
  switch (ability.kind) {
    case "firstRoll":
    case "endsTheGame":
      return [];
    case "bring":
      return ability.face === "any" ? ["", ...FACES.map(String)] : [""];
    case "reroll":
      return ability.diceMax === 1 ? FACES.map(String) : FACE_SETS;
    case "raise":
      return ability.diceMax === 1 ? ONE_TO_ONE : FACE_SETS;
    case "redistribute":
      return ability.diceMax === 2
        ? PAIRS.flatMap((from) => PAIRS.map((to) => `${from} > ${to}`))
        : [...PAIRS, ...lots(3).map(writeFaces)].map((to) => `> ${to}`);
    case "set":
      return ONE_TO_ONE;
    default:
      return assertNever(ability);
  }
}

function useName(use: Use): string {
  const { ability } = CHARACTERS[use.character];
  const { from, to } = canonicalUse(use);
  const head = `use ${use.character}`;
  if (ability.kind === "redistribute")
    return ability.diceMax === 2
      ? `${head} ${writeFaces(from)} > ${writeFaces(to)}`
      : `${head} > ${writeFaces(to)}`;
  const isMany = (ability.kind === "reroll" || ability.kind === "raise") && ability.diceMax > 1;
  return isMany ? `${head} ${faceSet(from)}` : actionNotation.write({ kind: "use", ...use });
}

function asideName(dice: Faces): string {
  const [face] = dice;
  return distinct(dice).length === 1
    ? `aside ${face}×${Math.min(dice.length, ASIDE_MAX)}`
    : `aside ${faceSet(dice)}`;
}

const SLOTS: readonly string[] = [
  "roll",
  "decline",
  "stand",
  "take nothing",
  ...CHARACTER_IDS.map((id) => `take ${id}`),
  ...FACES.flatMap((face) => Array.from({ length: ASIDE_MAX }, (_, i) => `aside ${face}×${i + 1}`)),
  ...FACE_SETS.filter((set) => set.includes(" ")).map((set) => `aside ${set}`),
  ...CHARACTER_IDS.flatMap((id) => useNames(id).map((name) => `use ${id} ${name}`.trimEnd())),
];

export const toCourtTheKingEncoding: Encoding<State, Action> = encodingOf({
  version: 1,
  parts: PARTS,
  slots: SLOTS,
  slotName: (action) => {
    if (action.kind === "aside") return asideName(action.dice);
    return action.kind === "use" ? useName(action) : actionNotation.write(action);
  },
});
