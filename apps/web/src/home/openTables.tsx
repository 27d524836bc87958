import { err, ok, type Result } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { Icon } from "../ui/drawings/icon.tsx";
import { useGlances } from "../ui/glances.ts";
import { isOffline } from "../ui/isOffline.ts";
import { refuse } from "../ui/toast.tsx";
import { words as shellWords } from "../i18n/words/index.ts";
import type { FoundTables } from "./tableList.tsx";
import { words } from "./words/index.ts";

/** Tables of this server, and the component that lists them. */
interface Found {
  readonly list: FoundTables;
  readonly List: ComponentType<FoundTables>;
}

/** Tables of this server that anybody may join, and the way in by a code. */
export function OpenTables() {
  const { value: found } = useGlances(loadList);
  const said = words().tables;
  const count = found?.ok === true ? found.value.list.tables.length : 0;
  return (
    <section class="panel open-tables" aria-labelledby="open-tables">
      <h2 class="panel-title" id="open-tables">
        <Icon name="round-table" size={22} />
        {said.title}
        {count > 0 && <span class="count">{count}</span>}
      </h2>
      {found?.ok === false && (
        <p class="quiet">{isOffline.value ? said.offline : said.notListed}</p>
      )}
      {found?.ok === true && <found.value.List {...found.value.list} />}
      <CodeForm />
    </section>
  );
}

function CodeForm() {
  const code = useSignal("");
  const isLooking = useSignal(false);
  const find = async () => {
    isLooking.value = true;
    try {
      const { joinByCode } = await import("./tableList.tsx");
      await joinByCode(code.value);
    } catch {
      refuse({ message: shellWords().dialogMissing });
    } finally {
      isLooking.value = false;
    }
  };
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLooking.value) void find();
      }}
    >
      <label for="table-code">{words().tables.haveCode}</label>
      <div>
        <input
          id="table-code"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={12}
          placeholder="K7M-2QX"
          value={code.value}
          onInput={({ currentTarget }) => (code.value = currentTarget.value)}
        />
        <button type="submit" class="button" aria-disabled={isLooking.value}>
          {words().tables.joinTable}
        </button>
      </div>
    </form>
  );
}

async function loadList(): Promise<Result<Found, unknown>> {
  try {
    const { findTables, TableList } = await import("./tableList.tsx");
    const found = await findTables();
    return found.ok ? ok({ list: found.value, List: TableList }) : found;
  } catch {
    return err(undefined);
  }
}
