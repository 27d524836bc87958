/** A picture that has changed, or that only one of the two pages could show. */
export interface ScreenChange {
  /** "king-phone-dark" */
  readonly name: string;
  readonly title: string;
  /** The part of all pixels that has changed, from 0 to 1; 1 if there is only one picture. */
  readonly share: number;
  /** The reason why one of the pictures is missing. */
  readonly reason?: string;
  /** The pictures that exist. */
  readonly pictures: readonly PictureKind[];
}

export const PICTURE_KINDS = ["before", "after", "difference"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** A screen that neither page could show. */
export interface Missing {
  readonly name: string;
  readonly reason: string;
}

export interface Outcome {
  readonly before: string;
  readonly after: string;
  readonly changes: readonly ScreenChange[];
  readonly missing: readonly Missing[];
  readonly unchanged: number;
}

const CAPTIONS: Readonly<Record<PictureKind, string>> = {
  before: "Before",
  after: "After",
  difference: "Difference",
};

/** An HTML page with all changes, the largest first. */
export function reportOf({ before, after, changes, missing, unchanged }: Outcome): string {
  const sorted = changes.toSorted((a, b) => b.share - a.share || a.name.localeCompare(b.name));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${changes.length} changed · Courtly's screens</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${counted(changes.length, "picture")} changed</h1>
<p>${escaped(before)} → ${escaped(after)} · ${counted(unchanged, "picture")} unchanged${
    missing.length === 0 ? "" : ` · ${counted(missing.length, "screen")} not shown`
  }</p>
${sorted.length > 1 ? `<nav>${sorted.map(linkTo).join("")}</nav>` : ""}
</header>
<main>
${sorted.map(sectionOf).join("\n")}
${missing.length === 0 ? "" : missingOf(missing)}
${sorted.length + missing.length === 0 ? "<p>Nothing has changed.</p>" : ""}
</main>
</body>
</html>
`;
}

function linkTo({ name, share }: ScreenChange): string {
  return `<a href="#${name}">${name} <span>${percent(share)}</span></a>`;
}

function sectionOf({ name, title, share, reason, pictures }: ScreenChange): string {
  const figures = pictures.map(
    (kind) =>
      `<figure><figcaption>${CAPTIONS[kind]}</figcaption><a href="${name}-${kind}.png"><img src="${name}-${kind}.png" alt="${CAPTIONS[kind]}: ${escaped(title)}" loading="lazy" /></a></figure>`,
  );
  const note = reason === undefined ? `${percent(share)} of the pixels` : escaped(reason);
  return `<section id="${name}">
<h2>${escaped(title)} <code>${name}</code> <span>${note}</span></h2>
<div>${figures.join("")}</div>
</section>`;
}

function missingOf(missing: readonly Missing[]): string {
  const items = missing.map(
    ({ name, reason }) => `<li><code>${name}</code> ${escaped(reason)}</li>`,
  );
  return `<section><h2>Not shown by either page</h2><ul>${items.join("")}</ul></section>`;
}

/** A share in percent; never "0%", because something has changed. */
export function percent(share: number): string {
  if (share === 1) return "100%";
  return share < 0.0001 ? "under 0.01%" : `${(share * 100).toFixed(share < 0.01 ? 2 : 1)}%`;
}

export function counted(count: number, what: string): string {
  return `${count === 0 ? "No" : count} ${what}${count === 1 ? "" : "s"}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const STYLE = `
:root { color-scheme: light dark; --page: #efe6d2; --paper: #faf5e9; --ink: #231a18; --ink-2: #574739; --line: #d2c2a0; --gold: #76530a; }
@media (prefers-color-scheme: dark) { :root { --page: #12141f; --paper: #1b1e2c; --ink: #f5ecd9; --ink-2: #cbbfa8; --line: #363b50; --gold: #f0c86a; } }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.35 "Hanken Grotesk", system-ui, sans-serif; }
header, section { padding: 16px 20px; border-block-end: 1px solid var(--line); }
header { background: var(--paper); }
h1, h2 { margin: 0; font-weight: 650; }
h1 { font-size: 22px; }
h2 { font-size: 17px; }
p { margin: 4px 0 0; color: var(--ink-2); }
h2 span, nav span { color: var(--gold); font-weight: 600; font-size: 14px; }
h2 code { color: var(--ink-2); font-size: 13px; font-weight: 400; }
nav { display: flex; flex-wrap: wrap; gap: 4px 14px; margin-block-start: 10px; max-block-size: 7.5em; overflow: auto; }
a { color: inherit; }
section > div { display: flex; gap: 14px; align-items: start; margin-block-start: 10px; }
figure { margin: 0; min-inline-size: 0; flex: 0 1 480px; }
figcaption { font-size: 13px; color: var(--ink-2); margin-block-end: 4px; }
img { display: block; max-inline-size: 100%; border: 1px solid var(--line); border-radius: 5px; }
`;
