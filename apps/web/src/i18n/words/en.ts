/** The texts that every screen may need. */
export const EN = {
  you: "You",
  language: "Language",
  languageMissing: (name: string) =>
    `${name} could not be fetched: are you connected? Then try again`,
  toTheStartPage: "To the start page",
  brandLeadsHome: "to the start page",
  menu: "Menu",
  lightTheme: "Light theme",
  darkTheme: "Dark theme",
  help: "Help",
  soundOn: "Turn on the sound",
  soundOff: "Turn off the sound",
  close: "Close",
  closeMessage: "Close this message",
  rules: "Rules",
  rule: (id: string) => `Rule ${id}`,
  settingTheTable: "Setting the table",
  pageMissing: "This page did not load",
  pageMissingText: "Nothing is lost. Are you connected? Then try again.",
  tryAgain: "Try again",
  dialogMissing: "this did not load: are you connected? Then try again",
  chronicle: "Chronicle",
  chronicleEmpty: "Nothing has happened yet.",
  tableNotOpen: "The table did not open",
  tableMissing: "the table did not load: reload the page",
  changedElsewhere: "another window was quicker",
  notStarted: (reason: string) => `no game was started: ${reason}`,
  noRematch: "the game could not be read again: start one on the start page",
  storage: {
    closed: "it would not open",
    held: "an older window of Courtly holds it",
    ended: "the browser ended the writing",
    silent: "no answer",
  },
};

export type ShellWords = typeof EN;
