import { expect, test } from "vitest";
import {
  openTable,
  showPush,
  type NotifyPlatform,
  type PageWindow,
} from "../../src/offline/worker/notifications.ts";

const HOME = "https://play.example/courtly/";
const TABLE = "ABCDEFGHIJKLMNOPQRSTUV";
const PUSH = {
  table: TABLE,
  event: "turn",
  language: "de",
  title: "Du bist am Zug",
  body: "Ines nimmt den Ritter.",
};

/** A browser with these windows, which records what it is asked to do. */
function browserWith(...windows: readonly (readonly [string, DocumentVisibilityState])[]) {
  const done: unknown[] = [];
  const open: readonly PageWindow[] = windows.map(([hash, visibilityState]) => ({
    isVisible: visibilityState === "visible",
    isAt: async (table) => hash === `#/online/${table}`,
    focus: async () => done.push(`focus ${hash}`),
  }));
  const platform: NotifyPlatform = {
    home: HOME,
    windows: async () => open,
    open: async (address) => done.push(`open ${address}`),
    show: async (title, options) => void done.push({ title, ...options }),
  };
  return { platform, done };
}

const AT = `#/online/${TABLE}`;

test.each([
  ["no window is open", []],
  ["another page is on the screen", [["#/", "visible"]]],
  ["the table is in the background", [[AT, "hidden"]]],
] as const)("a push is shown in its language if %s", async (_, windows) => {
  const { platform, done } = browserWith(...windows);
  await showPush(JSON.stringify(PUSH), platform);
  expect(done).toEqual([
    {
      title: "Du bist am Zug",
      body: "Ines nimmt den Ritter.",
      lang: "de",
      tag: `courtly.${TABLE}`,
      icon: `${HOME}icons/any-192.png`,
      data: { table: TABLE },
    },
  ]);
});

test("nothing is shown about a table that is on the screen", async () => {
  const { platform, done } = browserWith(["#/", "hidden"], [AT, "visible"]);
  await showPush(JSON.stringify(PUSH), platform);
  expect(done).toEqual([]);
});

test.each(["", "{", "null", "[]", '"text"', "{}", JSON.stringify({ ...PUSH, title: 7 })])(
  "a push that is not ours shows nothing: %s",
  async (text) => {
    const { platform, done } = browserWith();
    await showPush(text, platform);
    expect(done).toEqual([]);
  },
);

test("a notification leads to the window of its table, or opens one", async () => {
  const open = browserWith(["#/", "visible"], [AT, "hidden"]);
  await openTable({ table: TABLE }, open.platform);
  expect(open.done).toEqual([`focus ${AT}`]);
  const closed = browserWith(["#/", "visible"]);
  await openTable({ table: TABLE }, closed.platform);
  expect(closed.done).toEqual([`open ${HOME}${AT}`]);
  const strange = browserWith();
  for (const data of [null, undefined, {}, { table: 5 }]) await openTable(data, strange.platform);
  expect(strange.done).toEqual([]);
});
