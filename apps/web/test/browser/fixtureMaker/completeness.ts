import type { TableApi } from "@courtly/client";
import { assert } from "@courtly/engine";
import { FIELD_NAMES, type Entry, type EntryOf } from "@courtly/protocol";
import type { BrowserStorage, MessageLine } from "@courtly/testkit/fixtures";
import type { KeptSeat } from "../../../src/online/seatBook.ts";

/** Kinds and fields that cannot be in a new generation, with the reason. */
const ABSENT: Readonly<Record<string, string>> = {
  "entry timeUp": "only older servers began the drawing again; 2026-11 has it",
  "toClient reload": "it is for pages of another version",
  "toClient refused.rule": "the page offers only moves that the rules allow",
};

/** Every kind in a list that this version writes. */
function kindsOf(what: keyof typeof FIELD_NAMES): readonly string[] {
  return Object.keys(FIELD_NAMES[what]).filter((kind) => !(`${what} ${kind}` in ABSENT));
}

export const ENTRY_KINDS = kindsOf("entry");
export const MESSAGE_KINDS = { toServer: kindsOf("toServer"), toClient: kindsOf("toClient") };

/** Only the person who runs a server closes a table as its owner, and no page can do that. */
export const CLOSED_REASONS = Object.keys({
  closed: true,
  left: true,
  resigned: true,
  agreed: true,
  expired: true,
} satisfies Record<Exclude<EntryOf<"closed">["why"], "owner">, true>);

/**
 * Every request over HTTP that a page sends, except for notifications: a browser without a push service cannot turn them on.
 * Only programs ask for legal actions.
 */
const REQUESTS = Object.entries({
  openTables: /^GET \/api\/tables$/,
  glanceAt: /^GET \/api\/tables\/[^/]+$/,
  tableOfCode: /^GET \/api\/codes\/[^/]+$/,
  createTable: /^POST \/api\/tables$/,
  joinTable: /^POST \/api\/tables\/[^/]+\/seats$/,
  takeOver: /^POST \/api\/tables\/[^/]+\/devices$/,
  askRematch: /^POST \/api\/tables\/[^/]+\/rematch$/,
  continueTable: /^POST \/api\/tables\/[^/]+\/continue$/,
  here: /^GET \/api\/here$/,
} satisfies Record<Exclude<keyof TableApi, "changeNotifications" | "legalActions">, RegExp>);

/** The fields of a seat in the browser. */
const SEAT_FIELDS = Object.keys({
  table: true,
  token: true,
  gameId: true,
  player: true,
  isOver: true,
  seen: true,
  at: true,
  seatSeal: true,
  seals: true,
  revealedFor: true,
  agreements: true,
  head: true,
  playsWithoutShare: true,
  continues: true,
  isLinked: true,
  terms: true,
  wins: true,
  knowsContinued: true,
} satisfies Record<keyof KeptSeat, true>);

/** The beginnings of all keys in the local storage of a page. */
const STORAGE_KEYS = ["settings", "lessons", "seat.", "share.", "log.", "mark."];

interface Parts {
  readonly entries: readonly Entry[];
  readonly lines: readonly MessageLine[];
  readonly storage: BrowserStorage;
}

/** Throws if a generation lacks something that this version stores or sends. */
export function expectComplete({ entries, lines, storage }: Parts): void {
  const said = (direction: "toServer" | "toClient") =>
    lines.flatMap((line) => (line.kind === direction ? [line.message] : []));
  const reasons = entries.flatMap((each) => (each.kind === "closed" ? each.why : []));
  const items = Object.entries(storage.localStorage);
  const seats = items.filter(([key]) => key.startsWith("courtly.seat."));
  const requests = lines.flatMap((line) =>
    line.kind === "http" ? `${line.method} ${line.path}` : [],
  );
  const missing = [
    ...missingFields("entry", entries),
    ...missingFields("toServer", said("toServer")),
    ...missingFields("toClient", said("toClient")),
    ...lacking(CLOSED_REASONS, reasons).map((reason) => `closed for the reason ${reason}`),
    ...lacking(SEAT_FIELDS, seats.flatMap(fieldsIn)).map((field) => `field ${field} of a seat`),
    ...REQUESTS.filter(([, path]) => !requests.some((each) => path.test(each))).map(
      ([request]) => `request ${request}`,
    ),
    ...STORAGE_KEYS.filter((start) => !items.some(([key]) => key.startsWith(`courtly.${start}`))),
  ];
  const surplus = items
    .map(([key]) => key)
    .filter((key) => !STORAGE_KEYS.some((start) => key.startsWith(`courtly.${start}`)));
  assert(missing.length === 0, `these are missing: ${missing.join(", ")}`);
  assert(surplus.length === 0, `no list has these keys of the browser: ${surplus.join(", ")}`);
}

/** The kinds, and the fields of each kind, that are in none of these values. */
function missingFields(
  what: keyof typeof FIELD_NAMES,
  values: readonly { readonly kind: string }[],
): readonly string[] {
  return Object.entries(FIELD_NAMES[what])
    .filter(([kind]) => !(`${what} ${kind}` in ABSENT))
    .flatMap(([kind, fields]) => {
      const present = values.filter((value) => value.kind === kind).flatMap(Object.keys);
      return lacking(fields, present).map((field) => `${what} ${kind}.${field}`);
    })
    .filter((name) => !(name in ABSENT));
}

function lacking(wanted: readonly string[], present: readonly string[]): readonly string[] {
  return wanted.filter((each) => !present.includes(each));
}

function fieldsIn([, text]: readonly [string, string]): readonly string[] {
  return Object.keys(JSON.parse(text) as object);
}
