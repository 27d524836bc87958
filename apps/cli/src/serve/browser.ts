import { spawn } from "node:child_process";

/** Opens a page where there is a screen to open it on, and somebody in front of it. */
export function openBrowser(url: string): void {
  if (!isDesktop()) return;
  const [command, ...args] = opener(process.platform);
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  // The address has been said: whoever has no opener types it.
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
