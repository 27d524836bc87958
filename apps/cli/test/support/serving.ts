import { courtly, type Ran } from "./courtly.ts";

/** Runs a server on a file, and `work` while it runs; then ends it with this signal. */
export async function serving(
  file: string,
  work: (url: string) => Promise<unknown>,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<Ran> {
  let working: Promise<unknown> | undefined;
  const args = ["serve", "--port", "0", "--log-level", "silent", "--page", "", "--json"];
  const ran = await courtly([...args, "--data", file], {
    onOut: (out, kill) => {
      if (working !== undefined || !out.endsWith("\n")) return;
      const { url } = JSON.parse(out) as { url: string };
      const end = () => kill(signal);
      working = work(url);
      working.then(end, end);
    },
  });
  await working;
  return ran;
}
