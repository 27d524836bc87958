import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { readContainerfile } from "./containerfile.ts";

/** The command of the container file as it can be started on this machine. */
export interface Rehearsed {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs the steps of our container file in an empty folder, for machines that build no containers: files get the same places
 * below it, from where `sources` has them, and paths in the environment and in the command lead there. The base is this machine and its Node.
 */
export function rehearse(sources: Readonly<Record<string, string>>, root: string): Rehearsed {
  const { copies, environment, folder, command } = readContainerfile();
  for (const { from, to } of copies) {
    const source = sources[from];
    if (source === undefined) throw new Error(`'${from}' is copied, but not prepared`);
    mkdirSync(join(root, to), { recursive: true });
    cpSync(source, join(root, to), { recursive: true });
  }
  const below = (text: string) => (text.startsWith("/") ? join(root, text) : text);
  const [program, ...args] = command.map(below);
  return {
    command: program === "node" ? process.execPath : (program ?? ""),
    args,
    folder: below(folder),
    environment: Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, below(value)]),
    ),
  };
}
