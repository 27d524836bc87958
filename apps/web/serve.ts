// The script of `npm start`: builds the page if its sources have changed, then serves and opens it, as `courtly` alone does.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { main } from "@courtly/cli";

// A separate process, so that the memory of the builder is freed.
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], {
  stdio: "inherit",
});
if (status === 0) await main(process.argv.slice(2));
else process.exitCode = 1;
