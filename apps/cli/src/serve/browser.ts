import { spawn } from "node:child_process";

/** Opens a page in a browser, if this is a desktop and a terminal. */
export function openBrowser(url: string): void {
  if (!isDesktop()) return;
  const [command, ...args] = opener(process.platform);
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  // Without such a program nothing opens: the address was printed, and people can type it.
  child.on("error", () => undefined);
  child.unref();
}

function opener(platform: NodeJS.Platform): readonly [string, ...string[]] {
  if (platform === "win32") return ["cmd", "/c", "start", ""];
  return platform === "darwin" ? ["open"] : ["xdg-open"];
}

function isDesktop(): boolean {
  if (process.env["CI"] === "true" || !process.stdout.isTTY) return false;
  if (process.platform !== "linux") return true;
  return (process.env["DISPLAY"] ?? process.env["WAYLAND_DISPLAY"]) !== undefined;
}
