// Serves tables and the page at another time, or with a faster clock: `node serverAt.ts DATA PORT AT_MS PAGE SPEED`.
// Prints its address as JSON, and stops at SIGTERM. Fixtures are made and opened with it, because today their tables would be expired.
import { readConfig, startServer } from "@courtly/server";
import { clockAt } from "./clockAt.ts";

/** Limits that are never reached: fixtures are made faster than people play. */
const GENEROUS = { burst: 1_000_000, perSecond: 1_000_000 };

const [data, port, atMs, page, speed] = process.argv.slice(2);
const config = readConfig({ data, port, page, "log-level": "error" }, {});
if (!config.ok) throw new Error(config.error);
const stopping = new Promise((resolve) => process.once("SIGTERM", resolve));
const server = await startServer(config.value, {
  clock: clockAt(Number(atMs), Number(speed)),
  allowances: {
    perConnection: GENEROUS,
    perAddress: GENEROUS,
    perSeat: GENEROUS,
    tables: GENEROUS,
  },
});
console.log(JSON.stringify({ url: server.url }));
await stopping;
await server.stop();
