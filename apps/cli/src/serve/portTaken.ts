import { readHere, type Here } from "@courtly/protocol";
import type { Config } from "@courtly/server";
import { passwordHeaders } from "../passwordHeaders.ts";

const PORT_MAX = 65_535;
const PATIENCE_MS = 2000;

/** A message for a port that is taken, by another program or by a running Courtly, with what to do. */
export async function takenWords(config: Config): Promise<string> {
  const { port } = config;
  const another = `--port ${port < PORT_MAX ? port + 1 : port - 1}`;
  // When started by npm, options must follow npm's own two dashes.
  const choice =
    process.env["npm_lifecycle_event"] === "start" ? `npm start -- ${another}` : another;
  return (
    (await runningWords(config)) ??
    `port ${port} is taken by another program: choose another one, ${choice} (games in the browser are kept for each address: those that you played at this port wait for you there)`
  );
}

/** A message for a Courtly that is already running at this port; `undefined` if there is none. */
export async function runningWords({
  host,
  port,
  basePath,
  password,
}: Config): Promise<string | undefined> {
  const isLan = host === "0.0.0.0" || host === "::";
  const url = `http://${isLan ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host}:${port}${basePath}/`;
  const here = port === 0 ? undefined : await courtlyAt(url, password);
  if (here === undefined) return undefined;
  return isLan && here.addresses.length === 0
    ? `Courtly is already running at ${url}, for this machine alone: end it there first`
    : `Courtly is already running: open ${url}`;
}

async function courtlyAt(url: string, password: string | undefined): Promise<Here | undefined> {
  try {
    const answer = await fetch(`${url}api/here`, {
      headers: passwordHeaders(password),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const here = readHere(await answer.json());
    return here.ok ? here.value : undefined;
  } catch {
    return undefined;
  }
}
