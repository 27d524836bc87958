import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { assert, seededRandom } from "@courtly/engine";
import {
  stageOf,
  type CreateTable,
  type Entry,
  type Logged,
  type Request,
  type Standing,
} from "@courtly/protocol";
import { squiresMove } from "../squire.ts";
import type { Decided } from "../../src/tables/decision.ts";
import { answer, botsQuestion, botsTurn } from "../../src/tables/requests.ts";
import { join, openingOf } from "../../src/tables/seating.ts";
import { foldAll } from "../../src/tables/standing.ts";
import { newToken, sure } from "../served.ts";

export const TABLE = "T".repeat(22);

/** A table without a server: decisions and their log, nothing else. */
export interface Paper {
  readonly log: Logged[];
  readonly seed: Uint8Array;
  readonly standing: () => Standing;
  /** Writes down what was decided; gives it back. */
  readonly write: (decision: Decided | undefined) => Decided | undefined;
  readonly ask: (player: number, request: Request) => Decided | undefined;
}

export function paperTable(wish: Partial<CreateTable> = {}): Paper {
  const seed = drawSecret();
  const log: Logged[] = [];
  let standing: Standing | undefined;
  const add = (entries: readonly Entry[]) => {
    const fresh = entries.map((entry, i) => ({ n: log.length + i + 1, atMs: 1000, entry }));
    log.push(...fresh);
    standing = foldAll(TABLE, standing, fresh);
  };
  const { entries } = sure(
    openingOf(
      {
        game: "to-court-the-king",
        seats: [{ kind: "you" }, { kind: "open" }],
        listed: false,
        name: "Ada",
        shield: "azure",
        token: newToken(),
        ...wish,
      },
      seed,
    ),
  );
  add(entries);
  const current = () => {
    assert(standing !== undefined, "the table is open");
    return standing;
  };
  const write = (decision: Decided | undefined) => {
    if (decision?.ok === true) add(decision.value.entries);
    return decision;
  };
  return {
    log,
    seed,
    standing: current,
    write,
    ask: (player, request) => write(answer({ standing: current(), seed }, player, request)),
  };
}

/** All open seats are taken and the shares drawn. */
export function begin(paper: Paper): void {
  for (const name of ["Ben", "Cleo", "Dan", "Eve"])
    if (stageOf(paper.standing()) === "lobby")
      paper.write(join(paper.standing(), { name, shield: "or", token: newToken() }, "hash"));
  const shares = paper.standing().places.map(() => drawSecret());
  const people = [...shares.keys()].filter(
    (player) => paper.standing().places[player]?.kind === "person",
  );
  for (const player of people)
    paper.ask(player, { kind: "seal", key: "s", again: 0, seal: seal(shareOf(shares, player)) });
  for (const player of people)
    paper.ask(player, {
      kind: "reveal",
      key: "r",
      again: 0,
      share: writeSecret(shareOf(shares, player)),
    });
}

function shareOf(shares: readonly Uint8Array[], player: number): Uint8Array {
  return shares[player] as Uint8Array;
}

/** Plays to the end; people take back now and then. */
export function playOut(paper: Paper, name: string): void {
  const random = seededRandom(name);
  for (;;) {
    const standing = paper.standing();
    const { game, length } = standing;
    if (game === undefined || game.turn.kind !== "decide") return;
    const matter = { standing, seed: paper.seed };
    if (botsQuestion(matter) !== undefined) {
      paper.write(botsTurn(matter, { text: squiresMove(game, random) }));
      continue;
    }
    const player = game.playerOf(game.turn.seat);
    const asking = Math.floor(random() * standing.places.length);
    const isUndone = random() < 0.2 && paper.ask(asking, { kind: "undo", key: "u", length })?.ok;
    if (isUndone === true) continue;
    const text = squiresMove(game, random);
    sure(paper.ask(player, { kind: "act", key: "a", length, text }) ?? { ok: false, error: "" });
  }
}
