import { basename } from "node:path";
import { isCode, isTest, places, type Complaint, type Files } from "./files.ts";

const GLOSSARY = "docs/glossary.md";

/** A function, class, constant, variable, interface or type that is exported where it is declared. */
const EXPORTED =
  /^export (?:async )?(?:abstract )?(?:function\*?|class|const|let|interface|type) (\w+)/gm;

interface Avoided {
  /** The parts of the word, in lower case. */
  readonly parts: readonly string[];
  /** The word of the glossary to use instead. */
  readonly term: string;
}

/**
 * Reports names with a word that the glossary lists as one to avoid: names of code files, and names that code files
 * export where they declare them. Tests, folders, members, local names, default exports and `export { … }` lists are
 * not checked.
 */
export function plainNames(files: Files): readonly Complaint[] {
  const avoided = avoidedIn(files.get(GLOSSARY) ?? "");
  return [...files]
    .filter(([file]) => isCode(file) && !isTest(file))
    .flatMap(([file, text]) =>
      namesIn(file, text).flatMap(({ line, name }) => {
        const parts = partsOf(name);
        return avoided
          .filter((word) => hasInARow(parts, word.parts))
          .map(({ parts: word, term }) => ({
            file,
            line,
            what: `'${name}' uses '${word.join(" ")}': the glossary says '${term}'`,
          }));
      }),
    );
}

interface FoundName {
  readonly line: number;
  readonly name: string;
}

/** The name of the file, as if it were on its first line, and the names that it exports. */
function namesIn(file: string, text: string): readonly FoundName[] {
  const exported = [...places(text, EXPORTED)].map(({ line, match: [, name = ""] }) => ({
    line,
    name,
  }));
  return [{ line: 1, name: basename(file) }, ...exported];
}

/** Reads the rows `| term | meaning | words to avoid |`. */
function avoidedIn(glossary: string): readonly Avoided[] {
  return glossary.split("\n").flatMap((row) => {
    const [, term, , avoid] = row.split("|").map((cell) => cell.trim());
    if (term === undefined || avoid === undefined || avoid === "avoid" || /^-*$/.test(avoid))
      return [];
    return avoid.split(",").map((word) => ({ parts: word.trim().toLowerCase().split(" "), term }));
  });
}

/** The words of a name in lower case: `openWorkerRpc` has open, worker, rpc; `line-up.ts` has line, up, ts. */
function partsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replaceAll(/[_.-]/g, " ")
    .toLowerCase()
    .split(" ");
}

function hasInARow(parts: readonly string[], word: readonly string[]): boolean {
  return parts.some((_, at) => word.every((part, index) => parts[at + index] === part));
}
