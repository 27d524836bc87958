import type { Result } from "@courtly/engine";
import type { Refused, TableGlance } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { Icon } from "../drawings/icon.tsx";
import { Line } from "../drawings/lines.tsx";
import { Versal, Vine } from "../drawings/ornaments.tsx";
import { EmptyShield, Shield } from "../drawings/shield.tsx";
import { findGame, GAMES } from "../games.ts";
import type { Silence } from "../online/api.ts";
import { isOffline } from "../parts/isOffline.ts";
import { useGlances } from "../parts/glances.ts";
import { refuse } from "../parts/toast.tsx";
import { goTo, hrefOf } from "../route.ts";
import { words } from "./words/index.ts";

type Found = Result<readonly TableGlance[], unknown>;

const SHOWN = 5;
const CODE_CHARS = 6;

/** Tables of this server that anybody may join, and the way in by a code. */
export function OpenTables() {
  const found = useGlances(loadList);
  const isOpen = useSignal(false);
  const said = words().tables;
  const tables = found.value?.ok === true ? found.value.value : [];
  return (
    <section class="panel open-tables" aria-labelledby="open-tables">
      <h2 class="panel-title" id="open-tables">
        <Icon name="round-table" size={22} />
        {said.title}
        {tables.length > 0 && <span class="count">{tables.length}</span>}
      </h2>
      {found.value?.ok === false && (
        <p class="quiet">{isOffline.value ? said.offline : said.notListed}</p>
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
          {words().showAll(tables.length)}
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
      <p>{words().tables.none}</p>
      <div class="open-table-ways">
        {GAMES.map((game) => (
          <a class="button" key={game.id} href={hrefOf({ screen: "invite", gameId: game.id })}>
            <Line name="link" size={16} />
            <span>
              <span class="visually-hidden">{words().tables.openOneOf}</span>
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
  const said = words().tables;
  const host = table.seats.find((seat) => seat.kind === "person")?.name ?? said.somebody;
  const name = game?.name ?? table.game;
  return (
    <li>
      {game !== undefined && <Versal letter={game.letter} tincture={game.tincture} size={36} />}
      <div class="finished-words">
        <b>{said.of(host)}</b>
        <span>{said.players(name, table.seats.length)}</span>
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
        aria-label={said.joinAt(host, name)}
      >
        {said.join}
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
      refuse({ message: words().tables.noCode });
      return;
    }
    isLooking.value = true;
    const { tableOfCode } = await import("../online/api.ts");
    const found = await tableOfCode(letters);
    isLooking.value = false;
    if (found.ok) goTo({ screen: "online", id: found.value.table });
    else refuse({ message: whyNot(found.error) });
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

function whyNot(error: Refused | Silence): string {
  const { unknownCode, silence, offline } = words().tables;
  if (error.code === "offline") return offline;
  if (error.code === "unknown-code") return unknownCode;
  return "message" in error ? error.message : silence;
}

async function loadList(): Promise<Found> {
  try {
    const { openTables } = await import("../online/api.ts");
    const list = await openTables();
    return list.ok ? { ok: true, value: list.value.tables } : list;
  } catch {
    return { ok: false, error: undefined };
  }
}
