import { EXIT, misused, writeJson, type Exit, type Streams } from "../command.ts";

/** Changes the key of a data file that signs logs, and says what that means. Remarks on the file go to standard error. */
export async function newSigningKey(file: string, json: boolean, streams: Streams): Promise<Exit> {
  const { changeKeyOf, StorageError } = await import("@courtly/server");
  try {
    for (const remark of changeKeyOf(file)) streams.err.write(`courtly: serve: ${remark}\n`);
  } catch (error) {
    if (error instanceof StorageError) return misused(streams, `serve: ${error.message}`);
    throw error;
  }
  if (json) writeJson(streams, { changed: true, file });
  else
    streams.out.write(
      `'${file}' has a new key. Logs that were signed with an old one bring no game back any more; players get new signatures when they connect. Start the server again.\n`,
    );
  return EXIT.yes;
}
