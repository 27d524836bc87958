const ID_BYTES = 16;

/** A random id. Pages on plain http (a home network) have no `crypto.randomUUID`. */
export function newId(): string {
  return typeof crypto.randomUUID === "function" ? crypto.randomUUID() : hexId();
}

function hexId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
