import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { openDataFile } from "../../src/storage/sqlite/dataFile.ts";
import { isMounted } from "../../src/storage/sqlite/mounts.ts";
import { StorageError } from "../../src/storage/storage.ts";
import { dataFile } from "../support/served.ts";

const MOUNTS = `22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
31 22 8:1 /srv/ada/courtly.db /data/courtly.db rw - ext4 /dev/sda1 rw
32 22 8:1 /srv/ada/my\\040games /my\\040games rw - ext4 /dev/sda1 rw
33 22 8:1 /srv/ada/one.db /my\\040games/one.db rw - ext4 /dev/sda1 rw
`;

test("a file that is mounted without its folder is not opened, one in a mounted folder is", () => {
  const file = dataFile();
  const folder = realpathSync(dirname(file));
  const path = join(folder, basename(file));
  const mountOf = (place: string) => `31 22 8:1 /srv/ada ${place} rw - ext4 /dev/sda1 rw\n`;
  expect(() => openDataFile(file, { mounts: mountOf(path) })).toThrow(StorageError);
  expect(() => openDataFile(file, { mounts: mountOf(path) })).toThrow("without its folder");
  expect(existsSync(file)).toBe(false);
  openDataFile(file, { mounts: mountOf(folder) }).close();
  expect(() => openDataFile(file, { mounts: mountOf(path) })).toThrow("without its folder");
});

test("the place of a mount is read from the list of Linux", () => {
  expect(isMounted("/data/courtly.db", MOUNTS)).toBe(true);
  expect(isMounted("/my games/one.db", MOUNTS)).toBe(true);
  expect(isMounted("/my games/two.db", MOUNTS)).toBe(false);
  expect(isMounted("/srv/ada/courtly.db", MOUNTS)).toBe(false);
});

test("the mounts of this process are read", () => {
  expect(isMounted("/")).toBe(process.platform === "linux");
  expect(isMounted(import.meta.filename)).toBe(false);
});
