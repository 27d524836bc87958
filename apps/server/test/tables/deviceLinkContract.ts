import { describe, expect, test } from "vitest";
import type { DeviceLinks } from "../../src/storage/deviceLinks.ts";

/** Links, and a function that lets nine minutes pass. */
interface Opened {
  readonly links: DeviceLinks;
  readonly passNineMinutes: () => Promise<void>;
}

/** The tests that every implementation of `DeviceLinks` must pass. */
export function deviceLinkContract(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps the contract of links to seats`, () => {
    const ada = { player: 0, tokenHash: "aa" };
    const ben = { player: 1, tokenHash: "bb" };

    test("a link leads to the device that has made it, at its own table, until it is used", async () => {
      const { links } = await open();
      await links.add("a", ada, "one");
      await links.add("a", ben, "two");
      expect(await links.find("a", "one")).toEqual(ada);
      expect(await links.find("a", "two")).toEqual(ben);
      expect(await links.find("b", "one")).toBeUndefined();
      expect(await links.find("a", "three")).toBeUndefined();
      await links.forget("a", "one");
      await links.forget("a", "three");
      expect(await links.find("a", "one")).toBeUndefined();
      expect(await links.find("a", "two")).toEqual(ben);
    });

    test("a newer link of the same seat replaces an older one", async () => {
      const { links } = await open();
      await links.add("a", ada, "one");
      await links.add("a", { ...ada, tokenHash: "cc" }, "two");
      expect(await links.find("a", "one")).toBeUndefined();
      expect(await links.find("a", "two")).toEqual({ player: 0, tokenHash: "cc" });
    });

    test("a link ends after ten minutes", async () => {
      const { links, passNineMinutes } = await open();
      await links.add("a", ada, "one");
      await passNineMinutes();
      expect(await links.find("a", "one")).toEqual(ada);
      await links.add("a", ben, "two");
      await passNineMinutes();
      expect(await links.find("a", "one")).toBeUndefined();
      await links.add("a", ada, "three");
      expect(await links.find("a", "two")).toEqual(ben);
      expect(await links.find("a", "three")).toEqual(ada);
    });
  });
}
