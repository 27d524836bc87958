import { drawShare, rematchTerms, requestedTerms, seenTerms } from "@courtly/client";
import type { TableState } from "@courtly/protocol";
import { expect, test } from "vitest";
import { apiOf, playerAt, playOut } from "./support/clientPlayer.ts";
import { newToken, served, unwrap } from "./support/served.ts";

/** A table of Ada, whose device compares it with what she has asked for. */
async function adasTable() {
  const server = await served();
  const api = apiOf(server);
  const wanted = {
    game: "to-court-the-king",
    seats: [{ kind: "open" }, { kind: "bot", level: "page" }, { kind: "you" }, { kind: "open" }],
    listed: false,
    coach: "off",
    name: "  Ada\u200B  Lovelace ",
    shield: "azure",
  } as const;
  const claim = () => {
    const drawn = drawShare();
    return { token: newToken(), seal: drawn.seal, drawn };
  };
  const own = claim();
  const { drawn: _, ...sent } = own;
  const { table } = unwrap(await api.createTable({ ...wanted, ...sent }));
  const ada = playerAt(server, table, { ...own, terms: requestedTerms(wanted) });

  /** Takes the first open seat under this name, as it is typed. */
  const sitDown = async (name: string) => {
    const watching = playerAt(server, table, { token: undefined });
    const lobby = await watching.until(({ places }) => places.some(({ kind }) => kind === "open"));
    watching.close();
    const { token, seal, drawn } = claim();
    const terms = seenTerms(lobby, name);
    unwrap(await api.joinTable(table, { name, shield: "gules", token, seal }));
    return { token, terms, client: playerAt(server, table, { token, drawn, terms }) };
  };
  return { server, api, own, table, ada, sitDown };
}

test("a guest whose seat the host gives to somebody else is told, and does not accuse the server", async () => {
  const { ada, sitDown } = await adasTable();
  const eve = await sitDown("Eve");
  await ada.until(({ places }) => places[0]?.kind === "person");
  expect(await ada.ask({ kind: "openSeat", player: 0 })).toBeUndefined();
  const ben = await sitDown("Ben");
  const cloe = await sitDown("Cloe");
  for (const client of [ada, ben.client, cloe.client])
    await client.until(({ game }) => game !== undefined);
  await expect
    .poll(() => eve.client.connection())
    .toMatchObject({
      kind: "refused",
      refused: { code: "wrong-token" },
    });
  for (const client of [ada, ben.client, cloe.client, eve.client])
    expect(client.fault()).toBeUndefined();
});

test("players find the table that they have agreed to, also in a seat that a guest has left, and after a rematch", async () => {
  const { server, api, own, table, ada, sitDown } = await adasTable();
  const eve = await sitDown("Eve");
  expect(await eve.client.ask({ kind: "leave" })).toBeUndefined();
  eve.client.close();
  const ben = await sitDown(" Be\u0301n ");
  const cloe = await sitDown("Cloe");
  const players = [ben.client, undefined, ada, cloe.client];
  const seats = [...players.entries()].flatMap(([seat, client]) =>
    client === undefined ? [] : [{ seat, client }],
  );
  const [over] = (await Promise.all(seats.map(({ client, seat }) => playOut(client, seat)))) as [
    TableState,
  ];
  for (const { client } of seats) {
    expect(client.fault()).toBeUndefined();
    expect(client.ownShare()).toBe("in");
  }

  const tokens = [ben.token, undefined, own.token, cloe.token];
  const next = unwrap(await api.askRematch(table, cloe.token)).table;
  const again = seats.map(({ seat }) =>
    playerAt(server, next, { token: tokens[seat], terms: rematchTerms(over, seat) }),
  );
  await Promise.all(again.map((client) => client.until(({ game }) => game !== undefined)));
  for (const client of again) expect(client.fault()).toBeUndefined();
});
