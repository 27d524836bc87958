import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { doorsIn, type Exports } from "./doors.ts";
import { isCode, isTest, places, type Complaint, type Files } from "./files.ts";

interface Room {
  /** Its folder; `*` stands for any one name. */
  readonly folder: string;
  readonly mayImport: readonly string[];
  /** What its tests may import besides: the testkit and the sealed dice are tried on real games. */
  readonly testsMayImport?: readonly string[];
  /** What it may use from outside the house: nothing, packages that run anywhere, or Node as well. */
  readonly outside: "nothing" | "packages" | "node";
}

const THINKING = ["strategy/worker-rpc", "strategy/odds", "strategy/bots"];
const PURE = ["engine", "games/*", "dice", ...THINKING, "protocol"];
const WITH_THREADS = [...PURE, "strategy/threads"];

/** Who may import whom: imports only point down. Tests may use the testkit and Node besides. */
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
  { folder: "protocol", mayImport: ["engine", "dice"], outside: "packages" },
  { folder: "apps/web", mayImport: PURE, testsMayImport: ["apps/server"], outside: "packages" },
  { folder: "apps/server", mayImport: WITH_THREADS, outside: "node" },
  { folder: "apps/cli", mayImport: [...WITH_THREADS, "apps/server"], outside: "node" },
  { folder: "testkit", mayImport: ["engine"], testsMayImport: PURE, outside: "node" },
  { folder: "bench", mayImport: [...WITH_THREADS, "apps/server"], outside: "node" },
  { folder: "tools", mayImport: [...PURE, "testkit"], outside: "node" },
];

export const isRoom = (folder: string) => ROOMS.some((room) => covers(room.folder, folder));

/** The rooms that the code and the tests of these rooms can import, themselves included; each as a predicate over folders. */
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

/** The rooms of the repository, by what others import them as. */
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
      return [{ file, line: 1, what: `no room '${folder}' is known: give it a row in ROOMS` }];
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
      for (const [door] of doorsIn(exports)) doors.set(name + door, posix.dirname(file));
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
  // Code that only developers run may import what tests may.
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
    return `'${from}' is no room's door: import what its index.ts offers, or name it there`;
  if (target === folder)
    return test ? undefined : `'${from}' is this very room: import by relative path`;
  const allowed = test
    ? [...room.mayImport, "testkit", ...(room.testsMayImport ?? [])]
    : room.mayImport;
  if (allowed.some((pattern) => covers(pattern, target))) return undefined;
  return `${folder} may not import ${target}: it may import ${allowed.join(", ") || "nothing"}`;
}

function complaintAboutOutside(from: string, outside: Room["outside"]): string | undefined {
  if (outside === "nothing") return `'${from}' comes from outside: this room depends on nothing`;
  return outside === "packages" && isBuiltin(from)
    ? `'${from}' needs Node: this room also runs in a browser, let its caller hand it in`
    : undefined;
}
