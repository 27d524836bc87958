import type { Face } from "@courtly/engine";
import { Die } from "../../../ui/drawings/dice.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { classes } from "../../../ui/drawings/named.ts";
import { TumblingDie } from "../../../ui/drawings/tumble.tsx";
import { moveFocus } from "../../../ui/moveFocus.ts";
import { useTableModel } from "../model/tableModel.ts";
import { refusalIn } from "../model/situation.ts";
import type { TrayDie } from "../model/tray.ts";
import { words } from "../words/index.ts";

/** The three dice of a turn: in the air, ready, chosen or spent. */
export function Dice({ size }: { readonly size: number }) {
  const { tray, motion, situation, draft } = useTableModel();
  const { value: thrown } = motion.thrown;
  if (thrown !== undefined)
    return (
      <div class="courts-dice" role="group" aria-label={words().dice.dice}>
        {thrown.faces.map((face, order) => (
          <span class="courts-die" key={order}>
            <TumblingDie
              key={thrown.key}
              face={face}
              size={size}
              order={order}
              durationMs={motion.durationMs()}
            />
            <span class="courts-die-label">{thrown.isAgain ? words().dice.again : " "}</span>
          </span>
        ))}
      </div>
    );
  if (tray.value.length === 0)
    return (
      <div class="courts-dice" aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <span class="courts-die" key={place}>
            <i class="courts-slot" style={{ width: `${size}px`, height: `${size}px` }} />
            <span class="courts-die-label"> </span>
          </span>
        ))}
      </div>
    );
  const isChanging = situation.value !== undefined && draft.value.mode === "change";
  return (
    <div
      class="courts-dice"
      role="group"
      aria-label={words().dice.dice}
      onKeyDown={isChanging ? undefined : moveFocus}
    >
      {tray.value.map((die) =>
        isChanging && die.use === undefined ? (
          <TurnableDie key={die.id} die={die} size={size} />
        ) : (
          <DieButton key={die.id} die={die} size={size} />
        ),
      )}
    </div>
  );
}

function DieButton({ die, size }: { readonly die: TrayDie; readonly size: number }) {
  const model = useTableModel();
  const { id, face, use, isChanged } = die;
  const isChosen = model.situation.value !== undefined && model.draft.value.die === id;
  return (
    <button
      type="button"
      class={classes(
        "courts-die",
        use !== undefined ? "used" : undefined,
        isChosen ? "chosen" : undefined,
        use === undefined && model.advised.value.face === face ? "advised" : undefined,
        use === undefined && model.played.value.face === face ? "played" : undefined,
      )}
      data-face={face}
      aria-pressed={isChosen}
      aria-disabled={use !== undefined || model.situation.value === undefined}
      aria-label={words().dice.die({ number: id + 1, face, isChanged, use, isChosen })}
      onClick={() => model.handle({ kind: "die", id })}
    >
      <Die face={face} size={size} />
      {isChanged && use === undefined && <i class="courts-die-changed">±1</i>}
      <DieLabel die={die} isChosen={isChosen} />
    </button>
  );
}

function DieLabel({
  die: { id, use },
  isChosen,
}: {
  readonly die: TrayDie;
  readonly isChosen: boolean;
}) {
  const said = words().dice;
  if (use === undefined)
    return (
      <span class="courts-die-label" data-key={id + 1}>
        {isChosen ? said.playing : said.ready}
      </span>
    );
  return (
    <span class="courts-die-label">
      <LineIcon name="check" size={13} weight={2.6} />
      <span class="courts-long">{said.usedFor(use)}</span>
      <span class="courts-short">{said.used}</span>
    </span>
  );
}

/** A die that can be turned (R17): its upper half raises it by one, its lower half lowers it. */
function TurnableDie({ die, size }: { readonly die: TrayDie; readonly size: number }) {
  const { situation, draft } = useTableModel();
  return (
    <div
      class={classes("courts-die", "turnable", draft.value.die === die.id ? "chosen" : undefined)}
      role="group"
      data-face={die.face}
      aria-label={words().dice.turnable(die.id + 1, die.face)}
    >
      <Die face={die.face} size={size} />
      {situation.value !== undefined && !die.isChanged && (
        <>
          <Half die={die} by={1} />
          <Half die={die} by={-1} />
        </>
      )}
      <span class="courts-die-label">{die.isChanged ? words().dice.changed : " "}</span>
    </div>
  );
}

function Half({ die, by }: { readonly die: TrayDie; readonly by: 1 | -1 }) {
  const model = useTableModel();
  const { value: situation } = model.situation;
  const to = die.face + by;
  if (situation === undefined || to < 1 || to > 6) return null;
  const refusal = refusalIn(situation, { kind: "change", die: die.face, to: to as Face });
  return (
    <button
      type="button"
      class={classes("courts-half", by === 1 ? "upper" : "lower")}
      aria-label={words().dice.change(die.id + 1, die.face, to as Face)}
      aria-disabled={refusal !== undefined}
      onClick={() => model.handle({ kind: "turn", id: die.id, to: to as Face })}
    >
      <span>{by === 1 ? "+1" : "−1"}</span>
    </button>
  );
}
