// Serves tables and the page at another time: `node serverAt.ts DATA PORT AT_MS PAGE`. Prints its address as JSON, and stops
// at SIGTERM. Fixtures are made and opened with it, because today their tables would be expired. Each line of its input is a
// number of milliseconds that pass at once; it answers with the same line.
import { createInterface } from "node:readline";
import { readConfig, startServer } from "@courtly/server";
import { clockAt } from "./clockAt.ts";

/** Limits that are never reached: fixtures are made faster than people play. */
const GENEROUS = { burst: 1_000_000, perSecond: 1_000_000 };

const [data, port, atMs, page] = process.argv.slice(2);
const config = readConfig({ data, port, page, "log-level": "error" }, {});
if (!config.ok) throw new Error(config.error);
const stopping = new Promise((resolve) => process.once("SIGTERM", resolve));
const clock = clockAt(Number(atMs));
const server = await startServer(config.value, {
  clock,
  allowances: {
    perConnection: GENEROUS,
    perAddress: GENEROUS,
    perSeat: GENEROUS,
    tables: GENEROUS,
  },
});
console.log(JSON.stringify({ url: server.url }));
process.stdin.unref(); // an open input must not keep a stopped server alive
createInterface(process.stdin).on("line", (line) => {
  clock.pass(Number(line));
  console.log(line);
});
await stopping;
await server.stop();
