import { randomBytes } from "node:crypto";
import { toCourtTheKingBots } from "@courtly/bots";
import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { assert, boxed, seededRandom, type Result } from "@courtly/engine";
import { PROTOCOL, readSeatGiven } from "@courtly/protocol";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { followGame } from "./followedGame.ts";
import { openMeasuredConnection, type MeasuredConnection } from "./measuredConnection.ts";

/** Two people at a table of To Court the King, both connected, whose game has begun. */
export interface Duel {
  /** Plays a squire's action; resolves with the milliseconds until it was acknowledged, `undefined` after the game. */
  readonly act: () => Promise<number | undefined>;
  readonly close: () => void;
}

const BOX = boxed(toCourtTheKing);
const NAMES = ["Ada", "Ben"];
const squire = toCourtTheKingBots.find(({ name }) => name === "squire");

/** Opens a table at a server. The second player may be connected to another one that shares its store. */
export async function duelAt(url: string, index: number, otherUrl: string = url): Promise<Duel> {
  const { table, tokens } = await seatedAt(url);
  const log = followGame(BOX, NAMES);
  const path = `api/tables/${table}/socket`;
  const connections = await Promise.all([
    openMeasuredConnection(`${url}/${path}`, log.hear),
    openMeasuredConnection(`${otherUrl}/${path}`, undefined),
  ]);
  for (const [player, connection] of connections.entries())
    connection.say({ kind: "hello", protocol: PROTOCOL, from: 1, token: tokens[player] });
  const shares = connections.map(() => drawSecret());
  const secretOf = (player: number) => shares[player] ?? new Uint8Array();
  await all(connections, (connection, i) =>
    connection.ask({ kind: "seal", again: 0, seal: seal(secretOf(i)) }),
  );
  await all(connections, (connection, i) =>
    connection.ask({ kind: "reveal", again: 0, share: writeSecret(secretOf(i)) }),
  );
  const random = seededRandom(`duel/${index}`);
  return {
    close: () => {
      for (const connection of connections) connection.close();
    },
    act: async () => {
      const game = await log.settled();
      if (game.turn.kind !== "decide") return undefined;
      const { seat } = game.turn;
      assert(squire !== undefined, "there is a squire");
      const text = toCourtTheKing.notation.action.write(squire.choose(game.state, seat, random));
      log.expectMore();
      return connections[seat]?.ask({ kind: "act", length: log.length(), text });
    },
  };
}

function all<Value>(
  connections: readonly MeasuredConnection[],
  work: (connection: MeasuredConnection, i: number) => Promise<Value>,
) {
  return Promise.all(connections.map(work));
}

function sure<Value, Fault>(result: Result<Value, Fault>): Value {
  assert(result.ok, "entries of the server's log are valid");
  return result.value;
}

async function seatedAt(url: string) {
  const tokens = NAMES.map(() => randomBytes(32).toString("base64url"));
  const [token, other] = tokens;
  const { table } = await post(`${url}/api/tables`, {
    game: toCourtTheKing.id,
    seats: [{ kind: "you" }, { kind: "open" }],
    listed: false,
    name: NAMES[0],
    shield: "azure",
    token,
  });
  const seat = { name: NAMES[1], shield: "gules", token: other };
  await post(`${url}/api/tables/${table}/seats`, seat);
  return { table, tokens };
}

async function post(url: string, body: object) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return sure(readSeatGiven(await answer.json()));
}
