// A bot of your own in one file. Let it play:
//
//   npm run courtly -- simulate --game to-court-the-king --bots docs/examples/my-bot.ts,page --games 1000
//
// It brings in every die it can, keeps the face it has most of, and takes the card that is furthest along the court.
import type { Bot } from "@courtly/bots";
import { countOf, type Face } from "@courtly/engine";
import {
  CHARACTER_IDS,
  CHARACTERS,
  toCourtTheKing,
  type Action,
  type State,
} from "@courtly/to-court-the-king";

const bot: Bot<State, Action> = {
  name: "my bot",
  choose: (state, seat, random) => {
    const legal = toCourtTheKing.actions(state, seat);
    const most = Math.max(...legal.map((action) => worth(action, state)));
    const best = legal.filter((action) => worth(action, state) === most);
    return best[Math.floor(random() * best.length)] as Action;
  },
};

/** The higher, the rather. */
function worth(action: Action, { dice }: State): number {
  switch (action.kind) {
    case "take":
      return action.character === "nothing" ? 1 : 100 + CHARACTER_IDS.indexOf(action.character);
    case "roll":
      return 90;
    case "aside": {
      const [face] = action.dice;
      const isOneKind = face !== undefined && action.dice.every((die) => die === face);
      return isOneKind ? action.dice.length + alike(face, dice) + face / 10 : 0;
    }
    case "use":
      return CHARACTERS[action.character].ability.kind === "bring" ? 95 : -1; // room for you here
    default:
      return 0;
  }
}

function alike(face: Face, { active, aside }: State["dice"]): number {
  return countOf(active, face) + 2 * countOf(aside, face);
}

export default bot;
