import { toJsonSchemaDefs, type JsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

/**
 * The JSON Schemas of these schemas, which refer to each other below this path. They accept everything that the parsers accept; what only code can check, for
 * example whether a name has invisible characters, is not in them.
 */
export function jsonSchemas<Name extends string>(
  schemas: Readonly<Record<Name, GenericSchema>>,
  path: string,
): Readonly<Record<Name, JsonSchema>> {
  return toJsonSchemaDefs(schemas, {
    target: "draft-2020-12",
    // Names are tidied after they have come: what a client may send is described.
    typeMode: "input",
    errorMode: "ignore",
    overrideRef: ({ referenceId }) => `${path}/${referenceId}`,
  });
}
