import type { Config } from "@courtly/server";
import { EXIT, misused, writeJson, type Exit, type Streams } from "../command.ts";

/** Changes the key of a data file or database that signs logs, and says what that means. Remarks go to standard error. */
export async function newSigningKey(
  config: Config,
  json: boolean,
  streams: Streams,
): Promise<Exit> {
  const { changeKeysOfStore, StorageError } = await import("@courtly/server");
  let changed: Awaited<ReturnType<typeof changeKeysOfStore>>;
  try {
    changed = await changeKeysOfStore(config);
  } catch (error) {
    if (error instanceof StorageError) return misused(streams, `serve: ${error.message}`);
    throw error;
  }
  const { store, remarks } = changed;
  for (const remark of remarks) streams.err.write(`courtly: serve: ${remark}\n`);
  if (json) writeJson(streams, { changed: true, file: store });
  else
    streams.out.write(
      `'${store}' has a new key. Logs that were signed with an old one bring no game back any more; players get new signatures when they connect. Start the server again.\n`,
    );
  return EXIT.yes;
}
