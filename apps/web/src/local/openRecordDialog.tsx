import { RECORD_CHARS_MAX, type RecordFault } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FaultLine } from "./fault.tsx";
import { shownName } from "../ui/shownName.ts";
import { refuse } from "../ui/toast.tsx";
import { goTo } from "../routes.ts";
import { saveRecord, startProblem } from "./savedGames.ts";
import { PERSON, type Chair } from "../table/roster.ts";
import { TINCTURES } from "../ui/drawings/shield.tsx";
import { BotOptions } from "../home/setup/botOptions.tsx";
import { examineRecord, type Found } from "./examineRecord.ts";
import { words } from "../home/lazyWords/index.ts";
import { rosterOf, type Guest } from "../home/setup/party.ts";

export function OpenRecordDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useSignal("");
  const fault = useSignal<RecordFault | undefined>(undefined);
  const found = useSignal<Found | undefined>(undefined);
  const read = async (record: string) => {
    try {
      const result = await examineRecord(record);
      found.value = result.ok ? result.value : undefined;
      fault.value = result.ok ? undefined : result.error;
    } catch {
      refuse({ message: words().record.rulesMissing });
    }
  };
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    // A character takes at most four bytes.
    text.value = file.size > RECORD_CHARS_MAX * 4 ? "" : await file.text().catch(() => "");
    if (text.value === "") refuse({ message: words().record.unreadable });
    else await read(text.value);
  };
  if (found.value !== undefined) return <SeatRecord found={found.value} onClose={onClose} />;
  const said = words().record;
  return (
    <Dialog title={said.title} onClose={onClose}>
      <label class="field">
        <span class="eyebrow">{said.file}</span>
        <input
          type="file"
          accept="text/plain,.txt"
          onChange={({ currentTarget: { files } }) => void readFile(files?.[0])}
        />
      </label>
      <label class="field">
        <span class="eyebrow">{said.text}</span>
        <textarea
          class="record-text"
          rows={8}
          spellcheck={false}
          placeholder={"courtly 1\ngame to-court-the-king\n…"}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      {fault.value !== undefined && <FaultLine fault={fault.value} />}
      <div class="dialog-buttons">
        <button type="button" class="button ink" onClick={() => void read(text.value)}>
          {said.read}
        </button>
      </div>
    </Dialog>
  );
}

/** Asks who plays in an unfinished game; a finished one is opened to look at. */
function SeatRecord({ found, onClose }: { readonly found: Found; readonly onClose: () => void }) {
  const { game, names, isOver, cutOff } = found;
  const { record: said, setup } = words();
  const chairs = useSignal<readonly string[]>(names.map(() => "person"));
  const isOpening = useSignal(false);
  const open = async () => {
    if (isOpening.value) return;
    isOpening.value = true;
    const party = names.map((name, at): Guest => ({
      name,
      shield: TINCTURES[at] ?? "or",
      chair: chairOf(chairs.value[at] ?? "person"),
    }));
    const kept = await saveRecord(game.id, rosterOf(party, game.facts.seats(names.length)), {
      record: found.record,
    });
    isOpening.value = false;
    if (kept.ok) goTo({ screen: "table", id: kept.value.id });
    else refuse(startProblem(kept.error));
  };
  return (
    <Dialog title={game.name} onClose={onClose}>
      {cutOff !== undefined && (
        <p class="fault">
          <LineIcon name="flag" size={20} />
          <span>{said.cutOff(cutOff.line, <code>{cutOff.text}</code>)}</span>
        </p>
      )}
      <p>{isOver ? said.over : said.goesOn}</p>
      {!isOver &&
        names.map((name, at) => (
          <div class="seat-row" key={at}>
            <b>{shownName(name)}</b>
            <select
              aria-label={setup.whoPlays(shownName(name))}
              value={chairs.value[at] ?? "person"}
              onChange={({ currentTarget: { value } }) =>
                (chairs.value = chairs.value.map((chair, i) => (i === at ? value : chair)))
              }
            >
              <option value="person">{setup.personHere}</option>
              <BotOptions game={game} />
            </select>
          </div>
        ))}
      <div class="dialog-buttons">
        <button type="button" class="button gold" onClick={() => void open()}>
          {said.open}
        </button>
      </div>
    </Dialog>
  );
}

function chairOf(value: string): Chair {
  return value === "person" ? PERSON : { kind: "bot", level: value };
}
