import { seededCup, seededRandom } from "@courtly/engine";
import { pig, type Action, type Setup, type State } from "@courtly/pig";
import { anybody, judge, setupOf, type Lawful } from "@courtly/testkit";

const GAMES = 120;
const PLAYERS = [2, 3, 4, 5];

const lawfulPig: Lawful<Setup, State, Action> = {
  game: pig,
  wellFormed: () => [{ kind: "roll" }, { kind: "hold" }],
  lost: () => [],
  effectsDiffer: true,
  eventsMax: 100 * 5 * 60,
};

let compared = 0;
for (let index = 0; index < GAMES; index += 1)
  for (const players of PLAYERS) {
    const seed = `pig ${players} ${index}`;
    const trial = {
      setup: setupOf(pig, players),
      players,
      choosers: Array.from({ length: players }, () => anybody(pig)),
      cup: seededCup(seed),
      random: seededRandom(seed),
    };
    compared += judge(lawfulPig, trial).compared;
  }
console.log(compared > GAMES ? "lawful" : `only ${compared} decisions were compared`);
