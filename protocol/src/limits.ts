/** The version of the protocol, raised when an older page or bot would misunderstand this server. */
export const PROTOCOL = 2;

/** After this time without progress, the others may go on without the shares of the dice that are late. */
export const LATE_MS = 20_000;

/** A link that hands a seat over to another device is valid for this time. */
export const LINK_MS = 600_000;

/** The limits of messages, names and tables. The server refuses more. */
export const LIMITS = {
  nameChars: 24,
  /** The longest action of a game is far shorter. */
  actionChars: 200,
  keyChars: 64,
  rulesChars: 300,
  boardChars: 20_000,
  socketMessageBytes: 4_096,
  httpBodyBytes: 65_536,
  /** The body with a whole log, from which a lost game continues. */
  logBodyBytes: 1_048_576,
  /** The entries of that log. From 20,000 on no action can be undone, and no game is longer by itself. */
  logEntries: 21_000,
  playersMax: 5,
  /** The devices that may have the same seat. */
  devicesPerSeat: 2,
  /** The lines of a position at the start of a game. */
  positionLines: 100,
  /** Entries in one `events` message; more follow in the next. */
  eventsPerMessage: 500,
  /** Actions that are sent together. A whole turn has far fewer. */
  actionsTogether: 40,
  /** An address for notifications: those of push services have a few hundred characters. */
  addressChars: 1000,
} as const;
