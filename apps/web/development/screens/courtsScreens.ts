import {
  COURTS,
  COURTS_ACTIONS,
  COURTS_DEAR,
  COURTS_EXAMINE,
  COURTS_LATE,
  COURTS_OVER,
  COURTS_START,
  COURTS_WATCHING,
} from "./positions.ts";
import { press, pressIfShown, type Screen } from "./screen.ts";
import { atTable, withMira, withoutName } from "./tables.ts";

const at = (record: string) => ({
  group: "Rolling Courts" as const,
  ...atTable(withMira(record)),
});
const die = (number: number) => press(`button.courts-die:nth-child(${number})`);
const cell = (id: string) => press(`[data-cell="${id}"]`);
/** Opens the caves, which are a separate tab on a phone. */
const CAVES = pressIfShown(".courts-tabs [role=tab]:nth-child(2)");
const action = (mode: string) => press(`.courts-action[data-mode=${mode}]`);

export const COURTS_SCREENS: readonly Screen[] = [
  {
    name: "courts-start",
    title: "Before the first roll",
    ...at(COURTS_START),
    shows: ".courts-go.gold",
  },
  {
    name: "courts",
    title: "A move, ready to be paid",
    ...at(COURTS),
    steps: [die(2), cell("village 3:3"), cell("court 3:2")],
    shows: ".courts-go.gold",
  },
  {
    name: "courts-die",
    title: "A die chosen",
    ...at(COURTS),
    steps: [die(2)],
    shows: ".courts-die.chosen",
  },
  {
    name: "courts-you",
    title: "A turn of somebody without a name",
    ...at(withoutName(COURTS)),
    shows: ".courts-die",
  },
  {
    name: "courts-caves",
    title: "A way into the deep",
    ...at(COURTS),
    steps: [die(2), CAVES, cell("cave 2:5")],
    shows: ".courts-go.gold",
  },
  {
    name: "courts-recall",
    title: "Recall, begun",
    ...at(COURTS_ACTIONS),
    steps: [action("recall")],
    shows: ".courts-action.on",
  },
  {
    name: "courts-change",
    title: "Change die, begun",
    ...at(COURTS_ACTIONS),
    steps: [action("change")],
    shows: ".courts-half",
  },
  {
    name: "courts-retire",
    title: "Retire early, begun",
    ...at(COURTS_ACTIONS),
    steps: [action("retire")],
    shows: ".courts-action.on",
  },
  {
    name: "courts-promote",
    title: "Promote, begun",
    ...at(COURTS_ACTIONS),
    steps: [action("promote"), CAVES],
    shows: ".courts-action.on",
  },
  {
    name: "courts-refusal",
    title: "A refusal with its rule",
    ...at(COURTS_DEAR),
    steps: [cell("court 4:3")],
    shows: ".toast",
  },
  {
    name: "courts-rival",
    title: "A rival's turn",
    ...at(COURTS.replace("to-act 0", "to-act 1")),
    faults: ["silentWorkers"],
    shows: ".courts-die",
  },
  {
    name: "courts-watch",
    title: "A rival's turn, with the last events",
    ...at(COURTS_WATCHING),
    faults: ["silentWorkers"],
    shows: ".courts-go",
  },
  {
    name: "courts-family",
    title: "All figures of a rival",
    ...at(COURTS),
    steps: [pressIfShown(".courts-rival")],
    shows: ".courts-go",
  },
  {
    name: "courts-examine",
    title: "The mines are examined",
    ...at(COURTS_EXAMINE),
    shows: ".courts-homecomings",
  },
  { name: "courts-late", title: "Shortly before the end", ...at(COURTS_LATE), shows: ".courts-go" },
  {
    name: "courts-over",
    title: "The finale",
    group: "Rolling Courts",
    address: "/table/table",
    games: [
      { ...withMira(COURTS_OVER), ending: { headline: "Mira won, 23 points", winners: [0] } },
    ],
    shows: "dialog.finale",
  },
];
