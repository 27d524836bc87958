const QUOTE_CHARS_MAX = 300;

/** A stranger's words, safe to print: no control or formatting characters, no flood. */
export function quotable(text: string): string {
  const plain = text.slice(0, QUOTE_CHARS_MAX + 1).replaceAll(/\p{C}/gu, "?");
  return text.length > QUOTE_CHARS_MAX ? `${plain.slice(0, QUOTE_CHARS_MAX)}…` : plain;
}
