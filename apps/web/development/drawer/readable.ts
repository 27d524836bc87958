const LINE_CHARS = 60;

/** A value as JSON with short lists and objects on one line each. */
export function readable(value: unknown, indent = ""): string {
  const short = JSON.stringify(value) ?? "undefined";
  if (typeof value !== "object" || value === null || short.length <= LINE_CHARS) return short;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${readable(item, inner)}`);
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${inner}"${name}": ${readable(field, inner)}`);
  return `{\n${fields.join(",\n")}\n${indent}}`;
}
