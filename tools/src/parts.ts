import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, type Ended } from "./child.ts";
import { missingFor } from "./systemPackages.ts";
import {
  countPlaywright,
  countVitest,
  oneTest,
  tallyOf,
  unable,
  type Counts,
  type Tally,
} from "./tally.ts";

/** The two queues of the test command. They run side by side, so that one works while the other waits. */
export type Lane = "main" | "beside";

export interface Part {
  readonly name: string;
  readonly lane: Lane;
  /** The expected seconds on two cores. A slower part is marked as over budget and does not fail: machines differ. */
  readonly budgetS: number;
  /** Runs only if it is asked for by its name: too long for every change. */
  readonly onlyByName?: true;
  /** The rooms whose tests it runs; everything, if none is named. */
  readonly rooms?: readonly string[];
  readonly check: () => Promise<Tally>;
}

const HOUR_MS = 60 * 60_000;
const OXLINT = "node_modules/oxlint/bin/oxlint";
const STYLELINT = "node_modules/stylelint/bin/stylelint.mjs";

/** All parts of the test command, each lane in the order in which they run. */
export const PARTS: readonly Part[] = [
  main("format", 5, () => script("node_modules/oxfmt/bin/oxfmt", "--check")),
  main("lint", 20, () => scripts([OXLINT], [STYLELINT, "apps/web/{src,development}/**/*.css"])),
  main("types", 15, () =>
    script("node_modules/typescript/bin/tsc", "--build", "--pretty", "false"),
  ),
  main("unused", 10, () => script("node_modules/knip/bin/knip.js")),
  main("tidy", 5, () => script("tools/src/tidy.ts")),
  main("packages", 60, installedPackages),
  main("browser", 290, browser, ["apps/web", "apps/cli"]),
  {
    ...main("browsers", 300, () => vitest("browsers", HOUR_MS), ["apps/web", "apps/cli"]),
    onlyByName: true,
  },
  {
    ...main("hosting", 240, () => vitest("hosting", HOUR_MS), ["apps/server", "apps/cli"]),
    onlyByName: true,
  },
  beside("components", 20, () => vitest("components"), ["apps/web"]),
  beside("page", 15, () => vitest("page"), ["apps/web", "apps/cli"]),
  beside("odds", 50, () => vitest("odds"), ["strategy/odds", "strategy/threads"]),
  beside("laws", 50, () => vitest("laws"), ["testkit"]),
  beside("server", 60, () => vitest("server"), ["apps/server", "apps/cli"]),
  beside("services", 40, () => vitest("services"), ["apps/server", "apps/cli"]),
  beside("terminal", 15, () => vitest("terminal"), ["apps/cli"]),
  beside("rules", 150, () => vitest("rules")),
];

function main(
  name: string,
  budgetS: number,
  check: Part["check"],
  rooms?: readonly string[],
): Part {
  return { name, lane: "main", budgetS, check, ...(rooms && { rooms }) };
}

function beside(
  name: string,
  budgetS: number,
  check: Part["check"],
  rooms?: readonly string[],
): Part {
  return { name, lane: "beside", budgetS, check, ...(rooms && { rooms }) };
}

const reports = mkdtempSync(join(tmpdir(), "courtly-test-"));
process.on("exit", () => rmSync(reports, { recursive: true }));

async function script(path: string, ...args: readonly string[]): Promise<Tally> {
  return oneTest(await run(process.execPath, [path, ...args]));
}

/** Runs scripts one after the other, as one test. */
async function scripts(...all: readonly (readonly string[])[]): Promise<Tally> {
  const ended: Ended[] = [];
  for (const args of all) ended.push(await run(process.execPath, args));
  const output = ended.map((each) => each.output).join("");
  return oneTest({ ok: ended.every(({ ok }) => ok), output });
}

function vitest(project: string, limitMs?: number): Promise<Tally> {
  const report = join(reports, `${project}.json`);
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    "--silent=passed-only",
  ];
  return runner(project, { report, args, count: countVitest, limitMs });
}

/** Builds the packages that are published, and tests them where there is nothing else of this repository. */
async function installedPackages(): Promise<Tally> {
  const packed = await run(process.execPath, ["tools/src/packaging/pack.ts"]);
  return packed.ok ? vitest("packages") : oneTest(packed);
}

/** Tests the page in a real browser, with the production build. */
function browser(): Promise<Tally> {
  const report = join(reports, "browser.json");
  const args = [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=apps/web/playwright.config.ts",
    "--project=short",
  ];
  return runner("browser", { report, args, count: countPlaywright });
}

interface Runner {
  readonly report: string;
  readonly args: readonly string[];
  readonly count: (report: never) => Counts;
  /** The time after which it counts as hung; undefined for the usual limit. */
  readonly limitMs?: number | undefined;
}

async function runner(name: string, { report, args, count, limitMs }: Runner): Promise<Tally> {
  const missing = await missingFor(name);
  if (missing !== undefined) return unable(missing);
  const ended = await run(process.execPath, args, { env: { COURTLY_REPORT: report }, limitMs });
  return tallyOf(ended, report, count);
}
