import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS, PROTOCOL, REFUSAL_CODES, SHIELDS } from "@courtly/protocol";
import { entry } from "../src/entries.ts";
import {
  createTable,
  here,
  joinTable,
  legalActions,
  seatGiven,
  STAGES,
  tableGlance,
} from "../src/http.ts";
import { CHANGE_NOTIFICATIONS, notificationState } from "../src/notifications.ts";
import { TO_CLIENT } from "../src/toClient.ts";
import { TO_SERVER } from "../src/toServer.ts";

const PAGE = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");

/** The rows below a heading, as lists of cells. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const section = PAGE.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, ...cells]) => cells);
}

interface Shape {
  readonly entries: Readonly<Record<string, { readonly type: string }>>;
}

/** The fields of a message as the page writes them: optional ones with a question mark. */
function fieldsOf({ entries }: Shape): string {
  return Object.entries(entries)
    .filter(([name]) => name !== "kind")
    .map(([name, { type }]) => `\`${name}${type === "optional" ? "?" : ""}\``)
    .join(" ");
}

const kindOf = (shape: { readonly entries: { readonly kind: { readonly literal: string } } }) =>
  shape.entries.kind.literal;

test.for([
  { heading: "From a device to the server", shapes: TO_SERVER },
  { heading: "From the server to a device", shapes: TO_CLIENT },
  { heading: "Notifications", shapes: CHANGE_NOTIFICATIONS },
  { heading: "Entries", shapes: entry.options },
])("docs/protocol.md has every message of '$heading'", ({ heading, shapes }) => {
  const written = rowsOf(heading).map(([kind, fields]) => [kind, fields]);
  expect(written.slice(1)).toEqual(
    shapes.map((shape) => [`\`${kindOf(shape)}\``, fieldsOf(shape)]),
  );
});

test("docs/protocol.md has the bodies of HTTP", () => {
  const rows = new Map(rowsOf("HTTP").map(([name, fields]) => [name, fields]));
  expect(rows.get("create a table")).toBe(fieldsOf(createTable));
  expect(rows.get("join")).toBe(fieldsOf(joinTable));
  expect(rows.get("your seat")).toBe(fieldsOf(seatGiven));
  expect(rows.get("at a glance")).toBe(fieldsOf(tableGlance));
  expect(rows.get("here")).toBe(fieldsOf(here));
  expect(rows.get("legal actions")).toBe(fieldsOf(legalActions));
  expect(rows.get("notifications")).toBe(fieldsOf(notificationState));
  for (const word of [...SHIELDS, ...STAGES]) expect(PAGE).toContain(`\`${word}\``);
});

test("docs/protocol.md has every code, every limit and the version", () => {
  const codes = rowsOf("Codes").map(([code]) => code);
  expect(codes.slice(1)).toEqual(REFUSAL_CODES.map((code) => `\`${code}\``));
  const limits = rowsOf("Limits").map(([name, most]) => [name, most]);
  expect(limits.slice(1)).toEqual(
    Object.entries(LIMITS).map(([name, most]) => [`\`${name}\``, String(most)]),
  );
  expect(PAGE).toContain(`It is version ${PROTOCOL}.`);
});
