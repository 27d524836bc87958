// Compiles the kernel of strategy/odds: `npm run kernel`. With --check, only compares; exits with 1 if they differ.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, run } from "./child.ts";

const SOURCE = "strategy/odds/kernel/assembly/kernel.ts";
const GENERATED = join(ROOT, "strategy/odds/src/kernel/kernelBytes.ts");
const OPTIONS = ["-O3", "--converge", "--noAssert", "--runtime", "stub", "--enable", "simd"];

async function compiled(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "courtly-kernel-"));
  try {
    const wasm = join(folder, "kernel.wasm");
    const { ok, output } = await run(process.execPath, [
      "node_modules/assemblyscript/bin/asc.js",
      SOURCE,
      ...OPTIONS,
      "--importMemory",
      "--outFile",
      wasm,
    ]);
    if (!ok) throw new Error(output);
    return readFileSync(wasm);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const base64 = (await compiled()).toString("base64");
const text = `// Generated from ${SOURCE} by \`npm run kernel\`.
export const KERNEL_BASE64 =
  "${base64}";
`;
if (!process.argv.includes("--check")) writeFileSync(GENERATED, text);
else if (readFileSync(GENERATED, "utf8") !== text) {
  console.error("kernelBytes.ts is not compiled from the current source: run npm run kernel");
  process.exitCode = 1;
}
