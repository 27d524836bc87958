/**
 * Texts in memory, if the browser refuses to store them: they last until the page is closed. They are newer than the text
 * of the same key in the browser, which stays when it has no space for another one.
 */
const inMemory = new Map<string, string>();

/** The text under a key; null if there is none. */
export function stored(key: string): string | null {
  const text = inMemory.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or keeps it in memory if the browser refuses. Returns false if a reload would find an older text, because
 * the browser had no space for this one.
 */
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
    return true;
  } catch {
    inMemory.set(key, text);
    return !browsersKeys().includes(key);
  }
}

/** Whether a text is in memory only, so that a reload does not find it. */
export function isOnlyInMemory(key: string): boolean {
  return inMemory.has(key);
}

export function drop(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser refuses access, so it was never stored.
  }
}

/** All keys with this beginning. */
export function keysOf(prefix: string): readonly string[] {
  return [...new Set([...browsersKeys(), ...inMemory.keys()])].filter((key) =>
    key.startsWith(prefix),
  );
}

function browsersKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
