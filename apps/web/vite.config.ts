import { defineConfig } from "vite";
import { iconsPlugin } from "./icons.ts";

/** The page needs nothing from anywhere else, and runs nothing that is not its own. */
const headers = {
  "content-security-policy":
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
};

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [iconsPlugin()],
  preview: { headers },
  build: {
    outDir: "dist",
    target: "es2022",
    sourcemap: false,
    // Nothing becomes a data: address, which our content security policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
