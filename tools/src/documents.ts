import { posix } from "node:path";
import { places, type Complaint, type Files } from "./files.ts";

const FENCED = /^```.*?^```/gms;
/** `[text](target)` and `[name]: target`. */
const LINK = /\]\(<?([^)\s>]+)[^)]*\)|^\[[^\]]+\]:\s+(\S+)/gm;
const ELSEWHERE = /^(?:[a-z]+:|#|\/\/)/i;

/** Checks that relative links lead to files that exist. */
export function links(files: Files): readonly Complaint[] {
  const paths = [...files.keys()];
  const exists = (path: string) =>
    files.has(path) || path === "." || paths.some((known) => known.startsWith(`${path}/`));
  return [...files]
    .filter(([file]) => file.endsWith(".md"))
    .flatMap(([file, text]) => {
      const prose = text.replaceAll(FENCED, (block) => block.replaceAll(/[^\n]/g, " "));
      return [...places(prose, LINK)].flatMap(({ line, match }) => {
        const target = (match[1] ?? match[2]) as string;
        const path = posix
          .join(posix.dirname(file), decodeURI(target.replace(/#.*/, "")))
          .replace(/\/$/, "");
        return ELSEWHERE.test(target) || exists(path)
          ? []
          : [{ file, line, what: `'${target}' leads nowhere: correct the link` }];
      });
    });
}

/** Checks that decision records are numbered 0001, 0002, 0003 … and have a status. */
export function decisions(files: Files): readonly Complaint[] {
  const records = [...files.keys()]
    .filter((file) => /^docs\/adr\/(?!README\.md$)[^/]+\.md$/.test(file))
    .toSorted();
  return records.flatMap((file, index) => {
    const wanted = String(index + 1).padStart(4, "0");
    const hasNumber = posix.basename(file).startsWith(`${wanted}-`);
    const hasStatus = /^\W*Status\b/im.test(files.get(file) ?? "");
    return [
      ...(hasNumber ? [] : [`the next number is ${wanted}: '${wanted}-title.md'`]),
      ...(hasStatus ? [] : ["no Status line: is it proposed, accepted or superseded?"]),
    ].map((what) => ({ file, line: 1, what }));
  });
}
