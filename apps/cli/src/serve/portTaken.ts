import { readHere, type Here } from "@courtly/protocol";
import type { Config } from "@courtly/server";

const PORT_MAX = 65_535;
const PATIENCE_MS = 2000;

/** Who has the port, and what to do; it may be Courtly itself, started before. */
export async function takenWords({ host, port }: Config): Promise<string> {
  const isLan = host === "0.0.0.0" || host === "::";
  const url = `http://${isLan ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host}:${port}/`;
  const here = await courtlyAt(url);
  if (here === undefined) {
    const another = `--port ${port < PORT_MAX ? port + 1 : port - 1}`;
    // Started by npm, an option needs npm's own two dashes before it.
    const choice =
      process.env["npm_lifecycle_event"] === "start" ? `npm start -- ${another}` : another;
    return `port ${port} is taken by another program: choose another one, ${choice} (games in the browser are kept for each address: those that you played at this port wait for you there)`;
  }
  return isLan && here.addresses.length === 0
    ? `Courtly is already running at ${url}, for this machine alone: end it there first`
    : `Courtly is already running: open ${url}`;
}

async function courtlyAt(url: string): Promise<Here | undefined> {
  try {
    const answer = await fetch(`${url}api/here`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const here = readHere(await answer.json());
    return here.ok ? here.value : undefined;
  } catch {
    return undefined;
  }
}
