import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../child.ts";

export const CONTAINERFILE = join(ROOT, "deploy/Containerfile");

/** The steps of our container file that matter to a process: what is copied where, its environment, and its command. */
export interface Container {
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly command: readonly string[];
}

/** Instructions that a rehearsal without containers leaves out: they change only what surrounds the process. */
const AROUND = new Set(["ARG", "FROM", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"]);

/** Reads our container file. Throws at an instruction that it does not know, so that none is left out unnoticed. */
export function readContainerfile(text = readFileSync(CONTAINERFILE, "utf8")): Container {
  const copies: { from: string; to: string }[] = [];
  const environment: Record<string, string> = {};
  let folder = "/";
  let entrypoint: readonly string[] = [];
  let command: readonly string[] = [];
  for (const line of text.split("\n").filter((each) => each !== "" && !each.startsWith("#"))) {
    const [instruction = "", ...words] = line.split(" ");
    const rest = words.join(" ");
    if (instruction === "COPY") {
      const [from = "", to = ""] = words.filter((word) => !word.startsWith("--"));
      copies.push({ from, to });
    } else if (instruction === "ENV") {
      const [name = "", ...value] = rest.split("=");
      environment[name] = value.join("=");
    } else if (instruction === "WORKDIR") folder = rest;
    else if (instruction === "ENTRYPOINT") entrypoint = JSON.parse(rest) as string[];
    else if (instruction === "CMD") command = JSON.parse(rest) as string[];
    else if (!AROUND.has(instruction))
      throw new Error(`the container file has '${instruction}', which cannot be rehearsed`);
  }
  return { copies, environment, folder, command: [...entrypoint, ...command] };
}
