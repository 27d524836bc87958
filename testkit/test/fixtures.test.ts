import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { verifyRecord } from "@courtly/dice";
import { boxed, type GameBox } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { FIXTURES, generations, endOfRecord } from "@courtly/testkit/fixtures";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";

const BOXES: readonly GameBox[] = [boxed(toCourtTheKing), boxed(rollingCourts)];
/** The size limit of a generation: every clone of the repository contains it. */
const BYTES_MAX = 1_200_000;

describe.for(generations())("the fixtures of $name", ({ name, manifest, record }) => {
  test.for(manifest.records)("$file still leads to the same position", ({ file, end, verdict }) => {
    const text = record(file);
    expect(endOfRecord(text, BOXES)).toEqual({
      ...end,
      // A later version may add lines to a position, but not remove any.
      position: expect.arrayContaining([...end.position]),
    });
    expect(verifyRecord(text, BOXES)).toMatchObject({ ok: true, value: verdict });
  });

  test("list every record in the manifest, and stay small", () => {
    const folder = join(FIXTURES, name);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const inRecords = files.filter(({ parentPath }) => parentPath.endsWith("records"));
    expect(manifest.records.map(({ file }) => file).toSorted()).toEqual(
      inRecords.map((entry) => entry.name).toSorted(),
    );
    const bytes = files.reduce(
      (sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size,
      0,
    );
    expect(bytes).toBeLessThan(BYTES_MAX);
  });
});
