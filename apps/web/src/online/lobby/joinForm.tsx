import { stageOf, type Shield, type Sitter } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { clearToasts, refuse } from "../../ui/toast.tsx";
import type { OnlineTable } from "../onlineTable.ts";
import { ownPerson, PersonForm, problemOfName, rememberPerson } from "./personForm.tsx";
import { sitDown } from "../seating.ts";
import { whyNot } from "../whyNot.ts";
import { words } from "../words/index.ts";

interface JoinFormProps {
  readonly table: OnlineTable;
  readonly onJoined: () => void;
}

/** The form to sit down at a table: a name and a shield. */
export function JoinForm({ table, onJoined }: JoinFormProps) {
  void table.length.value;
  const taken = (table.tableState()?.places ?? []).flatMap((sitter) => shieldsOf(sitter));
  const person = useSignal(ownPerson(taken));
  const isJoining = useSignal(false);
  const join = async () => {
    const problem = problemOfName(person.value.name);
    if (problem !== undefined) {
      refuse({ message: problem });
      return;
    }
    const lobby = table.tableState();
    if (lobby === undefined) return;
    isJoining.value = true;
    const given = await sitDown(lobby, person.value);
    isJoining.value = false;
    clearToasts();
    if (!given.ok) refuse(whyNot(given.error));
    else rememberPerson(person.value);
    // If the answer is missing, the state of the table tells whether this device has a seat.
    if (given.ok || given.error.code === "unsure") onJoined();
  };
  const said = words().join;
  const tableState = table.tableState();
  if (tableState === undefined || stageOf(tableState) !== "lobby") return null;
  return (
    <section class="panel" aria-labelledby="join-title">
      <h2 id="join-title">{said.title}</h2>
      <form
        class="join-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isJoining.value) void join();
        }}
      >
        <PersonForm person={person} taken={taken} />
        <button type="submit" class="button gold big" aria-disabled={isJoining.value}>
          <LineIcon name="play" size={16} />
          {isJoining.value ? said.atIt : said.sitDown}
        </button>
      </form>
      <p class="quiet">{said.noAccount}</p>
    </section>
  );
}

function shieldsOf(sitter: Sitter): readonly Shield[] {
  return sitter.kind === "open" ? [] : [sitter.shield];
}
