// Serves tables with a clock that runs faster than time: `node fastServer.ts DATA SPEED`. Prints its address as JSON, and
// stops at SIGTERM. Days of absence are tried in seconds with it.
import { readConfig, startServer } from "@courtly/server";
import type { Clock } from "../../src/clock.ts";

/** Limits that are never reached: in fast time devices send more than people. */
const GENEROUS = { burst: 1_000_000_000, perSecond: 1_000_000 };

const [data, speedText] = process.argv.slice(2);
const speed = Number(speedText);

/** The same time of day after a restart: it depends on the real one alone. */
const clock: Clock = {
  nowMs: () => Math.round(Date.now() * speed),
  monotonicMs: () => performance.now() * speed,
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs / speed);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

const config = readConfig({ data, port: "0", "log-level": "error" }, {});
if (!config.ok) throw new Error(config.error);
const stopping = new Promise((resolve) => process.once("SIGTERM", resolve));
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
await stopping;
await server.stop();
