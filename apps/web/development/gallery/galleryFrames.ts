import type { Plugin } from "vite";

/** Serves the page with another beginning where its address names a screen: `/?screen=king-claim`. */
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
