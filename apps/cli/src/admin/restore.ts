import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import type { Request } from "../options.ts";
import { damageLines, tableCount } from "../serve/check.ts";
import { DATA_OPTION, dataFileOf } from "./dataFile.ts";

export const restoreCommand: Command = {
  name: "restore",
  usage: "FILE [--data FILE]",
  summary: "Puts a backup in the place of the data file, while the server is stopped.",
  options: DATA_OPTION,
  more: [
    "The backup is copied and checked first, as 'courtly serve --check' does it; a damaged one changes nothing. The data file as it was stays beside the new one, as FILE.replaced-1.",
    "Moves since the backup come back when the devices of the players connect: see docs/self-hosting.md.",
    "Exit code 0: restored. Exit code 1: the backup is damaged. Exit code 2: a server is running with the file, or a file cannot be used.",
  ],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { words, json } = request;
  const [file, extra] = words;
  if (file === undefined) return misused(streams, "restore: name the backup: courtly restore FILE");
  if (extra !== undefined) return misused(streams, `restore: '${extra}' is one too many`);
  const { restoreFile, StorageError } = await import("@courtly/server");
  const data = dataFileOf(request);
  try {
    const { check, replaced } = await restoreFile(file, data);
    const isSound = replaced !== undefined;
    if (json)
      writeJson(streams, { restored: isSound, file: data, replaced: replaced?.file ?? null });
    else {
      const said = isSound
        ? [
            `'${data}' has the content of '${file}' now: ${tableCount(check.tables)}.`,
            ...(replaced.file === undefined
              ? []
              : [`The file as it was is '${replaced.file}': delete it when you do not need it.`]),
          ]
        : [
            ...damageLines(check),
            `'${file}' is damaged, so '${data}' was not changed: restore another backup.`,
          ];
      streams.out.write(`${said.join("\n")}\n`);
    }
    return isSound ? EXIT.yes : EXIT.no;
  } catch (error) {
    if (error instanceof StorageError) return misused(streams, `restore: ${error.message}`);
    throw error;
  }
}
