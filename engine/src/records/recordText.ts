const FORMAT = "courtly 1";
const BODY = "---";

/** A record as lines, without its game being known. Blank lines and comments are left out. */
export interface RecordText {
  /** The `key value` lines. */
  readonly header: readonly string[];
  /** The events. */
  readonly body: readonly string[];
}

/** Splits the text of a record into its lines. Checks nothing: `readRecord` does. */
export function parseRecordText(text: string): RecordText {
  const lines = text
    .split("\n")
    .map(withoutComment)
    .filter((line) => line !== "" && line !== FORMAT);
  const end = lines.indexOf(BODY);
  return end === -1
    ? { header: lines, body: [] }
    : { header: lines.slice(0, end), body: lines.slice(end + 1) };
}

export function writeRecordText({ header, body }: RecordText): string {
  return `${[FORMAT, ...header, BODY, ...body].join("\n")}\n`;
}

/** A line without its comment. `trim` drops a byte-order mark too. */
export function withoutComment(line: string): string {
  return (line.split("#", 1)[0] as string).trim();
}

export function headerKey(line: string): string {
  return line.split(/\s/, 1)[0] as string;
}

/** The value of the first header line with this key. */
export function headerValue({ header }: RecordText, key: string): string | undefined {
  return header
    .find((line) => headerKey(line) === key)
    ?.slice(key.length)
    .trim();
}

/** The record without the header lines with these keys. */
export function withoutHeaderLines(
  { header, body }: RecordText,
  ...keys: readonly string[]
): RecordText {
  return { header: header.filter((line) => !keys.includes(headerKey(line))), body };
}
