/** Bytes as hexadecimal digits, in small letters. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of a text that has been checked: pairs of hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
