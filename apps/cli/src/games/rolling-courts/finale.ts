import { assert, type ByPlayer, type Player, type Finale } from "@courtly/engine";
import {
  rollingCourts,
  playerScoresOf,
  hasTwoColours,
  endingWords,
  type PlayerScore,
  type State,
  type Colours,
} from "@courtly/rolling-courts";
import { letteredColours } from "./colours.ts";
import { aligned } from "../../play/layout.ts";
import { namesShown, type Speech } from "../../speech.ts";

type Words = Speech["courtsTable"]["finale"];

export function finaleOf(state: State, names: ByPlayer<string>, speech: Speech): Finale {
  const { finale: words } = speech.courtsTable;
  const turn = rollingCourts.turn(state);
  assert(turn.kind === "over", "a finale follows the end");
  const rank = (player: Player) => turn.ranks[player] as number;
  const scores = playerScoresOf(state).toSorted((a, b) => rank(a.player) - rank(b.player));
  const winners = names.filter((_, player) => rank(player) === 1);
  const colours = letteredColours(state, names, speech);
  return {
    headline:
      winners.length === 1
        ? words.rules(winners[0] as string)
        : words.share(namesShown(winners, speech)),
    lines: [
      endingWords(state, speech.courts),
      "",
      ...aligned(
        [
          headsOf(state, words),
          ...scores.map((score) =>
            scoreRow(state, score, { names: namesShown(names, speech), colours }),
          ),
        ],
        {
          width: Infinity,
          breakable: [],
          numbers: [1, 2, 3, 4],
        },
      ),
      ...tieWords(state, scores, { winners: winners.length, words }),
    ],
  };
}

function headsOf(state: State, words: Words): readonly string[] {
  const points = hasTwoColours(state) ? [words.best, words.second] : [words.points];
  return ["", ...points, words.members, words.gold];
}

function scoreRow(
  state: State,
  { player, seats, deciding }: PlayerScore,
  { names, colours }: { names: ByPlayer<string>; colours: Colours },
): readonly string[] {
  const isDouble = hasTwoColours(state);
  const cells = deciding.map((value, i) => {
    const seat = seats[i];
    return isDouble && seat !== undefined ? `${colours.marks[seat]} ${value}` : String(value);
  });
  return [`  ${names[player]}`, ...cells];
}

/** R21, R24: the tie-breaker that decided, if the points were equal. */
function tieWords(
  state: State,
  [first, second]: readonly PlayerScore[],
  { winners, words }: { readonly winners: number; readonly words: Words },
): readonly string[] {
  if (winners > 1) return ["", words.allEqual];
  const at = first?.deciding.findIndex((value, i) => value !== second?.deciding[i]) ?? 0;
  const isDouble = hasTwoColours(state);
  const reasons = isDouble
    ? (["second", "members", "gold"] as const)
    : (["members", "gold"] as const);
  const reason = reasons[at - 1];
  return reason === undefined ? [] : ["", words.decided(reason, isDouble)];
}
