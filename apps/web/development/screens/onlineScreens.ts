import {
  DRAWING,
  JONAS_RESIGNED,
  JONAS_WAITS,
  LOBBY,
  LOBBY_FOR_GUESTS,
  MIRA_COMES_BACK,
  MIRAS_TURN,
  ONLOOKER,
  type OnlineTable,
} from "./onlineTables.ts";
import { fail, press, type Screen } from "./screen.ts";
import { MENU } from "./tables.ts";

const at = (table: OnlineTable) => ({
  group: "Online" as const,
  address: `/online/${table.id}`,
  tables: [table],
  settings: { name: "Mira" },
});

export const ONLINE_SCREENS: readonly Screen[] = [
  {
    name: "lobby",
    title: "Lobby, as the host sees it",
    ...at(LOBBY),
    shows: ".invitation-code b",
    isLong: true,
  },
  {
    name: "lobby-join",
    title: "Lobby, for somebody who comes",
    ...at(LOBBY_FOR_GUESTS),
    settings: { name: "Tobias" },
    shows: ".join-form",
    isLong: true,
  },
  {
    name: "lobby-close",
    title: "The host closes the table",
    ...at(LOBBY),
    steps: [press(".setup-foot button.button")],
    shows: "dialog.question",
  },
  { name: "drawing", title: "The dice are drawn", ...at(DRAWING), shows: ".lobby-part" },
  { name: "online-turn", title: "Your turn", ...at(MIRAS_TURN), shows: ".king-die" },
  {
    name: "online-waiting",
    title: "Somebody else's turn",
    ...at(JONAS_WAITS),
    settings: { name: "Jonas" },
    shows: ".king-cloth.is-watching",
  },
  { name: "online-watching", title: "Looking on", ...at(ONLOOKER), shows: ".watching-note" },
  {
    name: "online-menu",
    title: "Menu of an online table",
    ...at(MIRAS_TURN),
    steps: [press(MENU)],
    shows: ".menu-list",
  },
  {
    name: "since-you-looked",
    title: "Since you looked",
    ...at(MIRA_COMES_BACK),
    shows: "dialog .dialog-buttons",
  },
  {
    name: "online-resigned",
    title: "Somebody has resigned",
    ...at(JONAS_RESIGNED),
    shows: "dialog .dialog-buttons",
  },
  {
    name: "line-cut",
    title: "The connection is lost",
    ...at(MIRAS_TURN),
    steps: [press(".king-die"), fail("lostConnection")],
    shows: ".connection-banner p",
  },
  {
    name: "online-gone",
    title: "A table that is not there",
    group: "Online",
    address: "/online/not-here-0123456789012",
    shows: ".not-open",
  },
  {
    name: "online-outdated",
    title: "A page older than its server",
    ...at(MIRAS_TURN),
    faults: ["newerServer"],
    shows: ".not-open",
  },
  {
    name: "online-unreached",
    title: "No answer from the server",
    ...at(MIRAS_TURN),
    faults: ["noAnswer"],
    shows: ".not-open",
  },
  {
    name: "online-offline",
    title: "A table online, without a network",
    ...at(MIRAS_TURN),
    faults: ["offline", "noAnswer"],
    shows: ".not-open",
  },
];
