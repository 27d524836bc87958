import { generations, type HttpLine } from "@courtly/testkit/fixtures";
import { readToClient, readToServer, type ToClient } from "@courtly/protocol";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { apiOf } from "./support/clientPlayer.ts";
import { begunGame } from "./support/begunGame.ts";
import { sitDown } from "./support/device.ts";
import { playOn } from "./support/player.ts";
import { withRoutes } from "./support/routes.ts";
import { call, openTable, served, takeSeat, unwrap } from "./support/served.ts";

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Operation | undefined>> | undefined>
  >;
}
interface Operation {
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content } | undefined>>;
}
type Content = Readonly<Record<string, { readonly schema?: { readonly $ref: string } }>>;

/** An independent validator of the schemas that a server serves. */
function validatorOf(document: object, id: string) {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  // OpenAPI has other keywords beside its schemas.
  for (const word of ["openapi", "info", "paths", "components"]) ajv.addKeyword(word);
  ajv.addSchema(document, id);
  return (path: string): ValidateFunction => {
    const validate = ajv.getSchema(`${id}${path}`);
    if (validate === undefined) throw new Error(`there is no schema at ${path}`);
    return validate;
  };
}

async function described(url: string) {
  const openApi = (await call(url, "/api/openapi.json")).body as OpenApi;
  const messages = (await call(url, "/api/messages.json")).body as object;
  return {
    openApi,
    bodies: validatorOf(openApi, "openapi.json"),
    message: validatorOf(messages, "messages.json"),
  };
}

