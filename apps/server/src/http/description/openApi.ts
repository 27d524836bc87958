import { PROTOCOL } from "@courtly/protocol";
import { BODY_SCHEMAS, MESSAGE_SCHEMAS } from "@courtly/protocol/schemas";
import { jsonSchemas } from "./jsonSchemas.ts";
import { OPERATIONS, type BodyName, type Operation } from "./operations.ts";

const SCHEMAS = "#/components/schemas";
const schemaOf = (name: BodyName) => ({ $ref: `${SCHEMAS}/${name}` });

/** The description of all requests over HTTP, as OpenAPI 3.1. Its schemas are those that parse the bodies. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS)
    (paths[operation.path] ??= {})[operation.method] = described(operation);
  return {
    openapi: "3.1.1",
    info: {
      title: "Courtly",
      version: String(PROTOCOL),
      description:
        "Tables for dice games: creating, joining and finding them. The game itself runs on a WebSocket.",
      license: { name: "MIT", identifier: "MIT" },
    },
    paths,
    components: { schemas: jsonSchemas(BODY_SCHEMAS, SCHEMAS) },
  };
}

function described({ id, summary, path, body, answer }: Operation): object {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const { status, description, schema, type } = answer;
  const content =
    schema === undefined
      ? type && { [type]: {} }
      : { "application/json": { schema: schemaOf(schema) } };
  return {
    operationId: id,
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(body) } },
          },
        }),
    responses: {
      [status]: { description, ...(content && { content }) },
      default: {
        description: "A refusal",
        content: { "application/json": { schema: schemaOf("refusal") } },
      },
    },
  };
}

/** The messages of the socket in both directions, and the entries of a log, as JSON Schema. */
export function messageSchemas(): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `The messages of Courtly, protocol ${PROTOCOL}`,
    description:
      "toServer: every message from a device. toClient: every message to a device. entry: every entry of a log.",
    $defs: jsonSchemas(MESSAGE_SCHEMAS, "#/$defs"),
  };
}
