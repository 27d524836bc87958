import { parseArgs } from "node:util";
import { err, LANGUAGES, ok, type Language, type Result } from "@courtly/engine";
import type { Screen, Size } from "../screens/screen.ts";
import { SIZES } from "../screens/screen.ts";
import { SCREENS } from "../screens/screens.ts";

/** A screen at a size and in a language; its pictures are taken light and dark. */
export interface Shot {
  readonly screen: Screen;
  readonly size: Size;
  readonly language: Language;
}

export interface Wanted {
  readonly shots: readonly Shot[];
  /** The commit to compare with. */
  readonly against: string | undefined;
}

const SHOT_SIZES = SIZES.filter(({ name }) => ["desktop", "tablet", "phone"].includes(name));

const USAGE =
  "npm run shots -- [SCREEN …] [--against REF] [--languages en,it,de]: pictures of all screens or of these, or their differences to a commit";

/** Reads the command line: names of screens, `--against REF` and `--languages en,it,de`. */
export function readWanted(args: readonly string[]): Result<Wanted, string> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { against: { type: "string" }, languages: { type: "string" } },
    });
  } catch {
    return err(USAGE);
  }
  const { positionals: names, values } = parsed;
  const unknown = names.find((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown !== undefined)
    return err(`No screen '${unknown}': ${SCREENS.map(({ name }) => name).join(", ")} are known.`);
  const languages = readLanguages(values.languages ?? "en");
  if (!languages.ok) return languages;
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  const shots = screens.flatMap((screen) =>
    SHOT_SIZES.flatMap((size) =>
      languages.value.map((language): Shot => ({ screen, size, language })),
    ),
  );
  return ok({ shots, against: values.against });
}

function readLanguages(text: string): Result<readonly Language[], string> {
  const names = text.split(",");
  const languages = LANGUAGES.filter((language) => names.includes(language));
  return languages.length === names.length
    ? ok(languages)
    : err(`--languages: ${LANGUAGES.join(",")} or some of them wanted, '${text}' found`);
}

/** The file name of a picture: "king-phone-dark". Languages other than English are appended. */
export function pictureName({ screen, size, language }: Shot, look: string): string {
  return [screen.name, size.name, look, ...(language === "en" ? [] : [language])].join("-");
}
