import type { Plugin } from "vite";

/**
 * A Vite plugin that serves the page with another entry script if its address names a screen: `/?screen=king-claim`.
 */
export function galleryFrames(): Plugin {
  return {
    name: "courtly-gallery-frames",
    apply: "serve",
    transformIndexHtml: {
      order: "pre",
      handler: (html, { originalUrl = "" }) =>
        /[?&]screen=/.test(originalUrl)
          ? html.replace("/src/main.tsx", "/development/gallery/frame.ts")
          : html,
    },
  };
}
