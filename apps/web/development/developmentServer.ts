// The table server of `npm run dev`, as a separate process: node developmentServer.ts PORT FILE
import { readConfig, startServer } from "@courtly/server";

// The parent may be killed before it can end this process.
process.on("disconnect", () => process.exit());

const [port, data] = process.argv.slice(2);
const config = readConfig(
  { port, data, "log-level": "warn", "tables-by-address": "10000", page: "" },
  {},
);
if (!config.ok) throw new Error(config.error);
try {
  const { url } = await startServer(config.value);
  console.log(`The tables are at ${url}.`);
} catch (error) {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
  console.error(
    `Port ${port} is in use, and the tables need it: end that program, or choose other ports with 'npm run dev -- --port N'.`,
  );
  process.exitCode = 1;
}
