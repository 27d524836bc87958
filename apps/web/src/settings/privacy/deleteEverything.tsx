import { forgetLessons } from "../../learn/lesson/lessonProgress.ts";
import { useSignal } from "@preact/signals";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { listed } from "../../i18n/listed.ts";
import { allSeats } from "../../online/seatBook.ts";
import { download } from "../../ui/download.ts";
import { QuestionDialog } from "../../ui/dialog.tsx";
import { refuse } from "../../ui/toast.tsx";
import { HOME, hrefOf } from "../../routes.ts";
import { forgetSettings } from "../settings.ts";
import { archive, cards, readCards } from "../../local/savedGames.ts";
import { words as shellWords } from "../../i18n/words/index.ts";
import { deleteEverything, type KeptPart } from "./deleting.ts";
import { allRecords } from "./savingGames.ts";
import { words } from "./words/index.ts";

type Stage =
  | { readonly kind: "offered" }
  | { readonly kind: "asking"; readonly games: number; readonly seats: number }
  | { readonly kind: "atWork" }
  | { readonly kind: "done"; readonly left: readonly KeptPart[] };

/** Deletes everything that Courtly has stored in this browser: asks once, deletes, and shows the result. */
export function DeleteEverything() {
  const stage = useSignal<Stage>({ kind: "offered" });
  const said = words().delete;
  const { value } = stage;
  const ask = async () => {
    await readCards();
    const games = cards.value?.ok === true ? cards.value.value.length : 0;
    stage.value = { kind: "asking", games, seats: allSeats().length };
  };
  const begin = async () => {
    stage.value = { kind: "atWork" };
    const left = await deleteEverything();
    forgetSettings();
    forgetLessons();
    stage.value = { kind: "done", left };
  };
  return (
    <section class="panel delete-everything" aria-label={said.title}>
      <div role="status">
        {value.kind === "atWork" && <p>{said.atWork}</p>}
        {value.kind === "done" && <Outcome left={value.left} onAgain={() => void begin()} />}
      </div>
      {(value.kind === "offered" || value.kind === "asking") && (
        <>
          <h2>{said.title}</h2>
          <p>{said.text}</p>
          <div class="dialog-buttons">
            <button type="button" class="button" onClick={() => void saveGames()}>
              <LineIcon name="download" size={18} />
              {said.export}
            </button>
            <button type="button" class="button" onClick={() => void ask()}>
              <LineIcon name="trash" size={18} />
              {said.button}
            </button>
          </div>
        </>
      )}
      {value.kind === "asking" && (
        <QuestionDialog
          title={said.ask}
          text={said.askText(value.games, value.seats)}
          yes={said.yes}
          no={said.no}
          onNo={() => (stage.value = { kind: "offered" })}
          onYes={() => void begin()}
        />
      )}
    </section>
  );
}

interface OutcomeProps {
  readonly left: readonly KeptPart[];
  readonly onAgain: () => void;
}

function Outcome({ left, onAgain }: OutcomeProps) {
  const said = words().delete;
  if (left.length > 0)
    return (
      <>
        <h2>{said.failed}</h2>
        <p>{said.failedText(listed(left.map((part) => said.parts[part])))}</p>
        <button type="button" class="button ink" onClick={onAgain}>
          {shellWords().tryAgain}
        </button>
      </>
    );
  return (
    <>
      <h2>{said.done}</h2>
      <p>{said.doneText}</p>
      <button type="button" class="button ink" onClick={beginAnew}>
        {said.again}
      </button>
    </>
  );
}

/** Reloads the start page as at a first visit, so that the memory of this window is empty too. */
function beginAnew(): void {
  location.hash = hrefOf(HOME);
  location.reload();
}

async function saveGames(): Promise<void> {
  const said = words().delete;
  const records = await allRecords(archive);
  if (!records.ok) {
    const { error } = records;
    refuse({ message: said.notRead(error.kind === "storage" ? error.reason : error.kind) });
  } else if (records.value === "") refuse({ message: said.noGames });
  else download(records.value, "courtly-games");
}
