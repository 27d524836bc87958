import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

/** A part that nobody needs at first: it comes over the wire, and is there at once from then on. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  const fetch = async () => {
    known ??= await load();
  };
  function Part(props: Props) {
    const isHere = useSignal(known !== undefined);
    useEffect(() => {
      if (known !== undefined) return;
      // A line that fails leaves the place empty: what is around it says all that matters.
      fetch().then(
        () => (isHere.value = true),
        () => undefined,
      );
    }, []);
    return isHere.value && known !== undefined ? ((Shown) => <Shown {...props} />)(known) : <></>;
  }
  return { Part, fetch };
}
