import { expect, test } from "vitest";
import { readConfig } from "@courtly/server";
import { serverProcess } from "./support/serverProcess.ts";
import { call, dataFile } from "./support/served.ts";

test("the address of a database is read, and an unreadable one is not repeated: it may contain a password", () => {
  const address = "postgres://ada:secret@db.example/courtly";
  for (const [flags, environment] of [
    [{ database: address }, {}],
    [{}, { COURTLY_DATABASE: address }],
    [{}, { COURTLY_DATABASE: address, COURTLY_DATA: "tables.db" }],
  ] as const)
    expect(readConfig(flags, environment)).toMatchObject({
      ok: true,
      value: { database: address },
    });
  expect(readConfig({}, {})).toMatchObject({ ok: true, value: { database: undefined } });
  for (const wrong of ["mysql://ada:secret@db.example/courtly", "ada:secret", "postgres//secret"]) {
    const read = readConfig({ database: wrong }, {});
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining("--database (or") });
    expect(JSON.stringify(read)).not.toContain("secret");
  }
});

test("the address of the fan-out is read, and belongs to a database", () => {
  const database = "postgres://db.example/courtly";
  const fanout = "redis://:secret@redis.example";
  expect(readConfig({}, { COURTLY_DATABASE: database, COURTLY_FANOUT: fanout })).toMatchObject({
    ok: true,
    value: { fanout },
  });
  expect(readConfig({ database }, {})).toMatchObject({ ok: true, value: { fanout: undefined } });
  for (const flags of [{ fanout }, { database, fanout: "http://:secret@redis.example" }]) {
    const read = readConfig(flags, {});
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining("--fanout (or") });
    expect(JSON.stringify(read)).not.toContain("secret");
  }
});

/** Fails when a package for other stores is loaded. */
const WITHOUT_OTHER_STORES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({ resolve: (name, context, next) => {
    if (/^(?:pg|kysely|@redis)/.test(name)) throw new Error(name + " is loaded");
    return next(name, context);
  } });`)}`;

test("a server with a file loads nothing that only other stores need", async () => {
  const server = await serverProcess(dataFile(), "--import", WITHOUT_OTHER_STORES);
  expect((await call(server.url, "/api/tables")).status).toBe(200);
  expect(await server.end("SIGTERM")).toBe(143);
});
