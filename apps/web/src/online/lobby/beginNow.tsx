import type { Player } from "@courtly/engine";
import type { TableState } from "@courtly/protocol";
import type { OnlineTable } from "../onlineTable.ts";
import { words } from "../people/words/index.ts";
import { seatBots } from "./arranging.ts";
import { FIRST_BOT } from "./seatControls.tsx";

interface BeginNowProps {
  readonly table: OnlineTable;
  readonly tableState: TableState;
  readonly me: Player | undefined;
}

/** The button with which the host begins at once: bots take all open seats. */
export function BeginNow({ table, tableState, me }: BeginNowProps) {
  const { places, host } = tableState;
  const open = places.flatMap((who, player) => (who.kind === "open" ? [player] : []));
  if (me !== host || open.length === 0) return null;
  const people = places.filter(({ kind }) => kind === "person").length;
  const bots = places.length - people;
  return (
    <button
      type="button"
      class="button gold begin-now"
      onClick={() => void seatBots(table, open, FIRST_BOT)}
    >
      {words().arranging.beginNow(people, bots)}
    </button>
  );
}
