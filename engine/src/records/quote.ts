const QUOTE_CHARS_MAX = 300;

/** Makes untrusted text safe to print: replaces control and formatting characters, and limits the length. */
export function quotable(text: string): string {
  const plain = text.slice(0, QUOTE_CHARS_MAX + 1).replaceAll(/\p{C}/gu, "?");
  return text.length > QUOTE_CHARS_MAX ? `${plain.slice(0, QUOTE_CHARS_MAX)}…` : plain;
}
