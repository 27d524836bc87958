/** What is wrong with a text for people, whatever it says; nothing when it reads like one. */
export function faultOfText(text: string): string | undefined {
  if (text.trim() === "") return "it says nothing";
  if (/\b(?:undefined|null|NaN)\b|\[object|=>/.test(text)) return "a value is missing";
  if (/[{}<>$#@]/.test(text)) return "a mark was left standing";
  if (/ {2}|^ | $| [.,:;]/.test(text)) return "its spaces are wrong";
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
