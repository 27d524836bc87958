import type { Bot } from "@courtly/bots";
import { pig, pigEncoding, tell, type Action, type State } from "@courtly/pig";
import { entry } from "../entry.ts";

/** Holds when the points of the turn reach a limit. */
const holdingAt = (name: string, limit: number): Bot<State, Action> => ({
  name,
  choose: ({ pot }) => ({ kind: pot >= limit ? "hold" : "roll" }),
});

export const pigEntry = entry({
  name: "Pig",
  game: pig,
  bots: [holdingAt("page", 8), holdingAt("squire", 20)],
  sheet: ({ rules: { target } }) => ({
    data: { target },
    lines: () => [`The first player with ${target} points wins.`],
  }),
  screen: ({ scores, pot }, { names }) => [
    ...scores.map((score, seat) => `${names[seat]}: ${score}`),
    `This turn: ${pot}`,
  ],
  menu: (state) => ({
    choices: pig.actions(state, state.toAct).map(({ kind }) => ({
      label: kind === "roll" ? "Roll the die" : `Hold ${state.pot} points`,
      next: { kind: "act", text: kind },
    })),
  }),
  encoding: pigEncoding,
  typed: () => ({ verbs: ["roll", "hold"] }),
  tell,
  finale: (state, names) => {
    const best = Math.max(...state.scores);
    const winners = names.filter((_, seat) => state.scores[seat] === best);
    return { headline: `${winners.join(", ")} with ${best} points`, lines: [] };
  },
  say: ({ message }) => message,
  guide: () => ["Roll as often as you dare. A 1 takes the points of the turn; hold to keep them."],
});
