import { drawShare } from "@courtly/client";
import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { expect, test } from "vitest";
import { playerAt } from "./support/clientPlayer.ts";
import { sitDown, type Device } from "./support/device.ts";
import { fakeClock } from "./support/fakeClock.ts";
import { tableStateOf } from "./support/player.ts";
import { call, newToken, openTable, served, takeSeat } from "./support/served.ts";

test("the seal comes with the seat, so the shares are asked for as soon as all seats are taken", async () => {
  const { url } = await served();
  const [adas, bens] = [drawSecret(), drawSecret()];
  const ada = await openTable(url, { seal: seal(adas) });
  const ben = await takeSeat(url, ada.table, { seal: seal(bens) });
  const [a, b] = await Promise.all([sitDown(url, ada.table, ada), sitDown(url, ada.table, ben)]);
  expect(a.log.map(({ entry }) => entry.kind)).toEqual([
    "created",
    "sealed",
    "seated",
    "sealed",
    "seated",
  ]);
  await a.ask({ kind: "reveal", again: 0, share: writeSecret(adas) });
  await b.ask({ kind: "reveal", again: 0, share: writeSecret(bens) });
  await a.until(() => a.log.some(({ entry }) => entry.kind === "begun"));
});

test("a copy of another player's seal is refused: the device of that player would think that the server cheats", async () => {
  const { url } = await served();
  const drawn = drawShare();
  const seats = [{ kind: "you" }, { kind: "open" }] as const;
  const { table, token } = await openTable(url, { seats, seal: drawn.seal });
  const ada = playerAt({ url }, table, { token, drawn });
  const copied = { name: "Ben", shield: "vert", token: newToken(), seal: drawn.seal } as const;
  const joined = await call(url, `/api/tables/${table}/seats`, copied);
  expect(joined).toMatchObject({ status: 400, body: { refused: { code: "malformed" } } });
  const ben = await sitDown(url, table, await takeSeat(url, table));
  const sealWith = (own: string) => ben.ask({ kind: "seal", again: 0, seal: own });
  expect(await sealWith(drawn.seal)).toMatchObject({ kind: "refused", code: "malformed" });
  expect(await sealWith(seal(drawSecret()))).toMatchObject({ kind: "done" });
  await ada.until(({ drawing }) => drawing?.parts[0]?.kind === "revealed");
  expect(ada.fault()).toBeUndefined();
});

test("a table waits for a share, until all others decide to begin without it", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const shares = [drawSecret(), drawSecret()] as const;
  const ada = await openTable(url, {
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
    seal: seal(shares[0]),
  });
  const ben = await takeSeat(url, ada.table, { seal: seal(shares[1]) });
  await takeSeat(url, ada.table, { name: "Cleo" });
  const adas = await sitDown(url, ada.table, ada);
  const bens = await sitDown(url, ada.table, ben);
  const agree = { kind: "agree", again: 0 } as const;
  const reveal = (share: Uint8Array) =>
    ({ kind: "reveal", again: 0, share: writeSecret(share) }) as const;
  expect(await adas.ask(agree)).toMatchObject({ kind: "refused", code: "not-now" });
  clock.pass(19_999);
  expect(await adas.ask(agree)).toMatchObject({ kind: "refused", code: "not-now" });
  clock.pass(1);
  expect(await adas.ask(agree)).toMatchObject({ kind: "done" });
  // Ben has not agreed.
  expect(await adas.ask(reveal(shares[0]))).toMatchObject({ kind: "refused", code: "not-now" });
  expect(await bens.ask(agree)).toMatchObject({ kind: "done" });
  expect(await adas.ask(reveal(shares[0]))).toMatchObject({ kind: "done" });
  expect(await bens.ask(reveal(shares[1]))).toMatchObject({ kind: "done" });
  await adas.until(() => adas.log.some(({ entry }) => entry.kind === "begun"));
  const { dice = "" } = tableStateOf(adas, ada.table);
  expect(dice).toMatch(/^sealed-2 \S+ \S+ \S+ [0-9a-f]{64},[0-9a-f]{64},missing -$/);
});

