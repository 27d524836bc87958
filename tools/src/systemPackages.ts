import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { run } from "./child.ts";

interface SystemPackage {
  /** The alternative commands, by name or by path; one of them is enough. */
  readonly commands: readonly string[];
  readonly package: string;
  /** An environment variable that names the program instead. */
  readonly setting?: string;
  /** The parts of the tests that need it. */
  readonly parts: readonly string[];
}

const SYSTEM_PACKAGES: readonly SystemPackage[] = [
  {
    commands: ["/usr/lib/postgresql/15/bin/postgres", "postgres"],
    package: "postgresql-15",
    parts: ["services", "hosting"],
  },
  { commands: ["tmux"], package: "tmux", parts: ["terminal"] },
  { commands: ["redis-server"], package: "redis-server", parts: ["services", "hosting"] },
  {
    commands: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
    ],
    setting: "COURTLY_CHROMIUM",
    package: "chromium-headless-shell",
    parts: ["browser"],
  },
  { commands: ["firefox-esr", "firefox"], package: "firefox-esr", parts: ["browsers"] },
  { commands: ["WebKitWebDriver"], package: "webkit2gtk-driver", parts: ["browsers"] },
  {
    commands: ["/usr/sbin/nginx", "nginx"],
    package: "nginx-light",
    parts: ["services", "hosting"],
  },
  { commands: ["caddy"], package: "caddy", parts: ["hosting"] },
  { commands: ["buildah"], package: "buildah", parts: ["hosting"] },
  { commands: ["systemd-analyze"], package: "systemd", parts: ["hosting"] },
  { commands: ["Xvfb"], package: "xvfb", parts: ["browsers"] },
];

export const CI = !["", "0", "false"].includes((process.env["CI"] ?? "").toLowerCase());
let updated = false;

/** Installs the packages that a part needs, as root or in CI. Returns a message if some are still missing. */
export async function missingFor(part: string): Promise<string | undefined> {
  const missing = SYSTEM_PACKAGES.filter(
    (needed) => needed.parts.includes(part) && !isInstalled(needed),
  );
  if (missing.length === 0) return undefined;
  const names = missing.map((needed) => needed.package);
  const isRoot = process.getuid?.() === 0;
  const tried = isThere("apt-get") && (isRoot || CI) ? await install(names, isRoot) : undefined;
  if (tried?.ok === true) return undefined;
  return `${tried?.output ?? ""}${names.join(", ")} not found. On Debian: sudo apt-get install -y ${names.join(" ")}`;
}

function isInstalled({ commands, setting }: SystemPackage): boolean {
  const isNamed = setting !== undefined && process.env[setting] !== undefined;
  return isNamed || commands.some(isThere);
}

/**
 * Runs apt-get so that no package starts a service: a test command must not open ports of a machine. Debian asks this file
 * whether a service may be started; one that is there already has its own reasons.
 */
const WITHOUT_SERVICES = `
  policy=/usr/sbin/policy-rc.d
  [ -e "$policy" ] && exec apt-get "$@"
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\nexit 101\n' > "$policy" && chmod 755 "$policy"
  apt-get "$@"`;

async function install(names: readonly string[], isRoot: boolean) {
  const prefix = [...(isRoot ? [] : ["sudo", "-n"]), "env", "DEBIAN_FRONTEND=noninteractive"];
  const aptGet = (...args: readonly string[]) => {
    const [command = "", ...rest] = [...prefix, "sh", "-c", WITHOUT_SERVICES, "sh", "-qq", ...args];
    return run(command, rest);
  };
  // If the update fails, the old package lists may still be sufficient.
  if (!updated) await aptGet("update");
  updated = true;
  return aptGet("install", "-y", "--no-install-recommends", ...names);
}

export function isThere(command: string): boolean {
  const folders = isAbsolute(command) ? [""] : (process.env["PATH"] ?? "").split(delimiter);
  return folders.some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
