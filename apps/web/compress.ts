import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = "**/*.{js,css,html,svg,json,txt}";

/** The compressions, by file extension. They run once at build time, so they use the best level. */
const WAYS: Readonly<Record<string, (text: Buffer) => Buffer>> = {
  br: brotliCompressSync,
  gz: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes compressed copies of all text files of a built page, where they are smaller. The server sends the one that the
 * browser accepts.
 */
export function compressTexts(folder: string): void {
  for (const name of globSync(TEXTS, { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file);
    for (const [end, pack] of Object.entries(WAYS)) {
      const packed = pack(text);
      if (packed.length < text.length) writeFileSync(`${file}.${end}`, packed);
    }
  }
}
