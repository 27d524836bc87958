import { deviceLinksBy } from "../../src/tables/deviceLinks.ts";
import { fakeClock } from "../support/fakeClock.ts";
import { deviceLinkContract } from "./deviceLinkContract.ts";

deviceLinkContract("A single server", async () => {
  const clock = fakeClock();
  return { links: deviceLinksBy(clock), passNineMinutes: async () => clock.pass(9 * 60_000) };
});
