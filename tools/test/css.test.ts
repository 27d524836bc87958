import { describe, expect, test } from "vitest";
import { customProperties } from "../src/css/customProperties.ts";
import { rawBreakpoints } from "../src/css/rawBreakpoints.ts";
import { themes } from "../src/css/themes.ts";
import { unusedRules } from "../src/css/unusedRules.ts";
import { complaints } from "./complaints.ts";

const STYLES = "apps/web/src/a.css";
const CODE = "apps/web/src/a.tsx";

describe("custom properties", () => {
  const check = (styles: string, code = "") =>
    complaints(customProperties, { [STYLES]: styles, [CODE]: code });

  test("one of each type, used where it fits", () => {
    const styles = `
      a {
        --ink: #123; --faded: color-mix(in srgb, var(--ink) 50%, transparent);
        --gap: 2px; --wide: calc(100vw - 2 * var(--gap)); --part: 10%;
        --count: 3; --half: calc(var(--count) / 2);
        --quick: 120ms; --tilt: 3deg; --ease: cubic-bezier(0.2, 0.8, 0.2, 1);
        --metal: linear-gradient(red, var(--ink)); --lift: 0 1px 2px rgb(0 0 0 / 0.4);
        --ui: "Some Face", sans-serif; --body: 500 1rem/1.3 var(--ui);
        --columns: minmax(0, 1fr) 20px; --tag: "Best";
        color: var(--ink); background: var(--metal), var(--faded); box-shadow: inset 0 0 1px red, var(--lift);
        width: min(var(--wide), var(--part)); opacity: var(--half); font: var(--body);
        rotate: var(--tilt); transition: color var(--quick) var(--ease);
        grid-template-columns: var(--columns); content: var(--tag); padding: calc(var(--gap) + env(safe-area-inset-top));
      }`;
    expect(check(styles)).toEqual([]);
  });

  test("a length cannot replace a colour", () => {
    expect(
      check(
        "a {\n  --card: #fff;\n  color: var(--card);\n}\n\nli {\n  --card: calc(100vw / 5);\n}",
      ),
    ).toEqual([
      `${STYLES}:7: --card is a length here and a colour in ${STYLES}:2: give one of them another name`,
    ]);
  });

  test("a length set in code cannot replace a colour", () => {
    const styles = "a { --card: #fff; color: var(--card) }";
    const other = `is a length here and a colour in ${STYLES}:1: give one of them another name`;
    expect(check(styles, "const a = <li style={{ '--card': `${size}px` }} />;")).toEqual([
      `${CODE}:1: --card ${other}`,
    ]);
    expect(check(styles, "\nli.style.setProperty('--card', `${size}px`);")).toEqual([
      `${CODE}:2: --card ${other}`,
    ]);
    expect(check(styles, "const a = <li style={{ '--card': size }} />;")).toEqual([
      `${CODE}:1: --card ${other.replace("length", "number")}`,
    ]);
  });

  test("types pass through other properties", () => {
    const styles = "a { --mine: var(--ink); --ink: red; color: var(--mine) }";
    expect(check(styles)).toEqual([]);
    expect(check(styles, "const a = { '--mine': `var(--${colour})` };")).toEqual([]);
    expect(check(`${styles} b { --ink: 2px }`)).toEqual([
      `${STYLES}:1: --ink is a length here and a colour in ${STYLES}:1: give one of them another name`,
    ]);
  });

  test("a fallback has the type of its property", () => {
    const styles =
      ":root { --ink: red; --gap: 2px }\na { color: var(--ink, 4px); top: var(--gap, 1px) }";
    expect(complaints(customProperties, { [STYLES]: styles })).toEqual([
      `${STYLES}:2: the fallback '4px' is a length, and --ink a colour`,
    ]);
  });

  test("a value that is not valid, alone or where it is used", () => {
    expect(check("a { --odd: 2px red 3s; color: var(--odd) }")).toEqual([
      `${STYLES}:1: --odd has no known type: '2px red 3s'`,
    ]);
    expect(check("a { --sum: calc(2px + 3s); width: var(--sum) }")).toEqual([
      `${STYLES}:1: --sum has no known type: 'calc(2px + 3s)'`,
    ]);
    expect(check("a { --ink: red;\n width: calc(2 * var(--ink)) }")).toEqual([
      `${STYLES}:2: 'width: calc(2*var(--ink))' is not valid: --ink is a colour`,
    ]);
  });

  test("used properties are defined, and defined properties are used", () => {
    expect(check("a { color: var(--ink) }")).toEqual([`${STYLES}:1: --ink is defined nowhere`]);
    expect(check("", "const a = <path fill='var(--ink)' />;")).toEqual([
      `${CODE}:1: --ink is defined nowhere`,
    ]);
    expect(check("a { --ink: red }")).toEqual([`${STYLES}:1: nothing uses --ink: remove it`]);
    expect(check("a { --red-fill: red; --red: red }", "const a = `var(--${name}-fill)`;")).toEqual([
      `${STYLES}:1: nothing uses --red: remove it`,
    ]);
  });
});