/** What the validator complains about, if it refuses a value. */
function complaint(validate: ValidateFunction, value: unknown): string | undefined {
  if (validate(value) === true) return undefined;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath} ${error?.message}: ${JSON.stringify(value).slice(0, 300)}`;
}

test("every route of the server is described, and every described route is there", async () => {
  const { value, routes } = await withRoutes(() => served());
  const { openApi } = await described(value.url);
  expect(openApi.openapi).toMatch(/^3\.1\./);
  const listed = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const there = routes
    .filter((route) => !route.startsWith("HEAD "))
    .map((route) => route.replaceAll(/:(\w+)/g, "{$1}"));
  expect(listed.toSorted()).toEqual(there.toSorted());
});

/** The operation of a request, among those that are described. */
function operationOf({ paths }: OpenApi, { method, path }: HttpLine): Operation {
  const isAt = (described: string) =>
    new RegExp(`^${described.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
  // A path without parameters comes first: /api/tables is no table.
  const [found] = Object.keys(paths)
    .filter(isAt)
    .toSorted((a, b) => a.split("{").length - b.split("{").length);
  const operation = paths[found ?? ""]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not described`);
  return operation;
}

const refIn = (content: Content | undefined) => content?.["application/json"]?.schema?.$ref;

test.each(generations())(
  "the recorded messages of $name fit the served schemas",
  async ({ manifest, messages }) => {
    const { url } = await served();
    const { openApi, bodies, message } = await described(url);
    const validate = {
      toServer: message("#/$defs/toServer"),
      toClient: message("#/$defs/toClient"),
    };
    const faults: (string | undefined)[] = [];
    let checked = 0;
    for (const line of manifest.messages.flatMap(({ file }) => messages(file))) {
      checked += 1;
      if (line.kind === "toServer" || line.kind === "toClient")
        faults.push(complaint(validate[line.kind], line.message));
      if (line.kind !== "http") continue;
      const operation = operationOf(openApi, line);
      const ref = refIn(operation.requestBody?.content);
      if (ref !== undefined) faults.push(complaint(bodies(ref), line.body));
      const answer = operation.responses[String(line.status)] ?? operation.responses["default"];
      const answerRef = refIn(answer?.content);
      if (answerRef !== undefined) faults.push(complaint(bodies(answerRef), line.answer));
    }
    expect(checked).toBeGreaterThan(50);
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  },
);

test("the messages of a game that is played now fit them too, and so do its entries", async () => {
  const { url } = await served();
  const { bodies, message } = await described(url);
  const game = await begunGame(url);
  await Promise.all([playOn(game.mover, game.moverSeat), playOn(game.other, game.otherSeat)]);
  const { mover, other } = game;
  // A quick game may be over before it comes.
  await mover.until(() => mover.messages.some(({ kind }) => kind === "presence"));
  const all = [...mover.messages, ...other.messages];
  const toClient = message("#/$defs/toClient");
  expect(all.map((each) => complaint(toClient, each)).filter(Boolean)).toEqual([]);
  const kinds = new Set(all.map(({ kind }: ToClient) => kind));
  for (const kind of ["welcome", "events", "done", "presence"] as const)
    expect(kinds).toContain(kind);
  const entry = message("#/$defs/entry");
  const faults = game.mover.log.map((logged) => complaint(entry, logged.entry));
  expect(faults.filter(Boolean)).toEqual([]);
  const glance = (await call(url, `/api/tables/${game.table}`)).body;
  expect(complaint(bodies("#/components/schemas/tableGlance"), glance)).toBeUndefined();
});

test("the schemas refuse what the parsers refuse, except for what only code can check", async () => {
  const { url } = await served();
  const { message } = await described(url);
  const toServer = message("#/$defs/toServer");
  const toClient = message("#/$defs/toClient");
  const asked = [
    { kind: "dance" },
    { kind: "ping", more: 1 },
    { kind: "act", key: "k", length: -1, text: "roll" },
    { kind: "act", key: "k", length: 1.5, text: "roll" },
    { kind: "act", key: "a b", length: 1, text: "roll" },
    { kind: "act", key: "k", length: 1, text: "a\u0000" },
    { kind: "act", key: "k", length: 1 },
    { kind: "say", phrase: "hello" },
    { kind: "hello", protocol: 2, from: 1, token: "short" },
    "ping",
    null,
  ];
  for (const each of asked) {
    expect(readToServer(JSON.stringify(each)).ok, JSON.stringify(each)).toBe(false);
    expect(complaint(toServer, each), JSON.stringify(each)).toBeDefined();
  }
  const answered = [{ kind: "welcome" }, { kind: "done", key: "k", length: "1" }];
  for (const each of answered) {
    expect(readToClient(JSON.stringify(each)).ok).toBe(false);
    expect(complaint(toClient, each)).toBeDefined();
  }
});

test("a program gets the legal actions of the player who is to decide, and each of them is accepted", async () => {
  const { url } = await served();
  const api = apiOf({ url });
  const { table, mover, moverSeat } = await begunGame(url);
  const legal = unwrap(await api.legalActions(table));
  expect(legal).toMatchObject({ length: mover.log.length, player: moverSeat.player });
  expect(legal.actions).toEqual(["roll"]);
  const [text = ""] = legal.actions;
  await mover.ask({ kind: "act", length: legal.length, text });
  const next = unwrap(await api.legalActions(table));
  expect(next.actions.length).toBeGreaterThan(1);
  for (const action of next.actions.slice(0, 3)) expect(action).toMatch(/^[a-z]/);
  const done = await mover.ask({
    kind: "act",
    length: next.length,
    text: next.actions[0] ?? "",
  });
  expect(done.kind).toBe("done");
});

test("before and after the game nobody decides", async () => {
  const { url } = await served();
  const api = apiOf({ url });
  const ada = await openTable(url);
  expect(await api.legalActions(ada.table)).toMatchObject({
    error: { code: "not-now", message: "the game has not begun" },
  });
  const ben = await takeSeat(url, ada.table);
  const devices = await Promise.all([sitDown(url, ada.table, ada), sitDown(url, ada.table, ben)]);
  const isBegun = ({ game }: { readonly game: unknown }) => game !== undefined;
  await Promise.all([playOn(devices[0], ada, isBegun), playOn(devices[1], ben, isBegun)]);
  await devices[0].ask({ kind: "resign" });
  expect(await api.legalActions(ada.table)).toMatchObject({
    error: { code: "not-now", message: "the game is over" },
  });
});

test("legal actions cost an address ten times as much as a summary", async () => {
  const { url } = await served({ allowances: { perAddress: { burst: 30, perSecond: 0 } } });
  const { table } = await openTable(url);
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1)
    statuses.push((await call(url, `/api/tables/${table}/legal`)).status);
  expect(statuses).toEqual([409, 409, 429]);
});
