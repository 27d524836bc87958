import { drawSecret, seal, writeSecret } from "@courtly/dice";
import type { Request } from "@courtly/protocol";
import { expect, test } from "vitest";
import { begunGame, type BegunGame } from "./support/begunGame.ts";
import { dial, sitDown, type Device } from "./support/device.ts";
import { call, newToken, openTable, served, takeSeat } from "./support/served.ts";

/** The senders of a message. The host is the mover of `mover`, and the other player is no host. */
const ROLES = ["nobody", "spectator", "waits", "mover", "left", "drawing", "over"] as const;
type Role = (typeof ROLES)[number];

/** The answers to a message: `done`, or the code of the refusal. */
type Row = Readonly<Record<Role, string>>;

/** A row for someone who may never do it in these states, apart from what is named. */
const refusedRow = (named: Partial<Row>): Row => ({
  nobody: "hello-first",
  spectator: "spectator",
  waits: "not-now",
  mover: "not-now",
  left: "spectator",
  drawing: "not-now",
  over: "not-now",
  ...named,
});

/** Every request of a device, by sender. A message without a row does not compile. */
const MATRIX: Readonly<Record<Request["kind"], Row>> = {
  act: refusedRow({ waits: "not-your-turn", mover: "done" }),
  undo: refusedRow({}),
  seal: refusedRow({ drawing: "done" }),
  reveal: refusedRow({}),
  agree: refusedRow({}),
  resign: refusedRow({ waits: "done", mover: "done" }),
  leave: refusedRow({ waits: "done", mover: "done", drawing: "done" }),
  close: refusedRow({ mover: "done", drawing: "done" }),
};

const SHARE = drawSecret();

function requestOf(kind: Request["kind"], length: number): Parameters<Device["ask"]>[0] {
  const again = 0;
  switch (kind) {
    case "act":
      return { kind, length, text: "roll" };
    case "undo":
      return { kind, length };
    case "seal":
      return { kind, again, seal: seal(SHARE) };
    case "reveal":
      return { kind, again, share: writeSecret(SHARE) };
    case "agree":
      return { kind, again };
    default:
      return { kind };
  }
}

/** A table whose game has begun. The host is to decide. */
async function begunByHost(url: string): Promise<BegunGame> {
  for (;;) {
    const game = await begunGame(url);
    if (game.moverSeat.player === 0) return game;
  }
}

/** A device in a role, and the length of the log that it knows. */
async function deviceIn(role: Role, url: string): Promise<Device> {
  if (role === "drawing") {
    const ada = await openTable(url);
    await takeSeat(url, ada.table);
    return sitDown(url, ada.table, ada);
  }
  if (role === "left") {
    const ada = await openTable(url, {
      seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
    });
    const device = await sitDown(url, ada.table, await takeSeat(url, ada.table));
    await device.ask({ kind: "leave" });
    return device;
  }
  const { table, mover, other } = await begunByHost(url);
  if (role === "nobody") return dial(url, table);
  if (role === "spectator") return sitDown(url, table);
  if (role === "over") await other.ask({ kind: "resign" });
  return role === "waits" ? other : mover;
}

test.each(Object.keys(MATRIX) as Request["kind"][])("%s, by every sender", async (kind) => {
  const { url } = await served();
  const answers = await Promise.all(
    ROLES.map(async (role) => {
      const device = await deviceIn(role, url);
      const answer = await device.ask(requestOf(kind, device.log.length));
      return [role, answer.kind === "done" ? "done" : answer.code];
    }),
  );
  expect(Object.fromEntries(answers)).toEqual(MATRIX[kind]);
});

test("only a person with a seat asks for a rematch, and only of a game that is over", async () => {
  const { url } = await served();
  const { table, moverSeat, other } = await begunGame(url);
  const { token } = moverSeat;
  const rematch = async (by: string) => {
    const { status, body } = await call(url, `/api/tables/${table}/rematch`, { token: by });
    return [status, (body as { refused?: { code: string } }).refused?.code];
  };
  expect(await rematch(token)).toEqual([409, "not-now"]);
  await other.ask({ kind: "resign" });
  expect(await rematch(newToken())).toEqual([403, "wrong-token"]);
  expect(await rematch(token)).toEqual([201, undefined]);
});
