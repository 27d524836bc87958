import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./child.ts";

interface SystemPackage {
  /** Any of these commands will do. */
  readonly commands: readonly string[];
  readonly package: string;
  /** The part of the tests that needs it. */
  readonly part: string;
}

const SYSTEM_PACKAGES: readonly SystemPackage[] = [
  { commands: ["tmux"], package: "tmux", part: "terminal" },
  {
    commands: ["chromium-headless-shell", "chromium"],
    package: "chromium-headless-shell",
    part: "browser",
  },
  { commands: ["firefox-esr", "firefox"], package: "firefox-esr", part: "browsers" },
  { commands: ["WebKitWebDriver"], package: "webkit2gtk-driver", part: "browsers" },
  { commands: ["Xvfb"], package: "xvfb", part: "browsers" },
];

export const CI = process.env["CI"] === "true";
let updated = false;

/** Installs what the part needs where that is ours to do. Answers what is missing even so, and how to get it. */
export async function missingFor(part: string): Promise<string | undefined> {
  const missing = SYSTEM_PACKAGES.filter(
    (needed) => needed.part === part && !needed.commands.some(isThere),
  );
  if (missing.length === 0) return undefined;
  const names = missing.map((needed) => needed.package);
  const isRoot = process.getuid?.() === 0;
  const tried = isThere("apt-get") && (isRoot || CI) ? await install(names, isRoot) : undefined;
  if (tried?.ok === true) return undefined;
  return `${tried?.output ?? ""}${names.join(", ")} wanted. On Debian: sudo apt-get install -y ${names.join(" ")}`;
}

async function install(names: readonly string[], isRoot: boolean) {
  const apt = [
    ...(isRoot ? [] : ["sudo", "-n"]),
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "apt-get",
    "-qq",
  ];
  const aptGet = ([command, ...args]: readonly string[]) => run(command as string, args);
  // An update that fails leaves the lists as they were: they may do.
  if (!updated) await aptGet([...apt, "update"]);
  updated = true;
  return aptGet([...apt, "install", "-y", "--no-install-recommends", ...names]);
}

function isThere(command: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
