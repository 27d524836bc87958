import { seededCup, seededRandom, type DiceCup, type Random, type Throw } from "@courtly/engine";
import { BOARDS, rollingCourts, seatsFor, type Action, type State } from "@courtly/rolling-courts";
import { pick, setupOf } from "@courtly/testkit";
import { expect, test } from "vitest";
import {
  actionOf,
  ALL_STAY,
  END_TURN,
  listHomecomings,
  listMoves,
  type Move,
} from "../src/rolling-courts/model/moves.ts";
import { sharesOf } from "../src/rolling-courts/model/outcome.ts";
import {
  constantsOf,
  keyOf,
  pack,
  type PackedPosition,
} from "../src/rolling-courts/model/position.ts";
import { rollDice, step } from "../src/rolling-courts/model/step.ts";

const { apply, actions, turn: turnOf } = rollingCourts;
const { write } = rollingCourts.notation.action;
const cells = (position: PackedPosition) => position.join(" ");

/** A start with random rules, board, gold and round; late rounds also test the end by R22. */
function start(players: number, random: Random): State {
  const seats = Array.from({ length: seatsFor(players) }, (_, seat) => seat);
  const setup = setupOf(
    rollingCourts,
    players,
    `rules courtDie=${pick(["court", "village"], random)} wrap=${pick(["yes", "no"], random)}`,
    `board ${pick(BOARDS, random).name}`,
    `start ${pick(seats, random)}`,
    ...seats.map((seat) => `gold ${seat} ${Math.floor(random() * 40)}`),
    `round ${pick([1, 75, 90], random)}`,
  );
  return rollingCourts.start(setup);
}

function movesIn(state: State): readonly Move[] {
  const [constants, position] = [constantsOf(state), pack(state)];
  return state.stage.kind === "examine"
    ? [...listHomecomings(constants, position), ALL_STAY]
    : [...listMoves(constants, position, "all"), END_TURN];
}

function roll(before: State, cup: DiceCup<Throw>, thrown: Throw): State {
  const faces = cup.roll(thrown);
  const state = apply(before, { kind: "rolled", faces });
  const [a, b, c] = faces;
  if (state === before || a === undefined || b === undefined || c === undefined) return state;
  const position = pack(before);
  rollDice(position, [a - 1, b - 1, c - 1]);
  expect(cells(position)).toBe(cells(pack(state)));
  return state;
}

function decide(before: State, seat: number, random: Random): State {
  const legal = actions(before, seat);
  const chosen = pick(legal, random);
  const state = apply(before, { kind: "acted", seat, action: chosen });
  if (chosen.kind === "roll") return state;
  const moves = movesIn(before);
  expect(moves.map((move) => write(actionOf(move)))).toEqual(legal.map(write));
  const position = pack(before);
  step(constantsOf(before), position, moves[legal.indexOf(chosen)] as Move);
  expect(cells(position), write(chosen)).toBe(cells(pack(state)));
  return state;
}

test.each([2, 3, 4, 5])(
  "%i players: the model lists the same legal moves as the game, with the same effects and the same end",
  (players) => {
    let steps = 0;
    let ended = 0;
    const met = new Map<number, string>();
    for (let game = 0; steps < 3000 || ended < 2; game += 1) {
      const random = seededRandom(`model/${players}/${game}`);
      const cup = seededCup(`model/${players}/${game}`);
      let state = start(players, random);
      let turn = turnOf(state);
      while (turn.kind !== "over") {
        state = turn.kind === "roll" ? roll(state, cup, turn) : decide(state, turn.seat, random);
        turn = turnOf(state);
        steps += 1;
        const position = pack(state);
        const twin = met.get(keyOf(position)) ?? cells(position);
        expect(twin, "a key of its own").toBe(cells(position));
        met.set(keyOf(position), twin);
      }
      const winners = turn.ranks.filter((rank) => rank === 1).length;
      expect(sharesOf(constantsOf(state), pack(state))).toEqual(
        turn.ranks.map((rank) => (rank === 1 ? 1 / winners : 0)),
      );
      ended += 1;
    }
  },
);

test("the model's actions have the same notation as the game's", () => {
  const state = rollingCourts.start(
    setupOf(rollingCourts, 3, "gold 0 40", "village 2 0 - - -", "court 2 1 2", "unspent 1 2 3"),
  );
  const texts = movesIn(state).map((move) => write(actionOf(move)));
  expect(texts).toContain("court 2 from village 2:1 over 2");
  const action: Action | undefined = movesIn(state).map(actionOf).at(-1);
  expect(action).toEqual({ kind: "end" });
});
