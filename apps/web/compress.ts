import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = "**/*.{js,css,html,svg,json,txt}";

/** What is put beside each text, by the end of its name; done once, so as small as it gets. */
const WAYS: Readonly<Record<string, (text: Buffer) => Buffer>> = {
  br: brotliCompressSync,
  gz: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes each text of a built page once more, packed, where that is smaller: a server sends what the browser can unpack. */
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
