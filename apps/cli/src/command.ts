import { oneLine, type Outlet } from "./outlet.ts";
import type { OptionSpecs, Request } from "./options.ts";

/** The exit codes of all commands. */
export const EXIT = {
  yes: 0,
  /** The answer is "no": an illegal game, or a failed check. */
  no: 1,
  /** Wrong usage. */
  misused: 2,
  /** A bug in Courtly (EX_SOFTWARE of sysexits): neither a "no" nor the caller's mistake. */
  bug: 70,
  interrupted: 130,
  terminated: 143,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export interface Streams {
  readonly in: NodeJS.ReadStream;
  readonly out: Outlet;
  readonly err: Outlet;
}

export interface Command {
  readonly name: string;
  /** The arguments after the name, as help shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly more: readonly string[];
  readonly options: OptionSpecs;
  readonly run: (request: Request, streams: Streams) => Promise<Exit>;
}

/** Reports wrong usage: writes one line that says what to do. */
export function misused({ err }: Streams, message: string): Exit {
  err.write(`courtly: ${oneLine(message)}\n`);
  return EXIT.misused;
}

export function writeJson({ out }: Streams, value: unknown): void {
  out.writeData(`${JSON.stringify(value)}\n`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === "ENOENT";
}

/** A message for an error of the file system. */
export function fileProblem(path: string, error: unknown): string {
  const code = codeOf(error);
  switch (code) {
    case "ENOENT":
      return `there is no '${path}': check the path`;
    case "EISDIR":
      return `'${path}' is a directory: name a file`;
    case "EACCES":
    case "EPERM":
      return `'${path}' may not be opened: check its permissions`;
    case "ENOSPC":
      return `'${path}' has no space left to grow: free some, or name another file`;
    default:
      return `'${path}' cannot be used (${code || String(error)}): name another file`;
  }
}
