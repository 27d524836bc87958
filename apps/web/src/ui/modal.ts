import { useEffect, useRef } from "preact/hooks";

/** Opens a dialog element as a modal one for as long as it is rendered. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
}
