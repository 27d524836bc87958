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
  },
});
