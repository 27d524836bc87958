import { useEffect } from "preact/hooks";
import { focusMain } from "../../routes.ts";
import { refuse } from "../../ui/toast.tsx";
import type { OnlineTable } from "../onlineTable.ts";
import { words as shellWords } from "../../i18n/words/index.ts";
import { words } from "../words/index.ts";

/** Tells why the others wait for this device while the dice are drawn, and goes on as soon as it can. */
export function ShareFaultNote({ table }: { readonly table: OnlineTable }) {
  const fault = table.shareFault.value;
  const { retryShare } = table;
  useEffect(() => {
    if (fault === undefined) return undefined;
    // Another window may have freed space, or the person did it elsewhere and comes back.
    addEventListener("storage", retryShare);
    addEventListener("focus", retryShare);
    return () => {
      removeEventListener("storage", retryShare);
      removeEventListener("focus", retryShare);
    };
  }, [fault, retryShare]);
  if (fault === undefined) return null;
  const said = words().shareFault;
  const press = () => {
    retryShare();
    if (table.shareFault.peek() === undefined) focusMain();
    else refuse({ message: said.stillNoSpace });
  };
  return (
    <section class="panel lobby-notice" role="alert">
      <h2>{said.title}</h2>
      <p>{said[fault]}</p>
      {fault === "unstored" && (
        <button type="button" class="button gold" onClick={press}>
          {shellWords().tryAgain}
        </button>
      )}
    </section>
  );
}
