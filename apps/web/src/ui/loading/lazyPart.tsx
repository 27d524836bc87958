import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

/**
 * Makes a component whose code is loaded when it is first rendered; later it renders at once. `fetch` loads the code
 * earlier.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  const fetch = async () => {
    known ??= await load();
  };
  function Part(props: Props) {
    const isHere = useSignal(known !== undefined);
    useEffect(() => {
      if (known !== undefined) return;
      // If loading fails, nothing is shown: the page is complete without this part.
      fetch().then(
        () => (isHere.value = true),
        () => undefined,
      );
    }, []);
    return isHere.value && known !== undefined ? ((Shown) => <Shown {...props} />)(known) : <></>;
  }
  return { Part, fetch };
}
