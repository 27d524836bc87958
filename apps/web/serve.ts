// The script of `npm start`: builds the page if its sources have changed, then serves it with online tables.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { main } from "@courtly/cli";

/** The defaults. The port must not change: browsers store games by address. */
const USUAL = { port: "4700", "log-level": "warn" };

const asked = process.argv.slice(2);
// A separate process, so that the memory of the builder is freed.
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], {
  stdio: "inherit",
});
if (status === 0) await main(["serve", ...usualBut(asked), ...asked]);
else process.exitCode = 1;

/** The defaults that the arguments do not override. `--open` has an effect only on a desktop, in a terminal. */
function usualBut(args: readonly string[]): readonly string[] {
  const isAsked = (name: string) => args.some((arg) => arg.split("=")[0] === `--${name}`);
  const settings = Object.entries(USUAL).filter(([name]) => !isAsked(name));
  const opening = isAsked("open") || isAsked("no-open") ? [] : ["--open"];
  return [...settings.flatMap(([name, value]) => [`--${name}`, value]), ...opening];
}
