import { COURTS, KING } from "./positions.ts";
import { fail, press, see, type, type Screen } from "./screen.ts";
import { atTable, withMira } from "./tables.ts";

/** A lesson, after so many events and steps of one of its scenes. */
const lesson = (gameId: string, scene: number, length: number, read: number) => ({
  group: "Lessons" as const,
  address: `/lesson/${gameId}`,
  lessons: { [gameId]: { place: { scene, length, read }, isDone: false } },
  shows: ".lesson-card",
});
const KING_LESSON = "to-court-the-king";
const COURTS_LESSON = "rolling-courts";
const COURTS_SECOND = "rolling-courts/2";

export const LESSON_SCREENS: readonly Screen[] = [
  { name: "lesson-king", title: "King, the welcome", ...lesson(KING_LESSON, 0, 0, 0) },
  { name: "lesson-king-roll", title: "King, the first roll", ...lesson(KING_LESSON, 0, 0, 1) },
  { name: "lesson-king-keep", title: "King, dice to keep", ...lesson(KING_LESSON, 0, 2, 1) },
  { name: "lesson-king-card", title: "King, a card to take", ...lesson(KING_LESSON, 0, 6, 1) },
  { name: "lesson-king-rival", title: "King, a rival plays", ...lesson(KING_LESSON, 0, 17, 1) },
  { name: "lesson-king-later", title: "King, the second scene", ...lesson(KING_LESSON, 1, 0, 0) },
  { name: "lesson-courts", title: "Courts, the welcome", ...lesson(COURTS_LESSON, 0, 0, 0) },
  { name: "lesson-courts-cave", title: "Courts, into a cave", ...lesson(COURTS_LESSON, 0, 2, 1) },
  {
    name: "lesson-courts-deep",
    title: "Courts, a deep mine",
    ...lesson(COURTS_LESSON, 1, 2, 1),
  },
  {
    name: "lesson-courts-village",
    title: "Courts, into a village",
    ...lesson(COURTS_LESSON, 0, 4, 1),
  },
  {
    name: "lesson-courts-change",
    title: "Courts, change a die",
    ...lesson(COURTS_LESSON, 1, 3, 1),
  },
  { name: "lesson-courts-court", title: "Courts, to court", ...lesson(COURTS_LESSON, 1, 4, 1) },
  {
    name: "lesson-courts-dig",
    title: "Courts, before the dig",
    ...lesson(COURTS_LESSON, 0, 14, 6),
  },
  {
    name: "lesson-courts-leap",
    title: "Courts, second lesson, a leap",
    ...lesson(COURTS_SECOND, 0, 2, 1),
  },
  {
    name: "lesson-courts-recall",
    title: "Courts, second lesson, a recall",
    ...lesson(COURTS_SECOND, 1, 5, 1),
  },
];

const page = { group: "Rules and pages" } as const;

export const PAGE_SCREENS: readonly Screen[] = [
  {
    name: "rules-king",
    title: "Rules of To Court the King",
    ...page,
    address: "/rules/to-court-the-king",
    shows: "#rule-K1",
  },
  {
    name: "rules-courts",
    title: "Rules of Rolling Courts",
    ...page,
    address: "/rules/rolling-courts",
    shows: "#rule-R1",
  },
  {
    name: "rules-one",
    title: "One rule by its address",
    ...page,
    address: "/rules/to-court-the-king/K19",
    shows: ".rule.is-wanted",
  },
  {
    name: "rules-search",
    title: "Rules, searched",
    ...page,
    address: "/rules/to-court-the-king",
    steps: [type(".rule-search input", "K25")],
    shows: ".rule-found",
  },
  {
    name: "rules-nothing",
    title: "Rules, nothing found",
    ...page,
    address: "/rules/to-court-the-king",
    steps: [type(".rule-search input", "zeppelin")],
    shows: ".rule-nothing",
  },
  {
    name: "credits",
    title: "Credits",
    ...page,
    address: "/credits",
    shows: "main.page h1",
    isLong: true,
  },
  {
    name: "privacy",
    title: "Privacy",
    ...page,
    address: "/privacy",
    shows: ".delete-everything",
    isLong: true,
  },
  {
    name: "privacy-delete",
    title: "Everything is to be deleted",
    ...page,
    address: "/privacy",
    games: [withMira(KING, "one"), withMira(COURTS, "two")],
    steps: [press(".delete-everything .dialog-buttons .button:last-child")],
    shows: "dialog.question",
  },
  {
    name: "privacy-deleted",
    title: "Everything is deleted",
    ...page,
    address: "/privacy",
    steps: [
      press(".delete-everything .dialog-buttons .button:last-child"),
      press("dialog .button.ink"),
    ],
    shows: "main .button.ink",
  },
  { name: "nowhere", title: "An unknown address", ...page, address: "/cake", shows: ".not-open" },
];

const wrong = { group: "When something is wrong" } as const;
const kings = { ...wrong, ...atTable(withMira(KING)) };

export const FAULT_SCREENS: readonly Screen[] = [
  {
    name: "no-storage",
    title: "A browser that keeps no games",
    ...wrong,
    address: "/",
    faults: ["noDatabase"],
    shows: ".home-fault",
  },
  {
    name: "no-storage-start",
    title: "A game that cannot be started",
    ...wrong,
    address: "/",
    faults: ["noDatabase"],
    steps: [see(".open-tables .empty"), press(".folio .button.gold")],
    shows: ".toast",
  },
  {
    name: "full-disk",
    title: "A move that cannot be kept",
    ...kings,
    steps: [press(".king-die"), fail("fullDisk"), press("[data-gold]")],
    shows: "dialog .dialog-buttons",
  },
  {
    name: "no-bot",
    title: "A bot that cannot think",
    ...wrong,
    ...atTable({ id: "table", record: KING, bots: ["Mira"] }),
    faults: ["noWorkers"],
    shows: "dialog .dialog-buttons",
  },
  {
    name: "offline",
    title: "Without a network",
    ...wrong,
    address: "/",
    faults: ["offline"],
    shows: ".open-tables .quiet",
  },
  {
    name: "update",
    title: "A newer version waits",
    ...kings,
    faults: ["update"],
    shows: ".update-notice",
  },
  {
    name: "missing-game",
    title: "A game that is not here",
    ...wrong,
    address: "/table/none",
    shows: ".not-open h1",
  },
  {
    name: "other-rules",
    title: "A game of later rules",
    ...wrong,
    ...atTable({ ...withMira(KING), isOfLaterRules: true }),
    shows: ".not-open h1",
  },
];
