import type { Seat } from "@courtly/engine";
import { goldOf, pointsOf, spendingOf, tokensInHand } from "@courtly/rolling-courts";
import { Coin, Crown, Meeple, Sun } from "../../../ui/drawings/ornaments.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { shownName } from "../../../ui/shownName.ts";
import { useTableModel } from "../model/tableModel.ts";
import { seatInHand } from "../model/family.ts";
import { FamilyButton } from "./familyButton.tsx";
import { FamilyShield } from "./players.tsx";
import { words } from "../words/index.ts";

const SHIELDS_MAX = 3;
const SUNS = 3;

/** The gold, the members at home and the action points of the person here, on the cloth. */
export function Purse() {
  const { state, roster } = useTableModel();
  const seat = seatInHand(state.value, roster);
  const home = tokensInHand(state.value, seat);
  const tincture = roster.shields[seat] ?? "azure";
  return (
    <dl class="courts-purse">
      <div>
        <dt>{words().purse.gold}</dt>
        <dd>
          <Coin amount={goldOf(state.value, seat)} size={28} />
        </dd>
      </div>
      <div>
        <dt>{words().purse.atHome}</dt>
        <dd class="courts-at-home">
          <span class="visually-hidden">{home}</span>
          {home <= SHIELDS_MAX ? (
            Array.from({ length: home }, (_, index) => (
              <Shield key={index} tincture={tincture} size={22} />
            ))
          ) : (
            <>
              <Shield tincture={tincture} size={22} />
              <b aria-hidden="true">× {home}</b>
            </>
          )}
          {home === 0 && <span aria-hidden="true">{words().purse.nobody}</span>}
        </dd>
      </div>
      <div>
        <dt>{words().purse.actionPoints}</dt>
        <dd>
          <Suns seat={seat} />
        </dd>
      </div>
    </dl>
  );
}

function Suns({ seat }: { readonly seat: Seat }) {
  const { state } = useTableModel();
  const points = state.value.toAct === seat ? (spendingOf(state.value)?.points ?? 0) : 0;
  return (
    <span class="courts-suns">
      <span class="visually-hidden">{points}</span>
      {Array.from({ length: Math.max(SUNS, points) }, (_, index) => (
        <Sun key={index} size={19} spent={index >= points} />
      ))}
    </span>
  );
}

/** The purse on a phone, in one line beneath the bar. */
export function PurseLine() {
  const { state, roster } = useTableModel();
  const seat = seatInHand(state.value, roster);
  const player = state.value.players === roster.shields.length ? seat : seat % state.value.players;
  const tincture = roster.shields[seat] ?? "azure";
  const said = words().purse;
  const isDouble = roster.shields.length > roster.names.length;
  return (
    <div class="courts-purse-line">
      <FamilyButton seat={seat} class="courts-purse-name">
        <FamilyShield seat={seat} size={28} />
        <b>{shownName(roster.names[player] ?? "")}</b>
        {isDouble && <small>{words().beasts[tincture]}</small>}
      </FamilyButton>
      <span>
        <Crown size={17} />
        <b>{pointsOf(state.value, seat)}</b>
        <span class="visually-hidden">{said.spokenPoints}</span>
      </span>
      <span>
        <Coin amount={goldOf(state.value, seat)} size={24} />
        <span class="visually-hidden">{said.spokenGold}</span>
      </span>
      <span>
        <Meeple size={19} />
        <b>{tokensInHand(state.value, seat)}</b>
        <small>{said.home}</small>
      </span>
      <span>
        <Suns seat={seat} />
        <span class="visually-hidden">{said.spokenActionPoints}</span>
      </span>
    </div>
  );
}
