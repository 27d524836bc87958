import { rollingCourtsBots, type Bot } from "@courtly/bots";
import { seededCup, seededRandom } from "@courtly/engine";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import { courtsPlace } from "../../support/place.ts";

export const squire = rollingCourtsBots.find(({ name }) => name === "squire") as Bot<State, Action>;

const games = new Map<string, readonly State[]>();

/** Decisions from a whole game, which is played once. */
export function decisions(players: number, seed: string): readonly State[] {
  const key = `${seed} ${players}`;
  const decided = games.get(key) ?? decisionsOf(players, seed);
  games.set(key, decided);
  return decided;
}

/** A squire plays, but some actions are drawn at random from all legal ones. */
function decisionsOf(players: number, seed: string): readonly State[] {
  const cup = seededCup(seed);
  const random = seededRandom(`${seed}/choices`);
  const decided: State[] = [];
  let state = courtsPlace(players);
  for (;;) {
    const turn = rollingCourts.turn(state);
    if (turn.kind === "over") return decided;
    if (turn.kind === "roll") {
      state = rollingCourts.apply(state, { kind: "rolled", faces: cup.roll(turn) });
      continue;
    }
    decided.push(state);
    const { seat } = turn;
    const legal = rollingCourts.actions(state, seat);
    const action =
      random() < 0.3
        ? (legal[Math.floor(random() * legal.length)] as Action)
        : squire.choose(state, seat, random);
    state = rollingCourts.apply(state, { kind: "acted", seat, action });
  }
}
