/** Finds a formal fault in a text for people, whatever its meaning; `undefined` if there is none. */
export function faultOfText(text: string): string | undefined {
  if (text.trim() === "") return "the text is empty";
  if (/\b(?:undefined|null|NaN)\b|\[object|=>/.test(text)) return "a value is missing";
  if (/[{}<>$#@]/.test(text)) return "a placeholder was not replaced";
  if (/ {2}|^ | $| [.,:;]/.test(text)) return "its spaces are wrong";
  if (text.includes("!")) return "it has an exclamation mark";
  return isBalanced(text) ? undefined : "a bracket is left open";
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === "(") open += 1;
    if (sign === ")") open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
