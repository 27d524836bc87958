import { defineConfig } from "vite";
import { iconsPlugin } from "./icons.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [iconsPlugin()],
  build: {
    outDir: "dist",
    target: "es2022",
    sourcemap: false,
    // Nothing becomes a data: address, which our content security policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first screen needs comes as one file: the same in many small ones compresses worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "house",
              tags: ["$initial"],
              test: /[\\/](?:node_modules|engine|dice|drawings|parts|theme|archive)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
