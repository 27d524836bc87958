import { DRAWING, LISTED, MIRAS_TURN } from "./onlineTables.ts";
import { COURTS, COURTS_OVER, KING, KING_OVER } from "./positions.ts";
import { press, see, type, type KeptGame, type Screen } from "./screen.ts";
import { withMira } from "./tables.ts";

const FINISHED: readonly KeptGame[] = [
  {
    ...withMira(KING_OVER, "finished-king"),
    ending: { headline: "Jonas won, eight 4s", winners: [1] },
    daysAgo: 1,
  },
  {
    ...withMira(COURTS_OVER, "finished-courts"),
    ending: { headline: "Mira won, 23 points", winners: [0] },
    daysAgo: 12,
  },
];
const RUNNING: readonly KeptGame[] = [
  withMira(KING, "running-king"),
  { ...withMira(COURTS, "running-courts"), daysAgo: 2 },
];
/** Visible once the list of open tables has been fetched. */
const LOOKED = ".open-tables :is(.empty, li)";
const OPEN_RECORD = [see(LOOKED), press(".open-record .button")];

export const HOME_SCREENS: readonly Screen[] = [
  {
    name: "home-empty",
    title: "First visit",
    group: "Start page",
    address: "/",
    shows: LOOKED,
    isLong: true,
  },
  {
    name: "home",
    title: "Games running and finished",
    group: "Start page",
    address: "/",
    games: [...RUNNING, ...FINISHED],
    tables: [LISTED],
    lessons: { "to-court-the-king": { place: { scene: 0, length: 0, read: 0 }, isDone: true } },
    shows: LOOKED,
    isLong: true,
  },
  {
    name: "home-online",
    title: "Games online that wait",
    group: "Start page",
    address: "/",
    settings: { name: "Mira" },
    games: RUNNING,
    tables: [MIRAS_TURN, DRAWING, LISTED],
    shows: ".running + .running",
    isLong: true,
  },
  {
    name: "home-delete",
    title: "A game is to be deleted",
    group: "Start page",
    address: "/",
    games: RUNNING,
    steps: [see(LOOKED), press(".running-game .icon-button")],
    shows: "dialog.question",
  },
  {
    name: "profile",
    title: "Profile and settings",
    group: "Start page",
    address: "/",
    settings: { name: "Mira" },
    steps: [see(LOOKED), press(".profile-button")],
    shows: "dialog .settings-form",
  },
  {
    name: "fair-dice",
    title: "How dice stay fair",
    group: "Start page",
    address: "/",
    steps: [see(LOOKED), press(".fair-note .link")],
    shows: "dialog",
  },
  {
    name: "open-record",
    title: "Open a record",
    group: "Start page",
    address: "/",
    steps: OPEN_RECORD,
    shows: "dialog .record-text",
  },
  {
    name: "open-record-seats",
    title: "A record that was read",
    group: "Start page",
    address: "/",
    steps: [...OPEN_RECORD, type("dialog .record-text", KING), press("dialog .button.ink")],
    shows: "dialog .seat-row",
  },
  {
    name: "open-record-fault",
    title: "A record that breaks a rule",
    group: "Start page",
    address: "/",
    steps: [
      ...OPEN_RECORD,
      type("dialog .record-text", `${KING}0 aside 6\n`),
      press("dialog .button.ink"),
    ],
    shows: "dialog .fault",
  },
];

export const SETUP_SCREENS: readonly Screen[] = [
  {
    name: "setup",
    title: "Around one screen",
    group: "Before a game",
    address: "/setup/to-court-the-king/people",
    shows: ".setup .button.gold",
    isLong: true,
  },
  {
    name: "setup-house-rules",
    title: "House rules",
    group: "Before a game",
    address: "/setup/to-court-the-king/people",
    steps: [press(".house-rules summary")],
    shows: ".house-rules[open] fieldset",
    isLong: true,
  },
  {
    name: "setup-names",
    title: "Two people of the same name",
    group: "Before a game",
    address: "/setup/to-court-the-king/people",
    steps: [
      type(".guest:nth-child(1) .guest-name", "Ines"),
      type(".guest:nth-child(2) .guest-name", "Ines"),
      press(".setup-foot .button.gold"),
    ],
    shows: ".toast",
  },
  {
    name: "setup-boards",
    title: "Against bots, with boards",
    group: "Before a game",
    address: "/setup/rolling-courts/bots",
    shows: ".setup .button.gold",
    isLong: true,
  },
  {
    name: "invite",
    title: "A new table online",
    group: "Before a game",
    address: "/invite/to-court-the-king",
    shows: ".setup .button.gold",
    isLong: true,
  },
  {
    name: "invite-courts",
    title: "A new table online, Rolling Courts",
    group: "Before a game",
    address: "/invite/rolling-courts",
    shows: ".setup .button.gold",
    isLong: true,
  },
];
