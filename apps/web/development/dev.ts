// `npm run dev`: serves the page with hot reload, and runs the server, which restarts when its sources change.
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { ViteDevServer } from "vite";
import { developmentPage } from "./developmentPage.ts";
import { SERVER_SOURCES, watchedServer } from "./watchedServer.ts";

const ROOT = join(import.meta.dirname, "../../..");
const SERVER = join(import.meta.dirname, "developmentServer.ts");
/** A separate file: the tables of `npm start` are not touched. */
const DATA = join(ROOT, "courtly-development.db");
const USUAL_PORT = 4750;

const asked = readAsked(process.argv.slice(2));
if (asked === undefined) {
  console.error(
    "npm run dev -- [--port N] [--data FILE]: a port from 1024 to 65534, and the file that keeps the tables",
  );
  process.exitCode = 2;
} else await develop(asked);

/** Serves the page at this port and the online tables at the next one, until a signal ends both. */
async function develop({ port, data }: Asked): Promise<void> {
  const cacheDir = join(ROOT, `node_modules/.cache/vite-${port}`);
  const page = await listening(await developmentPage({ port, serverPort: port + 1, cacheDir }));
  const server = watchedServer({
    root: ROOT,
    command: [SERVER, String(port + 1), data],
    say: console.log,
  });
  process.on("exit", server.kill);
  page.watcher.add(SERVER_SOURCES.map((folder) => join(ROOT, folder)));
  page.watcher.on("all", (_event, file) => server.changed(file));
  server.start();
  console.log(`The page is at http://127.0.0.1:${port}/, the gallery at /#/gallery.`);
  const ended = Promise.withResolvers<void>();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => ended.resolve());
  await ended.promise;
  await Promise.all([server.stop(), page.close()]);
  process.exit(0);
}

async function listening(page: ViteDevServer): Promise<ViteDevServer> {
  try {
    return await page.listen();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

interface Asked {
  readonly port: number;
  /** The file that keeps the tables. */
  readonly data: string;
}

function readAsked(args: readonly string[]): Asked | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: "string" }, data: { type: "string" } },
    });
    const port = Number(values.port ?? USUAL_PORT);
    const isPort = Number.isInteger(port) && port >= 1024 && port < 65_535;
    return isPort ? { port, data: values.data ?? DATA } : undefined;
  } catch {
    return undefined;
  }
}
