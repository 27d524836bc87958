import type { Page } from "@playwright/test";
import { expect } from "./courtly.ts";

/** Expects that no text is cut off, sticks out of its button, or overlaps other text. */
export async function expectLegible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => illegible(page)).toEqual([]);
}

/** The illegible texts of the topmost dialog, or else of the page. */
function illegible(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    scrollTo(0, document.body.scrollHeight); // there, elements that float at the bottom cover nothing
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    // Many texts have the same ancestors: each element is examined once.
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
    /** Whether an element is hidden from sight but read by screen readers. */
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
    /** The boxes of the ancestors that clip their content. */
    const framesAround: (element: Element) => readonly DOMRect[] = once(({ parentElement }) => {
      if (parentElement === null) return [];
      const outer = framesAround(parentElement);
      return getComputedStyle(parentElement).overflow === "visible"
        ? outer
        : [parentElement.getBoundingClientRect(), ...outer];
    });
    const shown = (element: Element) => element.textContent.trim().slice(0, 60);
    /** Whether a box is visible and not scrolled away. */
    const isInSight = ({ left, right, top: upper, bottom }: DOMRect, parent: Element) =>
      framesAround(parent).every(
        (frame) =>
          right > frame.left && left < frame.right && bottom > frame.top && upper < frame.bottom,
      );
    /** The layer of an element: the bar covers what scrolls beneath it, and a question covers the board. */
    const layerOf = once((element) => element.closest(".table-bar, .king-ring"));
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
    // Letters fill only the middle of their line: texts overlap only if these parts do.
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

/** All texts that are shown or read out. */
export function saidOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said: string[] = [document.title];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      // The names of languages are each in their own language.
      if (node.parentElement?.closest("[lang]") === document.documentElement)
        said.push(node.textContent?.trim() ?? "");
    for (const name of ["aria-label", "title", "placeholder"])
      for (const element of document.querySelectorAll(`[${name}]`))
        said.push(element.getAttribute(name) ?? "");
    return said.filter((text) => text !== "");
  });
}
