import { seal, SECRET_BYTES, writeSecret } from "@courtly/dice";
import { assert, seededRandom } from "@courtly/engine";
import {
  numbered,
  stageOf,
  type CreateTable,
  type Entry,
  type Logged,
  type TableState,
} from "@courtly/protocol";
import { squiresMove } from "../support/squire.ts";
import type { Decided, TableFacts } from "../../src/tables/decision.ts";
import { answer, botsQuestion, botsTurn, type StoredRequest } from "../../src/tables/requests.ts";
import { join, openingOf } from "../../src/tables/seating.ts";
import { foldAll } from "../../src/tables/fold.ts";
import { newToken, unwrap } from "../support/served.ts";

export const TABLE = "T".repeat(22);

/** A table without a server: only decisions and their log. */
export interface Paper {
  /** Seed and shares follow from it, so that a test that fails can be repeated. */
  readonly name: string;
  readonly log: Logged[];
  readonly tableState: () => TableState;
  /** The table as the decisions of the server expect it. */
  readonly loaded: () => TableFacts;
  /** Appends the entries of a decision, and returns the decision. */
  readonly write: (decision: Decided | undefined) => Decided | undefined;
  readonly ask: (player: number, request: StoredRequest) => Decided | undefined;
}

export function paperTable(changes: Partial<CreateTable> = {}, name = "table"): Paper {
  const seed = secretOf(`${name} seed`);
  const log: Logged[] = [];
  let tableState: TableState | undefined;
  const add = (entries: readonly Entry[]) => {
    const fresh = numbered(entries, { after: log.length, atMs: 1000 });
    log.push(...fresh);
    tableState = foldAll(TABLE, tableState, fresh);
  };
  const { entries } = unwrap(
    openingOf(
      {
        game: "to-court-the-king",
        seats: [{ kind: "you" }, { kind: "open" }],
        listed: false,
        name: "Ada",
        shield: "azure",
        token: newToken(),
        ...changes,
      },
      seed,
    ),
  );
  add(entries);
  const current = () => {
    assert(tableState !== undefined, "the table is open");
    return tableState;
  };
  const write = (decision: Decided | undefined) => {
    if (decision?.ok === true) add(decision.value.entries);
    return decision;
  };
  const secrets = { id: TABLE, code: undefined, seed, tokenHashes: [] };
  const loaded = () => ({ tableState: current(), secrets });
  return {
    name,
    log,
    tableState: current,
    loaded,
    write,
    ask: (player, request) =>
      write(
        answer(
          loaded(),
          { player, tokenHash: "hash", timing: { nowMs: 0, lateMs: 0 }, silentMs: () => 0 },
          request,
        ),
      ),
  };
}

/** Fills all open seats and draws the shares, so that the game begins. */
export function begin(paper: Paper): void {
  for (const name of ["Ben", "Cleo", "Dan", "Eve"])
    if (stageOf(paper.tableState()) === "lobby")
      paper.write(join(paper.tableState(), { name, shield: "or", token: newToken() }, "hash"));
  const shares = paper
    .tableState()
    .places.map((_, player) => secretOf(`${paper.name} share ${player}`));
  const people = [...shares.keys()].filter(
    (player) => paper.tableState().places[player]?.kind === "person",
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

function secretOf(name: string): Uint8Array {
  const random = seededRandom(name);
  return Uint8Array.from({ length: SECRET_BYTES }, () => random() * 256);
}

function shareOf(shares: readonly Uint8Array[], player: number): Uint8Array {
  return shares[player] as Uint8Array;
}

/** Plays to the end. People sometimes undo. */
export function playOut(paper: Paper, name: string): void {
  const random = seededRandom(name);
  for (;;) {
    const loaded = paper.loaded();
    const { tableState } = loaded;
    const { game, length } = tableState;
    if (game === undefined || game.turn.kind !== "decide") return;
    if (botsQuestion(loaded) !== undefined) {
      paper.write(botsTurn(loaded, { text: squiresMove(game, random) }));
      continue;
    }
    const player = game.playerOf(game.turn.seat);
    const asking = Math.floor(random() * tableState.places.length);
    const isUndone = random() < 0.2 && paper.ask(asking, { kind: "undo", key: "u", length })?.ok;
    if (isUndone === true) continue;
    const text = squiresMove(game, random);
    unwrap(paper.ask(player, { kind: "act", key: "a", length, text }) ?? { ok: false, error: "" });
  }
}
