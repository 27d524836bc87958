import type { NoAnswer } from "@courtly/client";
import { REFUSALS, type DetailWords, type RefusalCode } from "@courtly/protocol";
import type { ComponentChild } from "preact";

/** A sentence with a command in it. */
type Woven = readonly ComponentChild[];

/** The texts around online tables. */
export const EN = {
  somebody: "Somebody",
  nextTable: "To the next table",
  stay: "Stay",
  closeIt: "Close it",
  closeTable: "Close the table",
  closeThisTable: "Close this table?",
  serversSeal: "The server’s seal",
  watching: "You are watching",
  closed: {
    expired: "Nobody has played at this table for a month",
    byHost: "The host closed the table",
    byOwner: "The person who runs this server closed the table",
    byAll: "The players ended the game together",
    youResigned: "You have resigned",
    resigned: (name: string) => `${name} has resigned`,
    text: "The game ends here, without a winner. Its record and the seed of its dice are in the menu.",
  },
  invitation: {
    label: "Invitation",
    title: "Invite by link",
    link: "The link to this table",
    copy: "Copy the link",
    share: "Share",
    code: "Or with this code, on the start page",
    canWatch: "Whoever has the link can also watch.",
    hereOnly: (option: ComponentChild, command: ComponentChild): Woven => [
      "This link works on this computer only. For other devices start Courtly with the option ",
      option,
      ": ",
      command,
      ".",
    ],
    qr: "The link as a QR code, for the camera of another device",
    copied: "The link is in the clipboard.",
    notCopied: "the browser does not let this page copy: select the link and copy it",
    shared: "A seat at my table",
  },
  join: {
    title: "Take a seat",
    sitDown: "Sit down",
    atIt: "Taking a seat",
    noAccount:
      "No account, no password: this browser remembers your seat. Or stay on this page to watch.",
    noName: "tell the others your name",
    noComma: "a name cannot contain a comma or a #",
    noHidden: "this name contains invisible characters: type it again",
    tooLong: "a name has at most 24 characters; an emoji may count as several",
    notYou: "this would be confusing for the others: choose another name",
  },
  connection: {
    cut: "Reconnecting…",
    slow: "Waiting for the server…",
    tryNow: "Try now",
    nothing: "Everything you played has arrived. Nothing is lost.",
    checking: (what: string) => `Checking whether the server got ${what}. Nothing is lost.`,
    roll: "your roll",
    move: "your move",
    undo: "your undo",
    share: "your share of the dice",
    farewell: "your farewell",
    change: "your change",
    end: "the closing of this table",
  },
  lobby: {
    withoutCoach: "The host asks for play without the coach.",
    fair: "Dice that anybody can check",
    sealHere: "The server’s seal for this table",
    closed: "This table was closed. Nothing was played.",
    closedByOwner: "The person who runs this server closed this table. Nothing was played.",
    closedByLeaving: (name: string) =>
      `${name} left while the dice were drawn, so this table is closed. Nothing was played.`,
    gameEnded:
      "This table was closed while the dice were drawn again. The game ends here, without a winner.",
    gameEndedByOwner:
      "The person who runs this server closed this table. The game ends here, without a winner.",
    gameEndedByLeaving: (name: string) =>
      `${name} left while the dice were drawn again. The game ends here, without a winner.`,
    openAgain: "Open the same table again",
    openAgainText:
      "The same game with the same rules and bots. It gets a new link and a new code: send them to your friends again.",
    openedAgain:
      "In another window you have opened this table again, or closed it. Your open tables are on the start page.",
    waiting: (count: number) =>
      `Waiting for ${count === 1 ? "one more player" : `${count} more players`}. The game begins when every seat is taken.`,
    drawing: "Every seat is taken. The dice are drawn.",
    awaited: (names: string, count: number) =>
      `Every seat is taken. The dice still need the ${count === 1 ? "share" : "shares"} of ${names}.`,
    awaitedYours: "Every seat is taken. The dice still need your share.",
    around: "Around the table",
    openSeat: "Open seat",
    whoeverComes: "Whoever comes first",
    youHost: "You, the host",
    you: "You",
    host: "Host",
    seated: "Seated",
    hasLeft: "Has left: a bot plays here",
    parts: {
      awaited: "not sealed yet",
      sealed: "sealed",
      revealed: "opened",
      missing: "not in the dice",
    },
    late: (names: string, count: number) => {
      const [late, without] = count === 1 ? ["share", "this share"] : ["shares", "these shares"];
      return `The ${late} of ${names} ${count === 1 ? "has" : "have"} not come for a while: perhaps the page is no longer open there. You can go on waiting. If all the others agree, the game begins without ${without}, but then ${names} cannot be sure that nobody chose the dice.`;
    },
    lateYours:
      "Your share of the dice has not come for a while. If all the others agree, the game begins without it, but then you cannot be sure that nobody chose the dice.",
    goOn: (count: number) => `Begin without ${count === 1 ? "this share" : "these shares"}`,
    agreed: (names: string) => `Agreed so far: ${names}.`,
    sealing: "Everybody’s browser seals its share of the dice.",
    revealing: "All are sealed. Now the shares are opened.",
    rules: "The rules",
    leaveTable: "Leave the table",
    leaveThisTable: "Leave this table?",
    closeText: "The link and the code stop working. Nothing was played yet.",
    leaveText: "Your seat becomes free for somebody else.",
    leaveEnds: "Then the table closes: nobody else can take your seat now.",
    leave: "Leave",
    notYet:
      "the others need your share of the dice: leave when the game has begun, or just close this page",
  },
  restored: {
    title: "The server has less of this game than this device, or another one",
    presenting:
      "Most likely it was restored from an older copy; if not, it has changed the game. This device shows it the moves that it has seen, so that the game goes on.",
    safe: "The moves are safe on this device.",
    notNeeded: "You can play on with the game as the server has it.",
    takeServers: "Play on with the server’s game",
    noLog: "This device has no signed copy of the game.",
    goesOn: "The game goes on at this table",
    goesOnText:
      "The server says that it was restored from an older copy and had lost moves, and that a player’s device still had them: you play on from that position. The dice are drawn again.",
    compared: "This device has these moves too: it compares the position before the game goes on.",
    notCompared:
      "This device does not have these moves: compare the position with what you remember.",
    unchecked:
      "The server does not show the seed of the earlier dice: the rolls so far can never be checked.",
    hadMore:
      "This device had later moves, which are missing here: what was rolled in them is rolled again, with other dice.",
    goOn: "Go on",
  },
  ownShare: {
    title: "Your share is not in the dice",
    text: "The dice of this game were drawn without the random bytes of this device. You cannot be sure that nobody chose them. The record says so too. You can play on if you trust the server and the others, or leave.",
    leavingLoses: (winner: string) => `If you leave, the game ends, and ${winner} has won.`,
    leavingEnds: "If you leave, the game ends without a winner.",
    leavingBot: "If you leave, a bot plays on in your seat: you can watch, but not come back.",
    playOn: "Play on",
    leave: "Leave the table",
  },
  shareFault: {
    title: "The dice wait for this browser",
    unstored:
      "It has no space left to store what it must remember before it goes on, so it keeps its share of the dice to itself. Free some space: end other online games here, or delete the data of other sites in the browser’s settings. Your seat is safe as long as you do not delete the data of this site.",
    stillNoSpace: "there is still no space",
    lost: "It no longer has its share of the dice, because it had no space to store it. After a while the others can begin without it; then you choose whether to play on or to leave.",
  },
  newTable: {
    title: (game: string) => `Invite to ${game}`,
    ownBrowser: "Everybody plays in their own browser. Nobody needs an account.",
    you: "You",
    open: "Open the table",
    atIt: "Opening the table",
    coach: "Coach",
    coachWelcome: "Welcome",
    coachOff: "Without, please",
    coachWelcomeText: "Everybody may let a coach show them odds and moves.",
    coachOffText:
      "The coach stays silent at this table. It is a courtesy between players: nobody can enforce it.",
    finders: "Who can find the table",
    byLink: "People with the link",
    everybody: "Everybody here",
    byLinkText: "Only people you give the link or the code to can join or watch.",
    everybodyText: "It is shown under Open tables on the start page of this server.",
    others: "The other seats",
    seat: (seat: number) => `Seat ${seat}`,
    openSeat: "Open: invite somebody",
    removeSeat: (seat: number) => `Remove seat ${seat}`,
    twoColours: "With two players each plays two colours.",
    whoBegins: "Who begins is drawn with the dice.",
  },
  news: {
    notRevealed:
      "The game is over, but the server does not show the seed of its dice. They cannot be checked.",
    rematch: "The next table is set, everybody one seat further.",
    sitDown: "Sit down",
    left: (name: string) => `${name} has left. A bot plays on.`,
    replaced: (names: string, count: number) =>
      count === 1
        ? `${names} was gone: a bot plays in that seat.`
        : `${names} were gone: bots play in their seats.`,
    undone: (name: string) => `${name} took something back.`,
  },
  menu: {
    watch: "Let somebody watch",
    fair: "The dice of this table",
    resign: "Resign",
    resignAsk: "Resign?",
    resignLoses: (winner: string) => `Then the game ends, and ${winner} has won.`,
    resignEnds: "Then the game ends, without a winner.",
    resignBot:
      "A bot plays on in your seat, so that the others can finish. You can watch, but not come back.",
    playOn: "Play on",
    closeText: "Nobody has rolled yet. The table disappears for everybody.",
  },
  since: { title: "While you were away", toTheTable: "To the table" },
  page: {
    unreached: "The table cannot be reached",
    unreachedText:
      "Courtly keeps trying. Nothing is lost: your seat and your game wait on the server. Check that you are connected and that the server is running.",
    outdated: "This page is out of date",
    outdatedText:
      "It no longer fits its server: most likely there is a newer Courtly. Your game is safe and waits for you. Load the page again to go on.",
    loadAgain: "Load it again",
    brokenRules: "A move does not fit the rules",
    brokenRulesText:
      "The server has sent a move, a roll or an undo that the rules on this page do not allow. If the page is older than its server, loading it again helps. If this message comes back, the server breaks the rules: do not trust this game. This device sends it nothing more.",
    unfair: "These dice are not fair",
    otherTable: "This is not the table you agreed to",
    unfairText: {
      log: "What the server sent contradicts what it had sealed and shown before.",
      otherSeat: "The server gives this device another seat than it had, or none at all.",
      otherSeal: "The server shows another seal for your seat than the one this device sent.",
      otherLog:
        "The server has changed the beginning of this table since this device revealed its share.",
      otherDecision:
        "The server says that you agreed to begin without a share. Nobody did on this device.",
      drawnAgain: "The server had the dice drawn again.",
      tooEarly: "The server left a share out before its time was up by the clock of this device.",
      unboundDice: "The server drew dice that do not depend on the players and the rules.",
      leftOut:
        "The server left a player’s share out of the dice after yours was known, without your agreement.",
      otherRolls: "Rolls of this game do not follow from the seed that was sealed before it.",
      otherPosition:
        "The game goes on from another position, or with other players, other rules or another pace, than this device has seen.",
      otherTerms:
        "The server has opened this table with other rules, bots or players, or at another pace, than you asked for, or saw when you sat down.",
    },
    unfairEnd:
      "You cannot play on at this table here: ask the person who runs the server. This device sends nothing more to it.",
    unloaded: "The table did not load",
    unloadedText: "Your game is safe on the server. Load the page again to go on.",
    crowded: "There is no place left to watch this table",
    crowdedText:
      "As many people are watching as this server allows. The game is not disturbed, and players can always come in. Try again when somebody has left.",
    manyWindows: "Your seat is open in newer windows",
    manyWindowsText:
      "A seat can be open in only a few windows at once, so this one was closed. Nothing is lost: play on in a newer window, or here; then the oldest of the others is closed.",
    playHere: "Play here",
    private: "This server is private",
    enterPassword: "Enter the password",
    gone: "This table is not here",
    goneText:
      "The server knows no table at this address. Check that the whole link was copied, or ask the sender for the code.",
    deletedText:
      "The person who runs this server has deleted it. Its game is over; what this browser has kept of it stays here.",
    refusedText: (reason: string) => `The server says: ${reason}.`,
    noAddress:
      "This is not the whole address of a table. Check that the whole link was copied, or ask the sender for the code.",
    offline: "You are offline",
    offlineText:
      "Nothing is lost: your seat and your game wait on the server. Courtly connects again by itself once there is a network. Everything but online tables works meanwhile.",
  },
  nothingToUndo: "there is nothing of yours to take back",
  /** Refusals by code: for every code, and for a missing answer. */
  refusals: {
    offline: "you are offline: online tables wait, everything else works",
    silence: "the server did not answer: check your connection and try again",
    unsure:
      "no answer came, so it may or may not have arrived: try again, it will not happen twice",
    unreadable: "this page no longer understands the server: reload it",
    malformed: "the server did not understand this page: reload it",
    "too-large": "this is too long for the server",
    "too-fast": "too much at once: wait a moment",
    "too-many": "too much at once from your network: wait a minute",
    "wrong-origin": "this page belongs to another server: open the table’s own link",
    "wrong-host":
      "this server is not known by this address: open it by the address that its owner gave you",
    "unknown-address": "the server does not know this address: reload the page",
    "unknown-table": "there is no such table: check the link",
    "unknown-code": "no open table has this code: it may have begun already",
    "unknown-link":
      "this link was used already, or its ten minutes are over: ask for a new one on the other device",
    "wrong-token": "this device has no seat at this table",
    "hello-first": "the connection was not opened in time: try again",
    spectator: "you are watching: only players act",
    "not-your-turn": "it is not your turn",
    "not-now": "that is not possible now",
    illegal: "the rules do not allow this",
    final: "this cannot be taken back: everybody has seen it",
    stale: "something has happened at the table since: look again, then decide",
    "other-log": "the server has another log of this table than this device",
    "key-taken": "this was sent twice with different contents: try again",
    full: "there is no place left here: take another one, or watch",
    "name-taken": "somebody at this table has that name, or one that looks like it: choose another",
    "same-network":
      "your network has half of the seats that the host leaves to others: leave the rest to other people, or open a table by link",
    "impossible-table": "the server cannot open a table with these settings: choose others",
    damaged:
      "the data of this table is damaged, so it stays closed; your other games are fine: tell the person who runs the server",
    deleted: "this table was deleted by the person who runs the server: its game is over",
    password:
      "this server is private, and this browser has not sent its password, or it was changed: enter it, then try again",
    blocked:
      "the person who runs this server has blocked your network: ask there; what you played is kept",
    busy: "the table is very busy: try again in a moment",
    trouble: "something went wrong on the server: try again in a moment",
  } satisfies Record<RefusalCode | NoAnswer["code"], string>,
  /** Refusals whose code has several reasons, by detail. */
  refusalDetails: REFUSALS as DetailWords,
};

export type OnlineWords = typeof EN;