test("a table does not wait for the agreement of a player who has left", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const shares = [drawSecret(), drawSecret(), drawSecret()] as const;
  const ada = await openTable(url, {
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
    seal: seal(shares[0]),
  });
  const ben = await takeSeat(url, ada.table, { seal: seal(shares[1]) });
  await takeSeat(url, ada.table, { name: "Cleo", seal: seal(shares[2]) });
  const adas = await sitDown(url, ada.table, ada);
  const bens = await sitDown(url, ada.table, ben);
  await adas.ask({ kind: "reveal", again: 0, share: writeSecret(shares[0]) });
  await bens.ask({ kind: "reveal", again: 0, share: writeSecret(shares[1]) });
  expect(await bens.ask({ kind: "leave" })).toMatchObject({ kind: "done" });
  clock.pass(20_000);
  expect(await adas.ask({ kind: "agree", again: 0 })).toMatchObject({ kind: "done" });
  await adas.until(() => adas.log.some(({ entry }) => entry.kind === "begun"));
  const { dice = "" } = tableStateOf(adas, ada.table);
  expect(dice).toMatch(/ [0-9a-f]{64},[0-9a-f]{64},missing -$/);
});

test("an agreement that was meant for a late seal, and comes when a share is late, is refused", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const shares = [drawSecret(), drawSecret()] as const;
  const ada = await openTable(url, { seal: seal(shares[0]) });
  const ben = await takeSeat(url, ada.table);
  const [adas, bens] = await Promise.all([ada, ben].map((seat) => sitDown(url, ada.table, seat)));
  clock.pass(20_000);
  // Ada agrees to begin without Ben's seal. Her window is offline, and sends this only later; another one goes on.
  const late = { kind: "agree", again: 0, stage: "sealing" } as const;
  await bens?.ask({ kind: "seal", again: 0, seal: seal(shares[1]) });
  await adas?.ask({ kind: "reveal", again: 0, share: writeSecret(shares[0]) });
  clock.pass(20_000);
  expect(await adas?.ask(late)).toMatchObject({ kind: "refused", code: "not-now" });
  expect(await adas?.ask({ ...late, stage: "revealing" })).toMatchObject({ kind: "done" });
});

test("nobody leaves once all have sealed, until the own share is revealed: it would be left out", async () => {
  const { url } = await served();
  const shares = [drawSecret(), drawSecret(), drawSecret()] as const;
  const ada = await openTable(url, {
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
    seal: seal(shares[0]),
  });
  const ben = await takeSeat(url, ada.table, { seal: seal(shares[1]) });
  await takeSeat(url, ada.table, { name: "Cleo", seal: seal(shares[2]) });
  const device = await sitDown(url, ada.table, ben);
  expect(await device.ask({ kind: "leave" })).toMatchObject({ kind: "refused", code: "not-now" });
  await device.ask({ kind: "reveal", again: 0, share: writeSecret(shares[1]) });
  expect(await device.ask({ kind: "leave" })).toMatchObject({ kind: "done" });
  const { drawing } = tableStateOf(device, ada.table);
  expect(drawing?.parts[ben.player]?.kind).toBe("revealed");
});

test("a player who leaves while the dice are drawn is replaced by a bot without a share", async () => {
  const { url } = await served();
  const share = drawSecret();
  const ada = await openTable(url, {
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
    seal: seal(share),
  });
  const [ben, cleo] = [
    await takeSeat(url, ada.table),
    await takeSeat(url, ada.table, { name: "Cleo" }),
  ];
  const [adas, bens, cleos] = await Promise.all(
    [ada, ben, cleo].map((seat) => sitDown(url, ada.table, seat)),
  );
  const cleosShare = drawSecret();
  await cleos?.ask({ kind: "seal", again: 0, seal: seal(cleosShare) });
  expect(await bens?.ask({ kind: "leave" })).toMatchObject({ kind: "done" });
  await adas?.ask({ kind: "reveal", again: 0, share: writeSecret(share) });
  await cleos?.ask({ kind: "reveal", again: 0, share: writeSecret(cleosShare) });
  await adas?.until(() => adas.log.some(({ entry }) => entry.kind === "begun"));
  const state = tableStateOf(adas as Device, ada.table);
  expect(state.resigned).toEqual([ben.player]);
  expect(state.dice).toMatch(/ [0-9a-f]{64},missing,[0-9a-f]{64} -$/);
});

test("the host who leaves while the dice are drawn closes the table", async () => {
  const { url } = await served();
  const ada = await openTable(url);
  await takeSeat(url, ada.table);
  const device = await sitDown(url, ada.table, ada);
  expect(await device.ask({ kind: "leave" })).toMatchObject({ kind: "done" });
  await device.until(() => device.log.some(({ entry }) => entry.kind === "closed"));
});
