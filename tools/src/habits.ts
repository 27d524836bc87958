import { isCode, places, type Complaint, type Files } from "./files.ts";

interface Habit {
  readonly applies: (path: string) => boolean;
  readonly pattern: RegExp;
  readonly say: string;
}

const REASON = "give the reason after ' -- ' on the same line, or remove it";

// The patterns are written so that they do not match their own source.
const HABITS: readonly Habit[] = [
  {
    applies: () => true,
    pattern: /(?<![\w.-])\/(?:(?:work|farm|root)\/|home\/\w)/g,
    say: "a path of one machine: make it relative",
  },
  {
    applies: (path) => /(?:^|\/)(?:package-lock\.json|\.npmrc)$/.test(path),
    pattern: /"resolved": "http|\bregistry\.[\w.]+|\bregistry *=/g,
    say: "a download address: install with the .npmrc of this repository",
  },
  {
    applies: isCode,
    pattern: /\b(?:TO|FIX)(?:DO|ME)\b(?!.*#\d)/g,
    say: "an open task without an issue: add its number (#12), or do it",
  },
  { applies: isCode, pattern: /^export \*/gm, say: "list the exports by name" },
  {
    applies: isCode,
    pattern: /\.(?:only|skip)\((?!.* -- \w)/g,
    say: `a test that does not run: ${REASON}`,
  },
  {
    applies: isCode,
    pattern: /\bas\s+any\b(?!.* -- \w)/g,
    say: `a disabled type check: ${REASON}`,
  },
  {
    applies: isCode,
    pattern: /@ts-(?:ignore|nocheck|expect-error)(?!.* -- \w)/g,
    say: `a silenced type error: ${REASON}`,
  },
  {
    applies: isCode,
    pattern: /(?:ox|es)lint-disable(?!.* -- \w)/g,
    say: `a silenced lint rule: ${REASON}`,
  },
];

export function habits(files: Files): readonly Complaint[] {
  return [...files].flatMap(([file, text]) =>
    HABITS.filter(({ applies }) => applies(file)).flatMap(({ pattern, say }) =>
      [...places(text, pattern)].map(({ line, match }) => ({
        file,
        line,
        what: `'${match[0]}': ${say}`,
      })),
    ),
  );
}

const LINES_MAX = 450;
const GRAB_BAG = /(?:^|\/)(?:utils?|helpers?|misc|common|types)(?:\/|\.[cm]?[jt]sx?$)/i;

/** Checks that a file holds one idea: it is named after it, and not too long. */
export function fileIdeas(files: Files): readonly Complaint[] {
  return [...files].flatMap(([file, text]) => {
    if (!isCode(file) && !file.endsWith(".css")) return [];
    const lines = text.split("\n").length - 1;
    return [
      ...(GRAB_BAG.test(file) ? ["a grab bag: name the file after its idea"] : []),
      ...(lines > LINES_MAX ? [`${lines} lines, ${LINES_MAX} at most: split it by idea`] : []),
    ].map((what) => ({ file, line: 1, what }));
  });
}
