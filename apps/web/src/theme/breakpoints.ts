/*
 * The sizes of a window at which the layout changes. Each is a media query with a name, and is written only here. Code
 * passes them to `useMedia` or `followMedia`; a stylesheet writes `@media (--phone)` for PHONE, and namedBreakpoints.ts
 * inserts the query when the page is built. None contains a comma, so that a stylesheet can combine them: `@media
 * (--tablet), (--short)`.
 */

/** Phones held upright. */
export const PHONE = "(max-width: 640px)";
export const ABOVE_PHONE = "(min-width: 641px)";

/** Tablets, and everything narrower. */
export const TABLET = "(max-width: 1100px)";
export const ABOVE_TABLET = "(min-width: 1101px)";

/** The coach has a column of its own; in a narrower window it is part of the side column. */
export const COACH_COLUMN = "(min-width: 1360px)";
export const NO_COACH_COLUMN = "(max-width: 1359px)";

/** Windows of small laptops. */
export const SHORT = "(max-height: 860px)";

/** Very low windows: a phone held sideways, or a page zoomed to 200%. */
export const LOW = "(max-height: 559px)";
export const ABOVE_LOW = "(min-height: 560px)";

/** The largest windows, where a table is drawn 1.4 times as large. */
export const ZOOM_140 = "(min-width: 2016px) and (min-height: 1260px)";

/** Two games side by side on the start page, with little room for each. */
export const HOME_CROWDED = "(min-width: 1101px) and (max-width: 1400px)";

/** A rule and its number share a phone's width. */
export const RULES_NARROW = "(max-width: 480px)";

/** A small phone held upright: the card of a lesson is lower, so that it fits between dice and target. */
export const LESSON_SMALL = "(max-width: 640px) and (max-height: 700px)";

/** The notice of a newer version fits into the bar of every page. */
export const NOTICE_IN_BAR = "(min-width: 1200px)";

/* To Court the King: columns side by side, a low window (a phone held sideways, 200% zoom), or else everything stacked. */
export const KING_WIDE = "(min-width: 900px) and (min-height: 560px)";
export const KING_SIDEWAYS =
  "(orientation: landscape) and (max-height: 559px) and (min-width: 560px)";
/** To Court the King, sideways: the cards of the court are narrow. */
export const KING_NARROW_SIDEWAYS = "(max-width: 720px)";
/** To Court the King, sideways: the cards of the court are smaller. */
export const KING_LOWEST = "(max-height: 379px)";
/** Columns so short that court and players scroll. */
export const KING_SCROLLING = "(max-height: 700px)";
export const KING_ZOOM_110 = "(min-width: 1580px) and (min-height: 985px)";
export const KING_ZOOM_120 = "(min-width: 1728px) and (min-height: 1040px)";
export const KING_ZOOM_130 = "(min-width: 1872px) and (min-height: 1170px)";
/** Beside the coach's column cards and tiles of characters are narrow. */
export const KING_NARROW_CARDS = "(min-width: 1360px) and (max-width: 1559px)";
export const KING_NARROW_TILES = "(min-width: 1360px) and (max-width: 1640px)";
/** To Court the King, stacked: a tablet held upright. */
export const KING_UPRIGHT_TABLET = "(min-width: 700px) and (min-height: 900px)";
/** To Court the King, stacked: the tiles of characters are higher. */
export const KING_TALL_TILES = "(min-height: 800px)";
/** To Court the King, stacked: the cards of the court are smaller. */
export const KING_SMALL_CARDS = "(max-height: 780px)";
/** To Court the King, stacked: the head of the cloth, with the strip of earlier rolls, is left out. */
export const KING_NO_STRIP = "(max-height: 740px)";
/** To Court the King, stacked: court, dice and characters of a small phone fit without scrolling. */
export const KING_SHORT_PHONE = "(max-height: 680px)";
/** To Court the King, stacked: the dice come before the court. */
export const KING_DICE_FIRST = "(max-height: 600px)";
/** To Court the King on a small phone. */
export const KING_SMALL_PHONE = "(max-width: 375px)";
/** To Court the King on the smallest phones. */
export const KING_SMALLEST_PHONE = "(max-width: 340px)";

/* Rolling Courts: the phone's board with its tabs, in a narrow window, on a phone held sideways, or at 200% zoom. */
export const COURTS_PHONE = "(max-width: 759px)";
export const COURTS_SIDEWAYS =
  "(orientation: landscape) and (max-height: 480px) and (min-width: 560px) and (max-width: 1000px)";
export const COURTS_ZOOM_120 = "(min-width: 1700px) and (min-height: 1000px)";
/** Rolling Courts: the column of players is narrow. */
export const COURTS_NARROW_PLAYERS = "(max-width: 1380px)";
/** Rolling Courts: the cloth with the dice is narrow. */
export const COURTS_NARROW_CLOTH = "(max-width: 1280px)";
/** Rolling Courts: only the most important labels of the board are shown. */
export const COURTS_FEW_LABELS = "(max-width: 1000px)";
/** Rolling Courts: the purse is left out. */
export const COURTS_NO_PURSE = "(max-width: 980px)";
/** Rolling Courts: the phases of the round are left out. */
export const COURTS_NO_PHASES = "(max-width: 900px)";
/** Rolling Courts: the actions have short names. */
export const COURTS_SHORT_NAMES = "(max-width: 860px)";
/** So short that the page scrolls beneath the cloth. */
export const COURTS_SCROLLING = "(max-height: 675px)";
/** So low that the cloth is one line. */
export const COURTS_LOW = "(max-height: 560px)";
/** Rolling Courts on a phone: four actions stand in one row. At 560 px COURTS_NARROW_PHONE holds as well. */
export const COURTS_WIDE_PHONE = "(min-width: 560px)";
/** Rolling Courts in a narrow window: the table of results is tighter. */
export const COURTS_NARROW_PHONE = "(max-width: 560px)";
/** Rolling Courts on a phone: the shields of rivals are small. */
export const COURTS_SMALL_SHIELDS = "(max-width: 420px)";
/** Rolling Courts on a small phone. */
export const COURTS_SMALL_PHONE = "(max-width: 380px)";
/** Rolling Courts on the smallest phones. */
export const COURTS_SMALLEST_PHONE = "(max-width: 350px)";
/** Rolling Courts on a phone so short that an open row of the board makes the others lower. */
export const COURTS_SHORTEST_PHONE = "(min-height: 561px) and (max-height: 720px)";
/** Rolling Courts on a phone with little height for the six rows of the board. */
export const COURTS_SHORT_PHONE = "(max-height: 790px)";
