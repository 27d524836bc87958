import { join } from "node:path";
import { defineConfig } from "vite";
import { iconsPlugin } from "./icons.ts";
import { licencesPlugin } from "./licences.ts";
import { namedBreakpoints } from "./namedBreakpoints.ts";

const HERE = import.meta.dirname;

/** Everything that the start page loads, with its entry apart; the other two entries are no part of it. */
const HOUSE = /^(?!.*[\\/](?:index\.html$|main\.tsx$|src[\\/](?:odds|offline)[\\/]))/;

/** What both tables share; what menus and dialogs share comes with them. */
const TABLE =
  /[\\/](?:engine|src[\\/](?:sitting[\\/](?!laterWords|tableMenu|troubleDialog|finaleDialog)|parts[\\/](?!words|look|spoken|settingsForm|recordButtons|download|diceCheck|checkedWords|fault|fairWords|copied)|drawings[\\/]tumb|theme[\\/]|sound[\\/](?!room|instruments)|coach[\\/](?:useCoach|level)))/;

/** The table of To Court the King with its game: what else needs a part of it, finale, rules or coach, comes after it. */
const KING =
  /[\\/](?:src[\\/]to-court-the-king[\\/](?!finale|cardSheet|sharePanel|fetchedParts|ladder|moment|ending|valueRing|ringPlaces|laterWords|words[\\/](?:it|de))|games[\\/]to-court-the-king[\\/]src[\\/](?!facts|encoding|words[\\/](?:it|de|index))|drawings[\\/](?:abilityGlyph|costGlyph|characterIcon))/;

const COURTS =
  /[\\/](?:src[\\/]rolling-courts[\\/](?!finale|words[\\/](?:it|de))|games[\\/]rolling-courts[\\/](?:boards|src[\\/](?!encoding|words[\\/](?:it|de|index))))/;

export default defineConfig({
  root: HERE,
  base: "./",
  plugins: [iconsPlugin(), licencesPlugin()],
  css: { postcss: { plugins: [namedBreakpoints()] } },
  worker: { format: "es" },
  build: {
    outDir: "dist",
    target: "es2022",
    sourcemap: false,
    // Nothing becomes a data: address, which our content security policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first screen needs comes as one file: the same in many small ones compresses worse.
    rolldownOptions: {
      // The desk for odds is not loaded with the page, but by whoever asks the first question.
      // The service worker has a name without a hash, by which browsers look for a newer one.
      input: {
        index: join(HERE, "index.html"),
        odds: join(HERE, "src/odds/desk.ts"),
        sw: join(HERE, "src/offline/worker/serviceWorker.ts"),
      },
      // Each breakpoint is written where it is used, so that no table loads those of the other.
      optimization: { inlineConst: true },
      preserveEntrySignatures: "exports-only",
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: "house", tags: ["$initial"], test: HOUSE, priority: 3 },
            { name: "table", test: TABLE, minShareCount: 2, priority: 2 },
            { name: "king", test: KING, priority: 1 },
            { name: "courts", test: COURTS, priority: 1 },
          ],
        },
      },
    },
  },
});