describe("themes", () => {
  const TOKENS = "apps/web/src/theme/tokens.css";
  const check = (light: string, dark: string, rest = ":root { --gap: 2px }") =>
    complaints(themes, {
      [TOKENS]: `:root, [data-theme="light"] { color-scheme: light; ${light} }
[data-theme="dark"] { color-scheme: dark; ${dark} }
${rest}`,
    });

  test("both define the same tokens", () => {
    expect(check("--ink: #000", "--ink: #fff")).toEqual([]);
    expect(check("--ink: #000; --page: #eee", "--ink: #fff; --gold: #dda")).toEqual([
      `${TOKENS}:1: the dark theme has no --page: define it there, or once for both`,
      `${TOKENS}:2: the light theme has no --gold: define it there, or once for both`,
    ]);
  });

  test("a token is for both themes or for each", () => {
    expect(check("--ink: #000", "--ink: #fff", ":root { --ink: #888 }")).toEqual([
      `${TOKENS}:3: --ink is defined for both themes and for each: choose`,
    ]);
  });

  test("high contrast changes tokens of the themes", () => {
    const contrast = (name: string) => `:root { --gap: 2px }\n[data-contrast] { ${name}: 0px }`;
    expect(check("--ink: #000", "--ink: #fff", contrast("--gap"))).toEqual([]);
    expect(check("--ink: #000", "--ink: #fff", contrast("--line"))).toEqual([
      `${TOKENS}:4: --line is changed here and defined for no theme: define it for both`,
    ]);
  });

  test("a file without its themes", () => {
    expect(complaints(themes, { [TOKENS]: ":root { color-scheme: light; --gap: 2px }" })).toEqual([
      `${TOKENS}:1: a rule each for light, dark and both is expected`,
    ]);
  });
});

describe("breakpoints", () => {
  const BREAKPOINTS = "apps/web/src/theme/breakpoints.ts";
  const raw = (file: string, line = 1) =>
    `${file}:${line}: a query of the window's size: name it in ${BREAKPOINTS}`;

  test("names, and queries of anything but the size, are fine", () => {
    const styles = `@media (--phone) and (hover: hover), (prefers-reduced-motion: reduce), (resolution > 2dppx) { a { top: 0 } }`;
    const code = `matchMedia("(prefers-contrast: more)"); const f = (width: number) => width;`;
    expect(complaints(rawBreakpoints, { [STYLES]: styles, [CODE]: code })).toEqual([]);
    expect(
      complaints(rawBreakpoints, { [BREAKPOINTS]: `export const PHONE = "(max-width: 640px)";` }),
    ).toEqual([]);
  });

  test.each([
    "(max-width: 640px)",
    "(hover: hover) and (height < 2em)",
    "(orientation: landscape)",
    "(40rem <= width)",
    "(aspect-ratio > 1)",
    "(max-device-width: 30em)",
  ])("a size is named, not written: %s", (query) => {
    expect(
      complaints(rawBreakpoints, { [STYLES]: `a { top: 0 }\n@media ${query} { a { top: 1px } }` }),
    ).toEqual([raw(STYLES, 2)]);
    expect(complaints(rawBreakpoints, { [CODE]: `matchMedia("${query}");` })).toEqual([raw(CODE)]);
  });
});

describe("unused rules", () => {
  const check = (styles: string, code: string) =>
    complaints(unusedRules, { [STYLES]: styles, [CODE]: code });

  test("classes are whole words, or templates with strings of the code", () => {
    const code = [
      "const a = <ul class='court wide' data-count={2}>",
      "  <li class={`tier tier-${tier} for-${count}`} aria-current='true' />",
      "</ul>;",
      "const tiers = ['I', 'II'];",
      "document.body.dataset['theme'] = 'dark';",
    ].join("\n");
    const styles =
      ".court.wide > li.tier-ii:not(.for-4)::before, [data-theme] [data-count] { top: 0 }";
    expect(check(styles, code)).toEqual([]);
    expect(check(".tier-iii { top: 0 }", code)).toEqual([
      `${STYLES}:1: no code has the class 'tier-iii': remove the selector`,
    ]);
  });

  test("a class, an element and an attribute that no code has", () => {
    const code = "// court\nconst a = <li class='tier'>court</li>;";
    expect(check(".court,\n.tier { top: 0 }", code)).toEqual([
      `${STYLES}:1: no code has the class 'court': remove the selector`,
    ]);
    expect(check("li dl, li:is([open], .tier) { top: 0 }", code)).toEqual([
      `${STYLES}:1: no code has the element 'dl': remove the selector`,
      `${STYLES}:1: no code has the attribute 'open': remove the selector`,
    ]);
  });

  test("animations have keyframes, wherever they are, and keyframes an animation", () => {
    const code = "const a = <a />;";
    const frames = "@keyframes pop { from { opacity: 0 } }";
    const styles = "a { --quick: 1s; animation: pop var(--quick) ease-out both }";
    expect(complaints(unusedRules, { [CODE]: code, "b.css": frames, [STYLES]: styles })).toEqual(
      [],
    );
    expect(check(frames, code)).toEqual([`${STYLES}:1: no rule has the animation 'pop'`]);
    expect(check(styles, code)).toEqual([`${STYLES}:1: 'pop' has no keyframes`]);
  });
});
