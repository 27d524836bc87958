import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, test } from "vitest";
import { afterFrames, useDelayed } from "../../src/ui/loading/delayed.ts";

const source = signal("first");
const Late = () => <p>{useDelayed(source, 2)}</p>;

async function shown(): Promise<HTMLElement> {
  source.value = "first";
  const root = document.createElement("div");
  await act(() => render(<Late />, root));
  return root;
}

describe("a delayed signal", () => {
  test("changes some frames after its source", async () => {
    const root = await shown();
    await act(() => {
      source.value = "second";
    });
    expect(root.textContent).toBe("first");
    await expect.poll(() => root.textContent).toBe("second");
  });

  test("drops an older value when a newer one comes", async () => {
    const root = await shown();
    const seen: string[] = [];
    new MutationObserver(() => seen.push(root.textContent)).observe(root, {
      characterData: true,
      subtree: true,
    });
    source.value = "second";
    source.value = "third";
    await expect.poll(() => root.textContent).toBe("third");
    expect(seen).not.toContain("second");
  });

  test("does not change after the component has gone", async () => {
    const root = await shown();
    source.value = "second";
    await act(() => render(null, root));
    const done = Promise.withResolvers<void>();
    afterFrames(3, done.resolve); // one frame more than the value takes
    await done.promise;
    expect(root.textContent).toBe("");
  });
});
