// `npm run fixtures -- NAME`: makes a generation of fixtures with the code of this tree. See
// testkit/fixtures/README.md.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { assert } from "@courtly/engine";
import { FIXTURES, type MessageLine } from "@courtly/testkit/fixtures";
import { dumpStorage } from "../support/browserStorage.ts";
import { chromiumOptions } from "../support/chromium.ts";
import { makeAbsentTables } from "./absentTables.ts";
import { makeAgreedTables } from "./agreedTables.ts";
import { chooseSettings, makeLessons, makeLocalGames } from "./localGames.ts";
import { loseMoves, makeContinued, makeLost } from "./lostMoves.ts";
import { startMakersServer } from "./makersServer.ts";
import { noted, type Made } from "./manifest.ts";
import { noteTables } from "./notes.ts";
import { leaveHalfDone, makeForgottenTable, makeTables, tableNamed } from "./onlineTables.ts";
import { arrive, restoreFastSettings } from "./persons.ts";
import { linesAbout, newRecorder } from "./recorder.ts";
import { playRecorded, type Recorded } from "./recordings.ts";

const DAY_MS = 24 * 3_600_000;
/**
 * The time limit. It takes some minutes on a busy machine; longer means that it waits for something that never comes.
 */
const PATIENCE_MS = 20 * 60_000;

const [name = ""] = process.argv.slice(2);
const folder = join(FIXTURES, name);
if (!/^[\w-]+$/.test(name)) fail("a name is wanted: npm run fixtures -- 2026-11-c");
if (existsSync(folder)) fail(`${folder} is there: a generation is never changed, make a new one`);

setTimeout(() => void failLate(), PATIENCE_MS).unref();
process.once("SIGTERM", () => void failLate());
const place = mkdtempSync(join(tmpdir(), "courtly-fixtures-"));
process.on("exit", () => rmSync(place, { recursive: true, force: true }));
const browser = await chromium.launch(chromiumOptions());
try {
  const build = spawnSync(process.execPath, [join(import.meta.dirname, "../../../build.ts")], {
    stdio: "inherit",
  });
  assert(build.status === 0, "the page is built");
  await make(browser, join(place, "tables.db"));
} catch (error) {
  await showPages();
  throw error;
} finally {
  await browser.close();
}
process.exit();

async function failLate(): Promise<void> {
  await showPages();
  fail("this takes too long: something never came");
}

/** Says what the pages show: one of them waits for something that never came. */
async function showPages(): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page.innerText("body").catch(String);
    console.error(`${page.url()}\n${text.slice(0, 1000)}\n`);
  }
}

function fail(why: string): never {
  console.error(why);
  process.exit(2);
}

/** Makes the data, copies it, and then records the messages of games that continue from the copy. */
async function make(browser: Browser, data: string): Promise<void> {
  const recorder = newRecorder();
  // A table was opened two days ago and forgotten.
  const server = await startMakersServer(data, Date.now() - 2 * DAY_MS);
  const { url } = server;
  const come = (name: string) => arrive(browser, { name, url, recorder });
  const [ada, ben, cleo, phone] = await Promise.all([
    come("Ada"),
    come("Ben"),
    come("Cleo"),
    come("Ada"),
  ]);
  const making = { url, ada, ben };
  const first = [await makeForgottenTable(making), ...(await makeAbsentTables(making, server))];
  say("players who are away");
  await server.stop();
  await server.start();
  const copy = `${data}.copy`;
  const continued = await makeContinued(making, server, copy);
  say("a game that the server had lost");
  const agreed = await makeAgreedTables(making, phone);
  say("players who agree");
  const others = [...(await makeTables(making)), ...(await makeLost(making))];
  say("tables");
  await makeLocalGames(ada.page);
  await makeLessons(ada.page);
  await chooseSettings(ada.page);
  say("games, lessons and settings of a device");
  const made = await leaveHalfDone(making, [...first, ...continued, ...agreed, ...others]);
  await server.stop();
  server.copyTo(copy);
  say("a table in its drawing, a bot that thinks");
  await loseMoves(making, made, server);
  say("moves that the server loses");
  const madeAtMs = Date.now();
  const storage = await dumpStorage(ada.page);
  for (const { page } of [ada, ben]) await page.goto("about:blank");
  server.restore(copy);
  const since = recorder.lines.length;
  await server.start();
  await restoreFastSettings(ada);
  const idOf = (table: string) => tableNamed(made, table).id;
  const pass = async (table: string, ms: number) => {
    recorder.notePassed(table, ms);
    await server.pass(ms);
  };
  const recorded = await playRecorded({ ...making, cleo, phone, recorder, idOf, pass });
  await server.stop();
  say("messages");
  const messages = messagesOf(recorder.lines, since, recorded);
  const tables = noteTables(copy, made);
  write({ madeAtMs, tables, storage, messages }, copy);
}

/** Sorts the recorded lines into files: one for each recorded game, one for the requests of a start page. */
function messagesOf(
  lines: readonly MessageLine[],
  since: number,
  recorded: readonly Recorded[],
): Made["messages"] {
  const latest = lines.slice(since);
  const isAsked = (line: MessageLine) =>
    line.kind === "http" && /^\/api\/(?:here|tables|codes\/OOO111)$/.test(line.path);
  const asked = new Map(latest.filter(isAsked).map((line) => ["path" in line && line.path, line]));
  return [
    { file: "start-page.jsonl", isWholeLife: false, lines: [...asked.values()] },
    ...recorded.map(({ name: about, tables, isWholeLife }) => ({
      file: `${about}.jsonl`,
      isWholeLife,
      lines: linesAbout(isWholeLife ? lines : latest, tables),
    })),
  ];
}

function write(made: Made, tablesFile: string): void {
  const { manifest, records } = noted(made);
  for (const part of ["records", "messages"]) mkdirSync(join(folder, part), { recursive: true });
  const put = (path: string, text: string) => writeFileSync(join(folder, path), text);
  copyFileSync(tablesFile, join(folder, "tables.db"));
  put("browser.json", pretty(made.storage));
  put("manifest.json", pretty(manifest));
  for (const { file, text } of records) put(`records/${file}`, text);
  for (const { file, lines } of made.messages)
    put(`messages/${file}`, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

function say(what: string): void {
  console.log(`made: ${what}`);
}
