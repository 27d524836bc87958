import type { Player, Seat } from "@courtly/engine";
import { goldOf, pointsOf, tokensInHand } from "@courtly/rolling-courts";
import { chanceFigure, peopleUi } from "../../../table/additions.ts";
import { Badged } from "../../../table/badged.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { classes } from "../../../ui/drawings/named.ts";
import { Coin, Crown, Meeple } from "../../../ui/drawings/ornaments.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { shownName } from "../../../ui/shownName.ts";
import { useTableModel } from "../model/tableModel.ts";
import { family, statusWords } from "../model/family.ts";
import { signed } from "@courtly/coach/rolling-courts/words/amounts";
import { words } from "../words/index.ts";
import "./players.css";

/** All players: shields, points, gold, and members at home. */
export function Players() {
  const { roster } = useTableModel();
  return (
    <ul
      class={classes("courts-strip", `for-${roster.names.length}`)}
      role="list"
      aria-label={words().players.players}
    >
      {roster.names.map((name, player) => (
        <PlayerCard key={player} name={name} player={player} />
      ))}
    </ul>
  );
}

function PlayerCard({ name, player }: { readonly name: string; readonly player: Player }) {
  const { state, roster, view } = useTableModel();
  const { seats, isActing, isFirst } = family(state.value, player);
  const isAwaited = view.value.waiting.kind === "rival" && isActing;
  const people = peopleUi.value;
  const status = statusWords(state.value, roster, player);
  return (
    <li
      class={classes(
        "courts-player",
        seats.length > 1 ? "double" : undefined,
        isActing ? "acting" : undefined,
        isAwaited ? "thinking" : undefined,
      )}
      aria-current={isActing ? "true" : undefined}
    >
      {seats.length === 1 && <FamilyShield seat={seats[0] ?? 0} size={36} />}
      <div class="courts-player-name">
        <b>
          <span>{shownName(name)}</span>
          {isFirst && seats.length === 1 && <FirstTag />}
        </b>
        <span>
          {[
            people === undefined ? status : <people.Presence player={player} otherwise={status} />,
            ...(seats.length > 1 ? [` · ${words().players.twoFamilies}`] : []),
          ]}
        </span>
      </div>
      {seats.map((seat) => (
        <div
          class={classes(
            "courts-family",
            seats.length > 1 && seat === state.value.toAct && isActing ? "acting" : undefined,
          )}
          key={seat}
        >
          {seats.length > 1 && (
            <>
              <FamilyShield seat={seat} size={28} />
              {state.value.start === seat && <FirstTag />}
            </>
          )}
          <Figures seat={seat} />
        </div>
      ))}
      {chanceFigure.value?.(player)}
      {people !== undefined && <people.Clock player={player} />}
    </li>
  );
}

function FirstTag() {
  return (
    <i class="courts-first" title={words().players.begins}>
      <LineIcon name="flag" size={12} weight={2.4} />
      <span class="courts-first-word" aria-hidden="true">
        {words().players.first}
      </span>
      <span class="visually-hidden">{words().players.begins}</span>
    </i>
  );
}

/** The shield of a family, with the change of its points in the preview. */
export function FamilyShield({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const { roster, preview, view } = useTableModel();
  const tincture = roster.shields[seat] ?? "azure";
  const change = preview.value?.points[seat] ?? 0;
  return (
    <span class="courts-family-shield" data-purse={seat}>
      <Badged player={view.value.table.playerOf(seat)}>
        <Shield tincture={tincture} size={size} label={words().beasts[tincture]} />
      </Badged>
      {change !== 0 && (
        <b class="courts-change" key={change}>
          {signed(change)}
          <span class="visually-hidden">{words().players.ifPlayed}</span>
        </b>
      )}
    </span>
  );
}

function Figures({ seat }: { readonly seat: Seat }) {
  const { state, preview } = useTableModel();
  const points = pointsOf(state.value, seat);
  const gold = goldOf(state.value, seat);
  const said = words().players;
  const earned = preview.value?.gold[seat] ?? 0;
  return (
    <dl class="courts-figures">
      <div>
        <dt>{said.points}</dt>
        <dd>
          <Crown size={15} />
          {points}
        </dd>
      </div>
      <div>
        <dt>{said.gold}</dt>
        <dd>
          <Coin amount={gold} size={21} />
          {earned !== 0 && (
            <small class={classes("courts-earned", earned < 0 ? "paid" : undefined)} key={earned}>
              {signed(earned)}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{said.home}</dt>
        <dd>
          <Meeple size={16} />
          {tokensInHand(state.value, seat)}
        </dd>
      </div>
    </dl>
  );
}
