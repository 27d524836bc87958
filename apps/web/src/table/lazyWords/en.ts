/** A list of keys: in each line the keys, with a blank between two, and their effect. */
export type Keys = readonly (readonly [keys: string, what: string])[];

/** The texts of a table's menu, and of a table that cannot go on. */
export const EN = {
  replay: "Replay",
  puzzles: "Your costliest moments",
  menu: {
    label: "Menu of this table",
    menu: "Menu",
    chronicle: "Chronicle",
    record: "Record",
    recordOfGame: "Record of this game",
    keys: "Keys",
    settings: "Settings",
    gameIsKept: "The game is saved and can be resumed.",
    aboutRecord: (game: string) =>
      `${game}, as a text that every Courtly reads. On the start page a record can be opened again.`,
  },
  /** The keys that every table has; each game adds its own. */
  keys: [
    ["U", "Undo, back to the last roll"],
    ["C", "Play the next step of the coach"],
    ["O", "Show or hide what the coach says"],
    ["N", "Chronicle"],
    ["R", "Hear the last event again, and whose turn it is"],
    ["V", "Hear the dice"],
    ["T", "Hear what everybody has"],
    ["X", "Hear the odds"],
    ["?", "These keys"],
    ["Esc", "Cancel the choice"],
    ["Tab", "From one region to the next"],
    ["← → ↑ ↓", "Inside a region"],
  ] as Keys,
  /** The answers to keys that ask about the table. */
  readings: {
    nothingYet: "Nothing has happened yet.",
    noDice: "No dice lie on the table.",
  },
  fault: {
    browserSays: (reason: string) => `The browser says: ${reason}`,
    elsewhere: "This game went on in another window",
    elsewhereText:
      "Nothing is lost: what was played there counts. This window still shows the game as it was before.",
    showIt: "Show it as it stands",
    thinking: "The bot cannot go on",
    thinkingText:
      "Nothing is lost: the table is as it was. Try again; if that does not help, reload the page.",
    reason: (reason: string) => `The reason: ${reason}`,
    deleted: "This game was deleted in another window",
    deletedText:
      "What you see here is all that is left of it. If you want it back, save its record now.",
    notKept: "That could not be saved",
    notKeptText:
      "The browser could not write the game to its storage, so nothing was played. The table is as it was, and everything up to here is in the record below.",
    backToTable: "Back to the table",
  },
  notOpen: {
    missing: "This game is not on this device",
    missingText:
      "It may have been deleted, or it was played in another browser. If you have its record, open it on the start page.",
    unloaded: "The table did not load",
    unloadedText:
      "Your game is safe. Reload the page; if that does not help, check that Courtly is still running.",
    storage: "The games could not be read",
    storageText:
      "Nothing was changed. Reload the page; if that does not help, check that this site may store data in your browser.",
    unreadable: "This game cannot be played on here",
    unreadableText:
      "Its record is safe and unchanged. Save it: the version of Courtly that wrote it can read it.",
  },
};

export type TableLazyWords = typeof EN;
