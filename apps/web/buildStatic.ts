// npm run build:static: writes the page for any web host into dist/static: without online tables, at any path.
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CONTENT_SECURITY_POLICY } from "@courtly/server/content-security-policy";
import { listShipped } from "./shipped.ts";

const HERE = import.meta.dirname;
const BUILT = join(HERE, "dist");
const folder = join(HERE, "../../dist/static");

const { status } = spawnSync(process.execPath, [join(HERE, "build.ts")], { stdio: "inherit" });
if (status === 0) writeStatic();
else process.exitCode = 1;

function writeStatic(): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(BUILT, folder, {
    recursive: true,
    // Web hosts compress by themselves.
    filter: (file) => !/\.(?:br|gz)$/.test(file) && basename(file) !== ".sources",
  });
  const entrance = join(folder, "index.html");
  writeFileSync(entrance, withoutServer(readFileSync(entrance, "utf8")));
  listShipped(folder);
  console.log("The page is in dist/static: any web host may serve it, also below a path.");
}

/** Marks the page as one without online tables, and gives it the policy that our server sends as a header. */
function withoutServer(html: string): string {
  // Browsers take this part of a policy from headers only.
  const policy = CONTENT_SECURITY_POLICY.replace(/; frame-ancestors [^;]*/, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html
    .replace("<html ", '<html data-server="none" ')
    .replace(/<meta charset="utf-8" \/>/, `$&\n    ${meta}`);
}
