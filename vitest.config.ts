import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";
import { entryPointsIn, type Exports } from "./tools/src/entryPoints.ts";

const SECOND_MS = 1000;
const root = import.meta.dirname;
/** Threads and processes that tests start find the modules compiled: without this, compiling takes most of their time. */
process.env["NODE_COMPILE_CACHE"] ??= join(root, "node_modules/.cache/compiled");
const manifest = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

/** Every room by its source: through the links in node_modules Stryker's copies would not be seen. */
const { workspaces } = manifest("package.json") as { workspaces: string[] };
const rooms = workspaces.flatMap((room) => globSync(`${room}/package.json`, { cwd: root }));
const alias = rooms.flatMap((path) => {
  const { name, exports } = manifest(path) as { name: string; exports: Exports };
  return entryPointsIn(exports).map(([door, file]) => ({
    find: new RegExp(`^${name}${door}$`),
    replacement: join(root, dirname(path), file),
  }));
});

/** Stryker prints `(a as Face) < b` without its brackets, which no longer parses; types do not matter there. */
const uncast = {
  name: "uncast",
  enforce: "pre",
  transform: (code: string) => code.replaceAll(/ as \w+ (?=<)/g, " "),
} as const;

/** Long, because a busy machine is slow: a poll ends as soon as it succeeds. */
const POLLING = { poll: { timeout: 30 * SECOND_MS } } as const;

const LAWS = "**/test/**/*.law.test.ts";
const COMPONENTS = "**/test/**/*.component.test.tsx";
const TERMINAL = "**/test/**/*.terminal.test.ts";
const SERVER = "apps/server/test/**/*.test.ts";
/** They need services of the machine: PostgreSQL and the like. */
const SERVICES = "apps/server/test/services/**/*.test.ts";
const PAGE = "apps/web/test/**/*.test.ts";
const ODDS = "strategy/{odds,threads}/test/**/*.test.ts";
const STRYKER = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
/**
 * Node loads the tests and the code itself, as when people play. Through Vite every call of an imported function reads a
 * property first: games of Rolling Courts took three times as long. Stryker needs Vite: its copies are found by `alias`.
 */
const NATIVE = { experimental: { viteModuleRunner: STRYKER } } as const;
/** Test files of one worker share the modules they load, so a test must restore every global that it changes. */
const SHARED_MODULES = { pool: "threads", isolate: false } as const;
/** They install the built packages, so `npm run pack` runs before them. */
const PACKAGES = "tools/test/packages/*.test.ts";
/** They start proxies and containers, which they expect to be installed. */
const HOSTING = "apps/server/test/hosting/*.test.ts";
const OTHER_BROWSERS = "apps/web/test/otherBrowsers/*.test.ts";
const elsewhere = ["**/node_modules/**", "**/.stryker-tmp/**"];

export default defineConfig({
  resolve: { alias },
  plugins: STRYKER ? [uncast] : [],
  test: {
    passWithNoTests: false,
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "rules",
          ...NATIVE,
          ...SHARED_MODULES,
          include: ["**/test/**/*.test.ts"],
          exclude: [...elsewhere, LAWS, TERMINAL, SERVER, ODDS, PAGE, PACKAGES],
          testTimeout: 240 * SECOND_MS,
          hookTimeout: 240 * SECOND_MS,
          expect: POLLING,
          // Commands that run inside a test answer in the language of this, not of the developer.
          env: { LC_ALL: "C.UTF-8" },
        },
      },
      {
        extends: true,
        test: {
          // Node cannot read the page's components, so Vite loads these.
          name: "page",
          ...SHARED_MODULES,
          include: [PAGE],
          exclude: [...elsewhere, OTHER_BROWSERS],
          testTimeout: 240 * SECOND_MS,
          expect: POLLING,
          env: { LC_ALL: "C.UTF-8" },
        },
      },
      {
        test: {
          name: "laws",
          ...NATIVE,
          ...SHARED_MODULES,
          include: [LAWS],
          exclude: elsewhere,
          testTimeout: 300 * SECOND_MS,
          expect: POLLING,
        },
      },
      {
        test: {
          name: "odds",
          ...NATIVE,
          include: [ODDS],
          exclude: elsewhere,
          testTimeout: 240 * SECOND_MS,
          expect: POLLING,
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: [COMPONENTS],
          exclude: elsewhere,
          environment: "happy-dom",
          testTimeout: 240 * SECOND_MS,
          expect: POLLING,
        },
      },
      {
        test: {
          name: "terminal",
          ...NATIVE,
          include: [TERMINAL],
          exclude: elsewhere,
          testTimeout: 240 * SECOND_MS,
          expect: POLLING,
          // People type one key after the other; so do these tests.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "browsers",
          include: [OTHER_BROWSERS],
          exclude: elsewhere,
          testTimeout: 900 * SECOND_MS,
          expect: POLLING,
          hookTimeout: 120 * SECOND_MS,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "hosting",
          ...NATIVE,
          include: [HOSTING],
          exclude: elsewhere,
          testTimeout: 900 * SECOND_MS,
          hookTimeout: 900 * SECOND_MS,
          expect: POLLING,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "packages",
          ...NATIVE,
          include: [PACKAGES],
          exclude: elsewhere,
          testTimeout: 300 * SECOND_MS,
          expect: POLLING,
        },
      },
      {
        test: {
          name: "server",
          ...NATIVE,
          include: [SERVER],
          exclude: [...elsewhere, SERVICES, HOSTING],
          testTimeout: 300 * SECOND_MS,
          expect: POLLING,
        },
      },
      {
        test: {
          name: "services",
          ...NATIVE,
          include: [SERVICES],
          exclude: elsewhere,
          testTimeout: 300 * SECOND_MS,
          hookTimeout: 60 * SECOND_MS,
          expect: POLLING,
        },
      },
    ],
  },
});
