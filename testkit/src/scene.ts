import { headerLine, readRecord, type Game, type GameBox, type Table } from "@courtly/engine";

/** Reads a setup from header lines, with the same checks as for a file. */
export function setupOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  players: number,
  ...lines: readonly string[]
): Setup {
  const setup = game.notation.setup.read(lines.map(headerLine), players);
  if (setup.ok) return setup.value;
  throw new Error(`${setup.error.at?.text}: ${setup.error.message}`);
}

/** A moment of a game that a test sets up in the notation of records and continues to play from. */
export interface Scene {
  readonly table: Table;
  /** The moment after these body lines; fails the test if one is refused. */
  readonly after: (...lines: readonly string[]) => Scene;
  /** 'K7: keep at least one die before rolling again', or undefined if the deciding seat may do this. */
  readonly refusal: (action: string) => string | undefined;
  readonly legal: () => readonly string[];
  readonly position: () => readonly string[];
}

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

/** A table for `players` players, with these header lines. */
export function scene(game: GameBox, players: number, ...lines: readonly string[]): Scene {
  return sceneOf(game, recordText(game, players, lines), []);
}

/** The reason why a header is refused: 'line 5: K2: …'. Line 4 is the first of the given lines. */
export function headerRefusal(
  game: GameBox,
  players: number,
  ...lines: readonly string[]
): string | undefined {
  const reading = readRecord(recordText(game, players, lines), [game]);
  if (reading.ok) return undefined;
  const { line, rule, message } = reading.error;
  return `line ${line}: ${rule ?? "–"}: ${message}`;
}

function recordText(game: GameBox, players: number, lines: readonly string[]): string {
  return [
    "courtly 1",
    `game ${game.id}`,
    `players ${NAMES.slice(0, players).join(", ")}`,
    ...lines,
    "---",
    "",
  ].join("\n");
}

function sceneOf(game: GameBox, header: string, body: readonly string[]): Scene {
  const reading = readRecord(header + body.map((line) => `${line}\n`).join(""), [game]);
  if (!reading.ok) {
    const { line, text, message, rule } = reading.error;
    throw new Error(`line ${line}: ${text}: ${message} (${rule})`);
  }
  const { table } = reading.value;
  return {
    table,
    after: (...lines) => sceneOf(game, header, [...body, ...lines]),
    refusal: (action) => {
      if (table.turn.kind !== "decide")
        throw new Error(`nobody decides: ${JSON.stringify(table.turn)}`);
      const next = table.act(table.turn.seat, action);
      return next.ok ? undefined : `${next.error.rule ?? "–"}: ${next.error.message}`;
    },
    legal: table.legal,
    position: table.position,
  };
}
