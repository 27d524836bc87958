import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { after } from "./after.ts";

/**
 * Makes a component whose code is loaded when it is first rendered, or some time after that; later it renders at once.
 * `fetch` loads the code earlier.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { afterMs = 0 }: { readonly afterMs?: number } = {},
) {
  let known: ComponentType<Props> | undefined;
  const fetch = async () => {
    known ??= await load();
  };
  function Part(props: Props) {
    const isHere = useSignal(known !== undefined);
    useEffect(() => {
      if (known !== undefined) return undefined;
      // If loading fails, nothing is shown: the page is complete without this part.
      const show = () =>
        void fetch().then(
          () => (isHere.value = true),
          () => undefined,
        );
      return after(afterMs, show);
    }, []);
    return isHere.value && known !== undefined ? ((Shown) => <Shown {...props} />)(known) : <></>;
  }
  return { Part, fetch };
}
