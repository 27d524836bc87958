import type { Page } from "@playwright/test";
import { expect } from "./courtly.ts";

/** Nothing that is written is cut off, sticks out of its button, or lies on something else that is written. */
export async function expectLegible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => illegible(page)).toEqual([]);
}

/** What is written and cannot be read, on the topmost dialog or else on the page. */
function illegible(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    scrollTo(0, document.body.scrollHeight); // what floats at the bottom has its own place there
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    // Many texts have the same ancestors: each element is looked at once.
    const once = <T>(look: (element: Element) => T) => {
      const known = new Map<Element, T>();
      return (element: Element): T => {
        const before = known.get(element);
        if (before !== undefined || known.has(element)) return before as T;
        const found = look(element);
        known.set(element, found);
        return found;
      };
    };
    /** Hidden from eyes alone, by another name. */
    const isClipped: (element: Element) => boolean = once(
      (element) =>
        getComputedStyle(element).clipPath === "inset(50%)" ||
        (element.parentElement !== null && isClipped(element.parentElement)),
    );
    const isSeen = once(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest(".visually-hidden, textarea, svg, .toasts") === null &&
        !isClipped(element),
    );
    /** The boxes of the elements around this one that cut off what does not fit. */
    const framesAround: (element: Element) => readonly DOMRect[] = once(({ parentElement }) => {
      if (parentElement === null) return [];
      const outer = framesAround(parentElement);
      return getComputedStyle(parentElement).overflow === "visible"
        ? outer
        : [parentElement.getBoundingClientRect(), ...outer];
    });
    const shown = (element: Element) => element.textContent.trim().slice(0, 60);
    /** What a list has scrolled away is nobody's neighbour. */
    const isInSight = ({ left, right, top: upper, bottom }: DOMRect, parent: Element) =>
      framesAround(parent).every(
        (frame) =>
          right > frame.left && left < frame.right && bottom > frame.top && upper < frame.bottom,
      );
    /** The bar hides what scrolls beneath it, and a question the board beneath it. */
    const layerOf = once((element) => element.closest(".table-bar, .courts-ask, .king-ring"));
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const written: {
      readonly node: Node;
      readonly box: DOMRect;
      readonly layer: Element | null;
    }[] = [];
    const complaints = new Set<string>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === "" || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 0 && isInSight(box, parent))
          written.push({ node, box, layer: layerOf(parent) });
      if (parent.clientWidth > 0 && parent.scrollWidth > parent.clientWidth + SLACK)
        complaints.add(`cut off: ${shown(parent)}`);
      const control = parent.closest("button, .button, .segments label, .menu-item");
      const edge = control?.getBoundingClientRect();
      for (const { left, right } of range.getClientRects())
        if (edge !== undefined && (left < edge.left - SLACK || right > edge.right + SLACK))
          complaints.add(`sticks out: ${shown(parent)}`);
    }
    // Letters stand in the middle of their line: only there does one text lie on another.
    const inner = ({ top, height }: DOMRect) => [top + height / 4, top + (height * 3) / 4] as const;
    for (const [at, a] of written.entries())
      for (const b of written.slice(at + 1)) {
        const isBeside = a.box.right < b.box.left + SLACK || b.box.right < a.box.left + SLACK;
        if (isBeside || a.node === b.node || a.layer !== b.layer) continue;
        const [[aTop, aBottom], [bTop, bBottom]] = [inner(a.box), inner(b.box)];
        if (aTop < bBottom && bTop < aBottom)
          complaints.add(`overlap: ${a.node.textContent} / ${b.node.textContent}`);
      }
    return [...complaints];
  });
}

/** All that is written or read out, piece by piece. */
export function saidOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said: string[] = [document.title];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      // The names of languages are each in their own.
      if (node.parentElement?.closest("[lang]") === document.documentElement)
        said.push(node.textContent?.trim() ?? "");
    for (const name of ["aria-label", "title", "placeholder"])
      for (const element of document.querySelectorAll(`[${name}]`))
        said.push(element.getAttribute(name) ?? "");
    return said.filter((text) => text !== "");
  });
}
