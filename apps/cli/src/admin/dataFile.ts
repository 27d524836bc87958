import type { OptionSpecs, Request } from "../options.ts";

/** The option that names the data file of a server, for the commands that look after it. */
export const DATA_OPTION: OptionSpecs = {
  data: {
    value: "FILE",
    help: "the data file of the server (that of COURTLY_DATA, else courtly.db)",
  },
};

export function dataFileOf({ options }: Pick<Request, "options">): string {
  return options["data"] ?? process.env["COURTLY_DATA"] ?? "courtly.db";
}
