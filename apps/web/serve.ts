// What `npm start` runs: builds the page when its sources changed, then serves it with tables behind it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { main } from "@courtly/cli";

/** The port that people have had from the beginning: their games are kept for this address. */
const USUAL = { port: "4700", "log-level": "warn" };

const asked = process.argv.slice(2);
// In a process of its own: the builder's memory goes when it is done.
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], {
  stdio: "inherit",
});
if (status === 0) await main(["serve", ...usualBut(asked), ...asked]);
else process.exitCode = 1;

/** What nobody asked otherwise; `--open` is left to a screen with somebody in front of it. */
function usualBut(args: readonly string[]): readonly string[] {
  const isAsked = (name: string) => args.some((arg) => arg.split("=")[0] === `--${name}`);
  const settings = Object.entries(USUAL).filter(([name]) => !isAsked(name));
  const opening = isAsked("open") || isAsked("no-open") ? [] : ["--open"];
  return [...settings.flatMap(([name, value]) => [`--${name}`, value]), ...opening];
}
