import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The repository as the checks see it: the text of each file by its path from the root. */
export type Files = ReadonlyMap<string, string>;

export interface Complaint {
  readonly file: string;
  readonly line: number;
  /** The problem, and what to do about it. */
  readonly what: string;
}

export type Check = (files: Files) => readonly Complaint[];

/** Reads every file that Git tracks or would add. */
export function readFiles(root: string): Files {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
  });
  const paths = listed.split("\0").filter((path) => path !== "" && isFile(join(root, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** Whether there is a file. Git also lists deleted files, and folders that are repositories of their own. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

export const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path);
export const isTest = (path: string) => path.includes("/test/") && isCode(path);

/** Finds every match of the pattern, with its line number. */
export function* places(
  text: string,
  pattern: RegExp,
): Generator<{ line: number; match: RegExpExecArray }> {
  for (const match of text.matchAll(pattern))
    yield { line: text.slice(0, match.index).split("\n").length, match };
}
