import { isCode, isTest, places, type Complaint, type Files } from "./files.ts";

const GLOSSARY = "docs/glossary.md";

/** A declaration that is exported by name. */
const EXPORTED =
  /^export (?:async )?(?:abstract )?(?:function\*?|class|const|let|interface|type) (\w+)/gm;

interface Avoided {
  /** The parts of the word, in lower case. */
  readonly parts: readonly string[];
  /** The word of the glossary to use instead. */
  readonly term: string;
}

/** Exported names must not use a word that the glossary lists as one to avoid. */
export function plainNames(files: Files): readonly Complaint[] {
  const avoided = avoidedIn(files.get(GLOSSARY) ?? "");
  return [...files]
    .filter(([file]) => isCode(file) && !isTest(file))
    .flatMap(([file, text]) =>
      [...places(text, EXPORTED)].flatMap(({ line, match: [, name = ""] }) => {
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

/** Reads the rows `| term | meaning | words to avoid |`. */
function avoidedIn(glossary: string): readonly Avoided[] {
  return glossary.split("\n").flatMap((row) => {
    const [, term, , avoid] = row.split("|").map((cell) => cell.trim());
    if (term === undefined || avoid === undefined || avoid === "avoid" || /^-*$/.test(avoid))
      return [];
    return avoid.split(",").map((word) => ({ parts: word.trim().toLowerCase().split(" "), term }));
  });
}

/** The words of a name: `openWorkerRpc` has open, worker, rpc. */
function partsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase()
    .split(" ");
}

function hasInARow(parts: readonly string[], word: readonly string[]): boolean {
  return parts.some((_, at) => word.every((part, index) => parts[at + index] === part));
}
