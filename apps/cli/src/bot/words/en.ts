import type { Refused } from "@courtly/protocol";

/** The texts of `courtly bot`, in English. */
export const EN = {
  sits: (name: string, table: string) => `${name} sits at the table ${table}.`,
  closed: "The table was closed before the end of the game.",
  won: "The game is over: won.",
  lost: "The game is over: lost.",
  noServer: (address: string) => `no Courtly server answers at ${address}`,
  faults: {
    missing: "this version does not know the game of this table: update Courtly",
    outdated: "the server has another version: update Courtly",
    unfair: "the server has chosen or changed the dice, or tried to: this program plays no further",
    brokenRules: "the server breaks the rules of the game, or has a newer version",
    restored: "the server was restored from an older copy, and has lost moves of this game",
  },
  /** The sentence of a server is in English already, and more exact than its code. It does not know how we send passwords. */
  refusal: ({ code, message }: Refused) =>
    code === "password" ? "the server is private: set COURTLY_PASSWORD to its password" : message,
};

export type OnlineWords = typeof EN;
