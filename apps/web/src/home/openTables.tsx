import type { Result } from "@courtly/engine";
import type { TableGlance } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { Icon } from "../drawings/icon.tsx";
import { Line } from "../drawings/lines.tsx";
import { Versal, Vine } from "../drawings/ornaments.tsx";
import { EmptyShield, Shield } from "../drawings/shield.tsx";
import { findGame, GAMES } from "../games.ts";
import { useGlances } from "../parts/glances.ts";
import { refuse } from "../parts/toast.tsx";
import { goTo, hrefOf } from "../route.ts";

type Found = Result<readonly TableGlance[], { readonly message: string }>;

const SHOWN = 5;
const CODE_CHARS = 6;

/** Tables of this server that anybody may join, and the way in by a code. */
export function OpenTables() {
  const found = useGlances(loadList);
  const isOpen = useSignal(false);
  const tables = found.value?.ok === true ? found.value.value : [];
  return (
    <section class="panel open-tables" aria-labelledby="open-tables">
      <h2 class="panel-title" id="open-tables">
        <Icon name="round-table" size={22} />
        Open tables
        {tables.length > 0 && <span class="count">{tables.length}</span>}
      </h2>
      {found.value?.ok === false && (
        <p class="quiet">They cannot be listed now. All other games work.</p>
      )}
      {found.value?.ok === true && tables.length === 0 && <NoTables />}
      {tables.length > 0 && (
        <ul role="list">
          {tables.slice(0, isOpen.value ? undefined : SHOWN).map((table) => (
            <OpenTable table={table} key={table.table} />
          ))}
        </ul>
      )}
      {tables.length > SHOWN && !isOpen.value && (
        <button type="button" class="button ghost" onClick={() => (isOpen.value = true)}>
          All {tables.length}
        </button>
      )}
      <CodeForm />
    </section>
  );
}

function NoTables() {
  return (
    <div class="empty">
      <Vine />
      <p>No open tables. Start one, share the link.</p>
      <div class="open-table-ways">
        {GAMES.map((game) => (
          <a class="button" key={game.id} href={hrefOf({ screen: "invite", gameId: game.id })}>
            <Line name="link" size={16} />
            <span>
              <span class="visually-hidden">Open a table of </span>
              {game.name}
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}

function OpenTable({ table }: { readonly table: TableGlance }) {
  const game = findGame(table.game);
  const host = table.seats.find((seat) => seat.kind === "person")?.name ?? "Somebody";
  const name = game?.name ?? table.game;
  return (
    <li>
      {game !== undefined && <Versal letter={game.letter} tincture={game.tincture} size={36} />}
      <div class="finished-words">
        <b>{host}’s table</b>
        <span>
          {name}, {table.seats.length} players
        </span>
      </div>
      <span class="open-table-seats" aria-hidden="true">
        {table.seats.map((seat, at) =>
          seat.kind === "open" ? (
            <EmptyShield size={17} key={at} />
          ) : (
            <Shield tincture={seat.shield} size={17} key={at} />
          ),
        )}
      </span>
      <a
        class="button small"
        href={hrefOf({ screen: "online", id: table.table })}
        aria-label={`Join ${host}’s table of ${name}`}
      >
        Join
      </a>
    </li>
  );
}

function CodeForm() {
  const code = useSignal("");
  const isLooking = useSignal(false);
  const find = async () => {
    const letters = code.value.replaceAll(/[^\da-z]/gi, "");
    if (letters.length !== CODE_CHARS) {
      refuse({ message: "a code has six letters and digits" });
      return;
    }
    isLooking.value = true;
    const { tableOfCode } = await import("../online/api.ts");
    const found = await tableOfCode(letters);
    isLooking.value = false;
    if (found.ok) goTo({ screen: "online", id: found.value.table });
    else refuse(found.error);
  };
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLooking.value) void find();
      }}
    >
      <label for="table-code">Have a code?</label>
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
          Join table
        </button>
      </div>
    </form>
  );
}

async function loadList(): Promise<Found> {
  try {
    const { openTables } = await import("../online/api.ts");
    const list = await openTables();
    return list.ok ? { ok: true, value: list.value.tables } : list;
  } catch {
    return { ok: false, error: { message: "the page did not load" } };
  }
}
