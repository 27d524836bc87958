import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { entryPointsIn, type Exports } from "./entryPoints.ts";
import { isCode, isTest, places, type Complaint, type Files } from "./files.ts";

interface Room {
  /** Its folder; `*` stands for any one name. */
  readonly folder: string;
  readonly mayImport: readonly string[];
  /** Additional rooms that its tests may import: for example, testkit and dice are tested with real games. */
  readonly testsMayImport?: readonly string[];
  /** The imports from outside the repository that it may use: none, packages that run anywhere, or also Node. */
  readonly outside: "nothing" | "packages" | "node";
}

const THINKING = ["strategy/worker-rpc", "strategy/odds", "strategy/bots"];
const PURE = [
  "engine",
  "games/*",
  "dice",
  ...THINKING,
  "strategy/coach",
  "strategy/analysis",
  "protocol",
  "client",
];
const WITH_THREADS = [...PURE, "strategy/threads"];

/** The imports that each room may use; there are no cycles. Tests may also use the testkit and Node. */
const ROOMS: readonly Room[] = [
  { folder: "engine", mayImport: [], outside: "nothing" },
  { folder: "games/*", mayImport: ["engine"], outside: "nothing" },
  {
    folder: "dice",
    mayImport: ["engine"],
    testsMayImport: ["games/*", "strategy/*"],
    outside: "packages",
  },
  { folder: "strategy/worker-rpc", mayImport: [], outside: "nothing" },
  {
    folder: "strategy/odds",
    mayImport: ["engine", "games/to-court-the-king", "strategy/worker-rpc"],
    outside: "packages",
  },
  {
    folder: "strategy/threads",
    mayImport: THINKING,
    testsMayImport: ["engine", "games/*"],
    outside: "node",
  },
  {
    folder: "strategy/bots",
    mayImport: ["engine", "games/*", "strategy/worker-rpc", "strategy/odds"],
    outside: "packages",
  },
  {
    folder: "strategy/coach",
    mayImport: ["engine", "games/*", "strategy/odds", "strategy/bots"],
    outside: "nothing",
  },
  {
    folder: "strategy/analysis",
    mayImport: ["engine", "games/*", ...THINKING, "strategy/coach"],
    outside: "nothing",
  },
  { folder: "protocol", mayImport: ["engine", "dice"], outside: "packages" },
  {
    folder: "client",
    mayImport: ["engine", "dice", "protocol"],
    testsMayImport: ["games/*", "strategy/*", "apps/server"],
    outside: "packages",
  },
  { folder: "apps/web", mayImport: PURE, testsMayImport: ["apps/server"], outside: "packages" },
  { folder: "apps/server", mayImport: WITH_THREADS, outside: "node" },
  { folder: "apps/cli", mayImport: [...WITH_THREADS, "apps/server"], outside: "node" },
  {
    folder: "testkit",
    mayImport: ["engine", "games/*", "dice", "protocol"],
    testsMayImport: PURE,
    outside: "node",
  },
  { folder: "bench", mayImport: [...WITH_THREADS, "apps/server"], outside: "node" },
  { folder: "tools", mayImport: [...PURE, "testkit"], outside: "node" },
];

export const isRoom = (folder: string) => ROOMS.some((room) => covers(room.folder, folder));

/** The rooms that the code and tests of these rooms can import, and these rooms; each as a predicate over folders. */
export function roomsBeneath(folders: readonly string[]): readonly ((folder: string) => boolean)[] {
  const found = new Set<Room>();
  const visit = (pattern: string) => {
    for (const room of ROOMS)
      if (!found.has(room) && (covers(room.folder, pattern) || covers(pattern, room.folder))) {
        found.add(room);
        for (const beneath of [...room.mayImport, ...(room.testsMayImport ?? [])]) visit(beneath);
      }
  };
  for (const folder of folders) visit(folder);
  return [...found].map((room) => (folder) => covers(room.folder, folder));
}

/** The folder of each room, by the name under which it is imported. */
type Doors = ReadonlyMap<string, string>;

export function roomImports(files: Files): readonly Complaint[] {
  const doors = doorsOf(files);
  return [...files].flatMap(([file, text]) => {
    const folder = /^((?:games|strategy|apps)\/[^/]+|[^/]+)\/(?:src|bin|test|development)\//.exec(
      file,
    )?.[1];
    if (folder === undefined || !isCode(file)) return [];
    const room = ROOMS.find((known) => covers(known.folder, folder));
    if (room === undefined)
      return [{ file, line: 1, what: `no room '${folder}' is known: add it to ROOMS` }];
    return imports(text).flatMap(({ line, from }) => {
      const what = complaintAbout(from, { file, folder, room, doors });
      return what === undefined ? [] : [{ file, line, what }];
    });
  });
}

function doorsOf(files: Files): Doors {
  const doors = new Map<string, string>();
  for (const [file, text] of files)
    if (/^[^/]+(?:\/[^/]+)?\/package\.json$/.test(file)) {
      const { name, exports } = JSON.parse(text) as { name: string; exports?: Exports };
      for (const [door] of entryPointsIn(exports)) doors.set(name + door, posix.dirname(file));
    }
  return doors;
}

function covers(pattern: string, folder: string): boolean {
  return pattern.endsWith("/*")
    ? posix.dirname(folder) === pattern.slice(0, -2)
    : pattern === folder;
}

/** Static and dynamic imports and re-exports, as the formatter writes them. */
const IMPORT =
  /^\s*(?:(?:import|export)\s[^;]*?\bfrom\s*|import\s*)"([^"]+)"|\bimport\("([^"]+)"\)/gm;

function imports(text: string): readonly { readonly line: number; readonly from: string }[] {
  return [...places(text, IMPORT)].map(({ line, match }) => ({
    line: line + match[0].split("\n").length - 1,
    from: (match[1] ?? match[2]) as string,
  }));
}

interface Importer {
  readonly file: string;
  readonly folder: string;
  readonly room: Room;
  readonly doors: Doors;
}

function complaintAbout(from: string, { file, folder, room, doors }: Importer): string | undefined {
  // Development code may import the same rooms as tests.
  const test = isTest(file) || file.includes("/development/");
  if (from.startsWith(".")) {
    const target = posix.join(posix.dirname(file), from);
    return target.startsWith(`${folder}/`)
      ? undefined
      : `'${from}' leaves the room: import by package name`;
  }
  if (!from.startsWith("@courtly/"))
    return complaintAboutOutside(from, test ? "node" : room.outside);
  const target = doors.get(from);
  if (target === undefined)
    return `'${from}' is no entry point of a room: import from its index.ts, or add it to its exports`;
  // Like a test, a script outside of `src` uses the room as others do: packages have only the emitted files.
  if (target === folder)
    return test || !file.startsWith(`${folder}/src/`)
      ? undefined
      : `'${from}' is this room itself: import by relative path`;
  const allowed = test
    ? [...room.mayImport, "testkit", ...(room.testsMayImport ?? [])]
    : room.mayImport;
  if (allowed.some((pattern) => covers(pattern, target))) return undefined;
  return `${folder} may not import ${target}: it may import ${allowed.join(", ") || "nothing"}`;
}

function complaintAboutOutside(from: string, outside: Room["outside"]): string | undefined {
  if (outside === "nothing") return `'${from}' comes from outside: this room depends on nothing`;
  return outside === "packages" && isBuiltin(from)
    ? `'${from}' needs Node: this room also runs in a browser, so pass it in as a parameter`
    : undefined;
}
