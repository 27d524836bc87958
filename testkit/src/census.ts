import { falls, type Game, type GameEvent } from "@courtly/engine";

/** The number of different positions that can be reached after `depth` events. */
interface Count {
  readonly depth: number;
  readonly positions: number;
  /** The number of events that are possible in these positions: legal actions, or different falls of the dice. */
  readonly waysOn: number;
}

/** Tries every legal action and every fall of the dice from the setup; counts each position once per depth. */
function census<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  setup: Setup,
  depthMax: number,
): readonly Count[] {
  const counts: Count[] = [];
  let layer: ReadonlyMap<string, State> = new Map([["", game.start(setup)]]);
  for (let depth = 0; depth <= depthMax; depth += 1) {
    const next = new Map<string, State>();
    let waysOn = 0;
    for (const state of layer.values())
      for (const event of eventsFrom(game, state)) {
        waysOn += 1;
        if (depth === depthMax) continue;
        const reached = game.apply(state, event);
        next.set(game.notation.setup.write(game.position(reached)).position.join(";"), reached);
      }
    counts.push({ depth, positions: layer.size, waysOn });
    layer = next;
  }
  return counts;
}

function eventsFrom<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
): readonly GameEvent<Action>[] {
  const turn = game.turn(state);
  if (turn.kind === "over") return [];
  if (turn.kind === "roll") return falls(turn.dice).map((faces) => ({ kind: "rolled", faces }));
  const { seat } = turn;
  return game.actions(state, seat).map((action) => ({ kind: "acted", seat, action }));
}

export interface NamedStart<Setup> {
  readonly name: string;
  readonly setup: Setup;
  readonly depthMax: number;
}

/** The text of a game's CENSUS.md. */
export function censusPage<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  starts: readonly NamedStart<Setup>[],
): string {
  const rows = starts.flatMap(({ name, setup, depthMax }) =>
    census(game, setup, depthMax).map(
      ({ depth, positions, waysOn }) => `| ${name} | ${depth} | ${positions} | ${waysOn} |`,
    ),
  );
  return [TITLE, "| start | depth | positions | ways on |", "|---|--:|--:|--:|", ...rows, ""].join(
    "\n",
  );
}

const TITLE = `# Census of positions

How many different positions can be reached from named starts after so many events, and by how many
events they lead on: every legal action and every different fall of the dice. A change of the rules
changes a number here; \`npm run snapshots\` writes the table anew.
`;
