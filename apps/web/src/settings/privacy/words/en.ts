/** The privacy page: which data is stored, where, for how long, and how to delete it. */
export const EN = {
  title: "Privacy",
  short:
    "Courtly does not track you. There are no accounts, no cookies, no statistics and no advertising, and the page speaks to nobody but the server it came from.",
  device: "On this device",
  deviceText:
    "This browser keeps the following until you delete it. Only at an online table your name, your shield and the secret of your seat are sent to its server:",
  kept: {
    settings:
      "your settings, with your name and your shield, where you are in the lessons, and the level of bots that adapt to you (local storage)",
    games:
      "your games at this screen: names, rules, every roll and move, when they were played, what sealed dice are made of, and the analyses of replays (IndexedDB)",
    seats:
      "your seats at online tables: for each a secret that says who you are there, and your share of its dice (local storage; where notifications are on, the secret also in a cache for the service worker)",
    page: "the files of Courtly itself, so that it opens without a network (a service worker and its cache); no game is in them",
  },
  server: "On the server",
  serverText:
    "Only online tables are kept there: the names and shields at the table, every roll and move with its time, and a fingerprint of each seat’s secret, not the secret itself. Whoever has the link of a table can see it.",
  notified:
    "If you turn notifications on for a table, also the address that your browser gives for them, or that of your webhook, until the game is over; a rematch takes it along, until you turn it off. Messages for your browser pass through the push service of its maker, and only your browser can read them.",
  howLong:
    "A table that nobody joins is closed after a day, a game that nobody goes on with after 30 days. What is closed or finished stays until the person who runs the server deletes it: ask there.",
  log: "As any server does, it sees your network address. For a while it counts the requests from it; the address may appear in its log, if the person who runs the server has chosen that.",
  delete: {
    title: "Delete everything on this device",
    text: "Settings, games, seats and the files of Courtly disappear. Online tables stay on their server, but this device no longer has its seats there: a game in progress goes on without you.",
    export: "Save all games first",
    noGames: "there are no games on this device",
    notRead: (reason: string) => `the games could not be read: ${reason}`,
    button: "Delete everything",
    ask: "Delete everything?",
    askText: (games: number, seats: number) =>
      `${games} ${games === 1 ? "game" : "games"} and ${seats} ${seats === 1 ? "seat" : "seats"} online will be gone. This cannot be undone.`,
    yes: "Delete everything",
    no: "Keep it",
    atWork: "Deleting",
    done: "Everything is deleted",
    doneText:
      "Settings, games, seats, the service worker and its files are gone from this device. If another window of Courtly is open, close it too: it may still remember its game.",
    again: "Start afresh",
    failed: "Not everything could be deleted",
    failedText: (what: string) =>
      `Still here: ${what}. Close other windows of Courtly and try again, or delete the data of this site in your browser.`,
    parts: {
      settings: "settings and seats",
      games: "games",
      files: "files of Courtly",
      worker: "the service worker",
    },
  },
};

export type PrivacyWords = typeof EN;
