import { isYou } from "@courtly/engine";
import { pointsFor, type Action } from "@courtly/rolling-courts";
import { FlatDie } from "../../../ui/drawings/dice.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { classes } from "../../../ui/drawings/named.ts";
import { Sun } from "../../../ui/drawings/ornaments.tsx";
import { problemWords } from "../../../i18n/problems.ts";
import { ScreenReaderName } from "../../../ui/screenReaderName.tsx";
import { refuse } from "../../../ui/toast.tsx";
import type { ComponentChildren } from "preact";
import { useTableModel } from "../model/tableModel.ts";
import { refusalOfMode } from "../model/modes.ts";
import type { Draft, Mode, Situation } from "../model/situation.ts";
import { words } from "../words/index.ts";

const SPOT = { kind: "village", number: 1, space: 1 } as const;
const COSTS: Readonly<Record<"change" | "retire" | "promote", Action>> = {
  change: { kind: "change", die: 1, to: 2 },
  retire: { kind: "retire", spot: SPOT },
  promote: { kind: "promote", spot: SPOT },
};

/** The buttons for recalling and for the three actions. A recall costs no points, only the pay of the member. */
export function ActionTiles() {
  return (
    <div class="courts-actions" role="group" aria-label={words().actions.actions}>
      <Tile mode="recall" cost={0}>
        <Icon name="meeple" size={20} />
        <LineIcon name="undo" size={14} weight={2.6} />
      </Tile>
      <Tile mode="change" cost={pointsFor(COSTS.change)}>
        <FlatDie face={3} size={20} />
        <b aria-hidden="true">±1</b>
      </Tile>
      <Tile mode="retire" cost={pointsFor(COSTS.retire)}>
        <Icon name="rocking-chair" size={24} />
      </Tile>
      <Tile mode="promote" cost={pointsFor(COSTS.promote)}>
        <Icon name="stairs" size={22} />
      </Tile>
    </div>
  );
}

interface TileProps {
  readonly mode: Exclude<Mode, "move">;
  readonly cost: number;
  readonly children: ComponentChildren;
}

function Tile({ mode, cost, children }: TileProps) {
  const model = useTableModel();
  const { value: situation } = model.situation;
  const isOn = situation !== undefined && model.draft.value.mode === mode;
  const reason =
    situation === undefined ? notYours(model) : refusedWords(situation, model.draft.value, mode);
  const said = words().actions;
  const { label, short } = said[mode];
  const name = said.tile(label, cost === 0 ? said.withoutPay : said.costs(cost));
  const isOff = reason !== undefined && !isOn;
  return (
    <button
      type="button"
      class={classes("courts-action", isOn ? "on" : undefined)}
      data-mode={mode}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={() => {
        if (situation !== undefined) model.handle({ kind: "mode", mode });
        else if (reason !== undefined) refuse({ message: reason });
      }}
    >
      <ScreenReaderName name={isOff ? said.notNow(name, reason) : name}>
        <span class="courts-action-picture">{children}</span>
        <b class="courts-action-name">
          <span class="courts-long">{label}</span>
          <span class="courts-short">{short}</span>
        </b>
        <em>
          {cost === 0 ? (
            said.free
          ) : (
            <>
              {cost} <Sun size={14} />
            </>
          )}
        </em>
      </ScreenReaderName>
    </button>
  );
}

function refusedWords(situation: Situation, draft: Draft, mode: Mode): string | undefined {
  const refusal = refusalOfMode(situation, draft, mode);
  return refusal && problemWords(refusal);
}

function notYours({ view, roster, motion }: ReturnType<typeof useTableModel>): string {
  const { waiting } = view.value;
  const said = words().actions;
  if (motion.thrown.value !== undefined) return said.stillRolling;
  if (waiting.kind === "over") return said.over;
  if (waiting.kind === "person") return said.examining;
  const name = roster.names[waiting.player] ?? "";
  return isYou(name) ? said.notYourTurn : said.turnOf(name);
}
