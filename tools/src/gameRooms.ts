import { posix } from "node:path";
import { isTest, places, type Complaint, type Files } from "./files.ts";

/*
 * The format of a game's RULES.md that these checks expect:
 *
 * - a rule is a list item that begins with its id in bold:
 *     - **K7** Rolling again needs a die set aside.
 * - the table of proofs has a row for each rule, or several: the id, the test file (from the folder of
 *   RULES.md) and the title of the test, word for word; a title begins with the ids it proves:
 *     | K7 | test/turn.test.ts | K7: rolling again needs a die set aside |
 *     | K8 | test/turn.test.ts | K7, K8: a set-aside is enough for any number of dice |
 */
const RULE = /^- \*\*([A-Z]\d+)\*\*/gm;
const ROW = /^\| *([A-Z]\d+) *\| *`?([^|`]+?)`? *\| *(.+?) *\|$/gm;
/** Titles of tests that are plain strings: `test("K7: …`, and `test.each(…)("K7: …`. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(["'`])(([A-Z]\d+(?:, [A-Z]\d+)*)\b.*?)\1/g;

const SOURCES = ["state", "actions", "apply", "notation", "index"];
const PLAYTHROUGHS_MIN = 8;

function games(files: Files): readonly string[] {
  return [...files.keys()].flatMap(
    (path) => /^(games\/[^/]+)\/package\.json$/.exec(path)?.[1] ?? [],
  );
}

/** Checks that every rule has a test with its id in the title, and that every id in a title is a rule. */
export function ruleTables(files: Files): readonly Complaint[] {
  const tables = games(files).map((game) => `${game}/RULES.md`);
  const known = new Set(tables.flatMap((file) => idsOf(files.get(file) ?? "")));
  return [...tables.flatMap((file) => unproved(file, files)), ...unknownTitles(files, known)];
}

function idsOf(text: string): readonly string[] {
  return [...places(text, RULE)].map(({ match }) => match[1] as string);
}

function unproved(file: string, files: Files): readonly Complaint[] {
  const text = files.get(file) ?? "";
  const rules = new Set(idsOf(text));
  const rows = [...places(text, ROW)].map(({ line, match }) => {
    const [, id, path, title] = match as unknown as [string, string, string, string];
    return { line, id, path, title };
  });
  const proved = new Set(rows.map(({ id }) => id));
  const wrong = rows.map(({ line, id, path, title }) => {
    const test = files.get(posix.join(posix.dirname(file), path));
    const ids = titlesOf(test ?? "").find((found) => found.title === title)?.ids;
    if (!rules.has(id)) return { line, what: `no rule ${id}: define it as '- **${id}** …'` };
    if (test === undefined) return { line, what: `no file ${path}: name it from this folder` };
    if (ids === undefined) return { line, what: `${path} has no test '${title}': copy its title` };
    return ids.includes(id) ? undefined : { line, what: `the title does not begin with ${id}` };
  });
  const unnamed = [...places(text, RULE)].map(({ line, match: [, id] }) =>
    proved.has(id as string) ? undefined : { line, what: `nothing proves ${id}: add its row` },
  );
  return [...wrong, ...unnamed].flatMap((found) => (found === undefined ? [] : { file, ...found }));
}

function titlesOf(text: string) {
  return [...places(text, TITLE)].map(({ line, match }) => ({
    line,
    title: match[2] as string,
    ids: (match[3] as string).split(", "),
  }));
}

function unknownTitles(files: Files, known: ReadonlySet<string>): readonly Complaint[] {
  if (known.size === 0) return []; // no RULES.md: gameShape reports that
  return [...files]
    .filter(([file]) => isTest(file))
    .flatMap(([file, text]) =>
      titlesOf(text).flatMap(({ line, ids }) =>
        ids
          .filter((id) => !known.has(id))
          .map((id) => ({ file, line, what: `no RULES.md defines ${id}: correct the title` })),
      ),
    );
}

/** Checks that every game has the same set of files. */
export function gameShape(files: Files): readonly Complaint[] {
  return games(files).flatMap((game) => {
    const wanted = ["RULES.md", ...SOURCES.map((name) => `src/${name}.ts`)].map(
      (path) => `${game}/${path}`,
    );
    const missing = wanted
      .filter((path) => !files.has(path))
      .map((file) => ({ file, line: 1, what: "missing: every game has it" }));
    const folder = `${game}/playthroughs`;
    const records = [...files.keys()].filter(
      (path) => path.startsWith(`${folder}/`) && !path.endsWith(".md"),
    );
    if (records.length >= PLAYTHROUGHS_MIN) return missing;
    const what = `${records.length} playthroughs: record ${PLAYTHROUGHS_MIN} at least`;
    return [...missing, { file: folder, line: 1, what }];
  });
}
