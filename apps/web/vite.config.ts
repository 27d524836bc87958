import { join } from "node:path";
import { defineConfig } from "vite";
import { startChunk, tableChunks } from "./firstMoveChunks.ts";
import { iconsPlugin } from "./icons.ts";
import { licencesPlugin } from "./licences.ts";
import { namedBreakpoints } from "./namedBreakpoints.ts";
import { subsetFonts } from "./subsetFonts.ts";

const HERE = import.meta.dirname;

export default defineConfig({
  root: HERE,
  base: "./",
  plugins: [iconsPlugin(), licencesPlugin()],
  css: { postcss: { plugins: [subsetFonts(), namedBreakpoints()] } },
  worker: { format: "es" },
  build: {
    outDir: "dist",
    target: "es2022",
    sourcemap: false,
    // The content security policy refuses `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few large files compress better than many small ones.
    rolldownOptions: {
      // The odds are loaded with the first question about them. The service worker has no hash in its name, because
      // browsers look for a newer one by this name.
      input: {
        index: join(HERE, "index.html"),
        odds: join(HERE, "src/workers/oddsRpc.ts"),
        sw: join(HERE, "src/offline/worker/serviceWorker.ts"),
      },
      // Copies constants to where they are used, so that no table loads the breakpoints of another game.
      optimization: { inlineConst: true },
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          // The groups place each module by itself, without its dependencies.
          includeDependenciesRecursively: false,
          groups: [
            { name: startChunk(join(HERE, "src/main.tsx")), tags: ["$initial"], priority: 1 },
            { name: tableChunks(join(HERE, "src/games/index.ts")) },
          ],
        },
      },
    },
  },
});
