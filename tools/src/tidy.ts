import { ROOT } from "./child.ts";
import { customProperties } from "./css/customProperties.ts";
import { rawBreakpoints } from "./css/rawBreakpoints.ts";
import { themes } from "./css/themes.ts";
import { unusedRules } from "./css/unusedRules.ts";
import { decisions, links } from "./documents.ts";
import { readFiles, type Check } from "./files.ts";
import { gameShape, ruleTables } from "./gameRooms.ts";
import { fileIdeas, habits } from "./habits.ts";
import { packages } from "./packages.ts";
import { plainNames } from "./plainNames.ts";
import { roomImports } from "./rooms.ts";

/** The checks that are specific to this repository and not covered by lint, types and tests. */
const CHECKS: readonly Check[] = [
  roomImports,
  ruleTables,
  gameShape,
  habits,
  fileIdeas,
  packages,
  plainNames,
  links,
  decisions,
  customProperties,
  themes,
  rawBreakpoints,
  unusedRules,
];

const files = readFiles(ROOT);
const complaints = CHECKS.flatMap((check) => check(files));
for (const { file, line, what } of complaints) console.log(`${file}:${line}: ${what}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
