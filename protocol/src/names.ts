import { isYou } from "@courtly/engine";
import { LIMITS } from "./limits.ts";

/** One emoji of a joined emoji: with a skin tone, or with a selector for its colours. */
const EMOJI_PART = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?`;
/** An emoji as people see it: flags, keys, and emoji that invisible characters join to one, like a family. */
const EMOJI = [
  String.raw`\p{Regional_Indicator}{2}`,
  String.raw`[0-9*]\uFE0F\u20E3`,
  String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`${EMOJI_PART}(?:\u200D${EMOJI_PART})*`,
].join("|");
/** Characters with a selector for one of their forms, which Japanese and Mongolian names need. */
const SELECTED = String.raw`\p{Script=Han}[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|\p{Script=Mongolian}[\u180B-\u180D\u180F]`;

// Unassigned characters stay: a server and a page with different versions of Unicode must tidy a name alike, because a
// device compares its own name in the log with the one that it has asked for.
const EMOJI_OR_HIDDEN = new RegExp(String.raw`(${EMOJI})|[\p{Cc}\p{Cf}\p{Cs}\p{Co}]`, "gu");
const WHOLE = new RegExp(`${EMOJI}|${SELECTED}`, "gu");
/** Characters that nobody sees: fillers, selectors without a character, and the empty pattern of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Characters that this version of Unicode does not have. They are shown as boxes, if at all. */
const UNKNOWN = /\p{Cn}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Tidies a name: one space between words, no control or formatting characters. Joined emoji stay whole. */
export function cleanName(text: string): string {
  return text
    .replaceAll(/\s+/gu, " ")
    .replaceAll(EMOJI_OR_HIDDEN, (_, emoji: string | undefined) => emoji ?? "")
    .replaceAll(/ +/g, " ")
    .trim()
    .normalize("NFC");
}

/** Whether a record can store a name. Names in a log were checked by the rules of their time, so this is all we ask. */
export function isWritable(name: string): boolean {
  const { length } = [...name];
  return length >= 1 && length <= LIMITS.nameChars && !/[,#\p{Cc}]/u.test(name);
}

/** The reason why nobody can have a name at a table of several people. */
export type NameFault =
  /** Nothing is left of it, or a record cannot store it: it is too long, or has a comma or `#`. */
  | "unwritable"
  /** It has characters that nobody can see. */
  | "invisible"
  /** It looks like "You": sentences about "You" address their reader, and each player would feel addressed. */
  | "you";

/** The reason why a clean name is refused. */
export function nameFault(name: string): NameFault | undefined {
  if (!isWritable(name)) return "unwritable";
  const plain = name.replaceAll(WHOLE, "A");
  // A mark without a letter would be drawn over the text before the name.
  if (INVISIBLE.test(plain) || UNKNOWN.test(plain)) return "invisible";
  if (!VISIBLE.test(plain) || /^\p{M}/u.test(plain)) return "invisible";
  return isYou(name) || areLookalikes(name, "You") ? "you" : undefined;
}

/** Whether people could take one name for the other: they differ in case, in invisible characters or in similar letters. */
export function areLookalikes(one: string, other: string): boolean {
  return shapeOf(one) === shapeOf(other) || foldedShapeOf(one) === foldedShapeOf(other);
}

/** A name with one letter for all that look the same in this case: the l, I and 1 of many typefaces too. */
function shapeOf(name: string): string {
  return inLatin(name.normalize("NFKD")).replaceAll(/[I1|]/g, "l").replaceAll("0", "O");
}

function foldedShapeOf(name: string): string {
  return inLatin(inLatin(name.normalize("NFKD")).toLowerCase())
    .replaceAll(/[1|]/g, "l")
    .replaceAll("0", "o");
}

/** Replaces letters of other alphabets by the Latin letters they look like, and drops what nobody sees: also a dot over an i. */
function inLatin(name: string): string {
  return [...name]
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => LATIN.get(character) ?? character)
    .join("")
    .replaceAll(/([ij])\u0307/g, "$1");
}

/** Letters of other alphabets, rare Latin ones and small capitals, each row beside the Latin letters that it looks like. */
const LATIN: ReadonlyMap<string, string> = new Map(
  (
    [
      ["АВЕКМНОРСТУХЅІЈԌԚԜҮӀѴ", "ABEKMHOPCTYXSIJGQWYIV"],
      ["аеорсухѕіјһԁԛԝгкӏүѵ", "aeopcyxsijhdqwrklyv"],
      ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ", "ABEZHIKMNOPTYXCJ"],
      ["αεικνορτυχϲϳ", "aeikvoptuxcj"],
      ["ıɑɡɩƖǀʋ", "iagiIlu"],
      ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"],
      ["ԼՍՏՕ", "LUSO"],
      ["ցզհոսօա", "gqhnuow"],
      ["ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲌ", "ABEHIKMNOPCTYXZ"],
      ["ⲓⲕⲟⲣⲥⲭ", "ikopcx"],
      ["ᗅᗷᑕᗪᖴᕼᒍᒪᑎᑭᖇᑌᐯ᙭", "ABCDFHJLNPRUVX"],
      ["ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ"],
      ["ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "ABCDEGHJKLMPRSTVWZ"],
    ] as const
  ).flatMap(([likes, latin]) =>
    Array.from(likes, (like, index) => [like, latin[index] ?? like] as const),
  ),
);
