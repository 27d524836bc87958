import { readTableId } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { MessagePage } from "../../home/messagePage.tsx";
import { words as shellWords } from "../../i18n/words/index.ts";
import { goTo } from "../../routes.ts";
import { SettingTheTable } from "../../table/settingTheTable.tsx";
import { words as peopleWords } from "../people/words/index.ts";
import { BROKEN_LINK, takeSeatOver, type NotTaken } from "./takeOver.ts";

/** The page behind a link to a second device: it takes the seat, and goes on to the table. The link leaves the address. */
export function DevicePage({ id: link }: { readonly id: string }) {
  const [id = "", pass = ""] = link.split("/");
  const problem = useSignal<NotTaken | undefined>(undefined);
  const take = async () => {
    problem.value = undefined;
    const failed = readTableId(id).ok ? await takeSeatOver(id, pass) : BROKEN_LINK();
    problem.value = failed;
    if (failed === undefined) goTo({ screen: "online", id });
  };
  useEffect(() => void take(), [id, pass]);
  if (problem.value === undefined) return <SettingTheTable />;
  return (
    <MessagePage title={peopleWords().devices.notTaken}>
      <p>{sentence(problem.value.message)}</p>
      {!problem.value.isFinal && (
        <button type="button" class="button gold" onClick={() => void take()}>
          {shellWords().tryAgain}
        </button>
      )}
    </MessagePage>
  );
}

/** A reason as a sentence of its own. */
function sentence(reason: string): string {
  const end = /[.!?]$/.test(reason) ? "" : ".";
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${end}`;
}
