import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { judgeSoak, type Sample } from "../src/soak/verdict.ts";

const MEGABYTE = 1024 * 1024;

/** Samples with these heaps, in megabytes. */
function heaps(...megabytes: readonly number[]): readonly Sample[] {
  return megabytes.map((heap, index) => ({
    games: 500 * (index + 1),
    heapBytes: heap * MEGABYTE,
    rssBytes: 300 * MEGABYTE,
  }));
}

test("a heap that fills its caches and then stays flat passes", () => {
  expect(judgeSoak(heaps(27, 34, 36, 35, 36, 36, 34, 36)).isPassed).toBe(true);
});

test("a heap that keeps growing fails", () => {
  const { isPassed, text } = judgeSoak(heaps(30, 32, 34, 36, 38, 40, 42, 44));
  expect(isPassed).toBe(false);
  expect(text).toContain("first quarter at most 32.0 MB, in the second half 44.0 MB");
});

test("a process of more than 512 MB fails, however flat its heap is", () => {
  const [first] = heaps(30);
  const large = { ...first, rssBytes: 513 * MEGABYTE } as Sample;
  expect(judgeSoak([...heaps(30, 30, 30), large]).isPassed).toBe(false);
});

test("a run of few samples is not judged by its growth", () => {
  expect(judgeSoak(heaps(10, 20, 40))).toMatchObject({ isPassed: true });
  expect(judgeSoak(heaps(10, 20, 40)).text).toContain("too few games");
  expect(judgeSoak([]).text).toBe("nothing was measured");
});

test("a short run plays its games to their ends", async () => {
  const soak = join(import.meta.dirname, "../src/soak/soak.ts");
  // Too short to judge the memory: the exit code does not count.
  const out = await new Promise<string>((resolve) => {
    execFile(process.execPath, [soak, "--games", "4"], (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  expect(out).toContain("finished after 4 games");
});
