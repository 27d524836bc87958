import { assert, does, listed, type ByPlayer, type Player, type Finale } from "@courtly/engine";
import {
  rollingCourts,
  standingsOf,
  hasTwoColours,
  endingWords,
  ENGLISH,
  type Standing,
  type State,
  type Colours,
} from "@courtly/rolling-courts";
import { letteredColours } from "./colours.ts";
import { aligned } from "../layout.ts";

export function finaleOf(state: State, names: ByPlayer<string>): Finale {
  const turn = rollingCourts.turn(state);
  assert(turn.kind === "over", "a finale follows the end");
  const rank = (player: Player) => turn.ranks[player] as number;
  const scores = standingsOf(state).toSorted((a, b) => rank(a.player) - rank(b.player));
  const winners = names.filter((_, player) => rank(player) === 1);
  const colours = letteredColours(state, names);
  return {
    headline:
      winners.length === 1
        ? `${does(winners[0] as string, "rule")} the courts`
        : `${listed(winners)} share the courts`,
    lines: [
      endingWords(state, ENGLISH),
      "",
      ...aligned(
        [headsOf(state), ...scores.map((score) => scoreRow(state, score, { names, colours }))],
        {
          width: Infinity,
          breakable: [],
          numbers: [1, 2, 3, 4],
        },
      ),
      ...tieWords(state, scores, winners.length),
    ],
  };
}

function headsOf(state: State): readonly string[] {
  const points = hasTwoColours(state) ? ["best colour", "second colour"] : ["points"];
  return ["", ...points, "members", "gold"];
}

function scoreRow(
  state: State,
  { player, seats, deciding }: Standing,
  { names, colours }: { names: ByPlayer<string>; colours: Colours },
): readonly string[] {
  const isDouble = hasTwoColours(state);
  const cells = deciding.map((value, i) => {
    const seat = seats[i];
    return isDouble && seat !== undefined ? `${colours.marks[seat]} ${value}` : String(value);
  });
  return [`  ${names[player]}`, ...cells];
}

/** R21, R24: what decided between equals. */
function tieWords(
  state: State,
  [first, second]: readonly Standing[],
  winners: number,
): readonly string[] {
  if (winners > 1) return ["", "Everything is equal: the first place is shared."];
  const at = first?.deciding.findIndex((value, i) => value !== second?.deciding[i]) ?? 0;
  if (at <= 0) return [];
  const reasons = hasTwoColours(state)
    ? ["", "second colour decides", "members in the courts decide", "gold decides"]
    : ["", "members in the courts decide", "gold decides"];
  const equal = hasTwoColours(state) ? "The best colours are" : "The points are";
  return ["", `${equal} equal: the ${reasons[at]}.`];
}
