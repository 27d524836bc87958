import { useEffect } from "preact/hooks";

/** Keeps the keyboard focus on controls that can be used, from the first key on. */
export function useKeptFocus(): void {
  useEffect(() => {
    let end = () => document.removeEventListener("keydown", begin, true);
    let isLeft = false;
    const load = async (focused: HTMLElement) => {
      // The key may remove the control before the code is there.
      const region = regionOf(focused);
      const { keepFocus } = await import("./keepFocus.ts");
      if (!isLeft) end = keepFocus(focused, region);
    };
    // Only people with a keyboard need it. The next key tries again if it could not be loaded.
    const begin = ({ target }: KeyboardEvent) => {
      document.removeEventListener("keydown", begin, true);
      load(target as HTMLElement).catch(() => document.addEventListener("keydown", begin, true));
    };
    document.addEventListener("keydown", begin, true);
    return () => {
      isLeft = true;
      end();
    };
  }, []);
}

/** The name of the region of the table that a control belongs to. */
export function regionOf(control: HTMLElement): string | undefined {
  return control.closest<HTMLElement>("[data-region]")?.dataset["region"];
}
