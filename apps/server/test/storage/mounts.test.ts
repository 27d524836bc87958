import { expect, test } from "vitest";
import { isMounted } from "../../src/storage/sqlite/mounts.ts";

const MOUNTS = `22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
31 22 8:1 /srv/ada/courtly.db /data/courtly.db rw - ext4 /dev/sda1 rw
32 22 8:1 /srv/ada/my\\040games /my\\040games rw - ext4 /dev/sda1 rw
33 22 8:1 /srv/ada/one.db /my\\040games/one.db rw - ext4 /dev/sda1 rw
`;

test("a file that is mounted without its folder is known", () => {
  expect(isMounted("/data/courtly.db", MOUNTS)).toBe(true);
  expect(isMounted("/my games/one.db", MOUNTS)).toBe(true);
  expect(isMounted("/my games/two.db", MOUNTS)).toBe(false);
  expect(isMounted("/srv/ada/courtly.db", MOUNTS)).toBe(false);
});

test("the mounts of this process are read", () => {
  expect(isMounted("/")).toBe(process.platform === "linux");
  expect(isMounted(import.meta.filename)).toBe(false);
});
