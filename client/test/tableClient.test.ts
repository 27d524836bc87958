import { seal, writeSecret } from "@courtly/dice";
import { boxed } from "@courtly/engine";
import type { Entry } from "@courtly/protocol";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import type { ShareStore } from "../src/shares.ts";
import { openTableClient } from "../src/tableClient.ts";
import { FakeSocket } from "./fakeSocket.ts";

const BOX = boxed(toCourtTheKing);
const ID = "A".repeat(22);
const secret = (byte: number) => new Uint8Array(32).fill(byte);
const OURS = secret(1);

/** A log up to the last seal, with a seed of the server and the name of the other player. */
const sealedLog = (seed: number, name = "Ben"): readonly Entry[] => [
  {
    kind: "created",
    game: BOX.id,
    players: 2,
    host: 0,
    listed: false,
    dice: "sealed-2",
    seal: seal(secret(seed)),
  },
  { kind: "sealed", again: 0, player: 0, seal: seal(OURS) },
  { kind: "seated", player: 0, who: { kind: "person", name: "Ada", shield: "azure" } },
  { kind: "sealed", again: 0, player: 1, seal: seal(secret(2)) },
  { kind: "seated", player: 1, who: { kind: "person", name, shield: "gules" } },
];

/** A device that keeps what it has drawn and revealed, over all its visits to a table. */
function device() {
  const revealed = new Map<string, string>();
  const drawn = new Map([[seal(OURS), writeSecret(OURS)]]);
  const shares: ShareStore = {
    isBound: true,
    isOurs: (text) => drawn.has(text),
    find: (text) => drawn.get(text),
    revealFor: (text, log) => revealed.set(text, log),
    revealedFor: () => revealed.values().next().value,
    hasAgreed: () => false,
    keep: (text, share) => drawn.set(text, share),
    agree: () => undefined,
    forget: () => undefined,
  };
  /** Opens the table once, and waits until the client has answered or refused this log. */
  const visit = async (log: readonly Entry[]) => {
    const socket = new FakeSocket();
    let isRevealStored = false;
    const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
    const client = openTableClient({
      id: ID,
      token: "t".repeat(43),
      dial: () => socket as unknown as WebSocket,
      newKey: () => "key",
      loadGame: async () => BOX,
      shares,
      onChange: () => {
        const isSealed = client.tableState()?.drawing?.parts[0]?.kind !== "awaited";
        if (client.fault() !== undefined || (client.history.length >= log.length && isSealed))
          settle();
      },
    });
    socket.onHeard = (message) => {
      if (message.kind === "reveal") isRevealStored = revealed.size > 0;
      if (message.kind !== "seal") return;
      const entry = { kind: "sealed", again: 0, player: 0, seal: message.seal };
      socket.says({ kind: "events", entries: [{ n: log.length + 1, atMs: 0, entry }] });
    };
    socket.open();
    const entries = log.map((entry, index) => ({ n: index + 1, atMs: 0, entry }));
    const { length } = log;
    socket.says({ kind: "welcome", protocol: 1, table: ID, player: 0, length, nowMs: 0 });
    socket.says({ kind: "events", entries });
    await settled;
    const hasRevealed = socket.heard.some(({ kind }) => kind === "reveal");
    const { fault, unfairness, close } = client;
    close();
    return { hasRevealed, isRevealStored, fault: fault(), unfairness: unfairness() };
  };
  return visit;
}

const REVEALED = { hasRevealed: true, isRevealStored: true, fault: undefined };

test("the log for which a share is revealed is stored first, and the same log is accepted again", async () => {
  const visit = device();
  expect(await visit(sealedLog(3))).toMatchObject(REVEALED);
  expect(await visit(sealedLog(3))).toMatchObject(REVEALED);
});

test.each([
  ["another seed", sealedLog(4)],
  ["another name", sealedLog(3, "Eve")],
  ["another seed and without our seal, so that we draw again", sealedLog(4).toSpliced(1, 1)],
])("a server that shows a log with %s after a share was revealed is found out", async (_, log) => {
  const visit = device();
  expect(await visit(sealedLog(3))).toMatchObject(REVEALED);
  expect(await visit(log)).toMatchObject({
    hasRevealed: false,
    fault: "unfair",
    unfairness: "otherLog",
  });
});
