import { CHARACTERS, costOf, copiesInCourt, type CharacterId } from "@courtly/to-court-the-king";
import { king } from "../languages/gameWords.ts";
import { listed } from "../../../i18n/listed.ts";
import { AbilityGlyph } from "./abilityGlyph.tsx";
import { ArchPanel } from "./characterIcon.tsx";
import { CostGlyph } from "./costGlyph.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { shownName } from "../../../ui/shownName.ts";
import { RuleLink } from "../../../learn/rules/ruleLink.tsx";
import { words as shellWords } from "../../../i18n/words/index.ts";
import { copiesWords } from "./cardWords.ts";
import { courtOf, ownersOf, type CardState } from "../model/court.ts";
import { ruleOfCard, ruleOfTaking } from "../model/ruleOf.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { words as lazyWords } from "../lazyWords/index.ts";
import { words } from "../words/index.ts";
import "./cardSheet.css";

/** The full text of a card, and its owners. */
export function CardSheet({ id }: { readonly id: CharacterId }) {
  const { state, openSheet, session, coach, isPlaying } = useTableModel();
  const { status, words: statusWords } = useCardState(id);
  const name = king().names[id];
  const { tier, ability } = CHARACTERS[id];
  const { rules, players, court } = state.value;
  const cost = costOf(rules, id);
  const copies = { left: court[id], of: copiesInCourt(id, players, rules) };
  const owners = ownersOf(state.value, id);
  const { roster } = session;
  const { sentence } = words();
  const said = lazyWords().sheet;
  return (
    <Dialog title={name} onClose={() => openSheet(undefined)} class="king-sheet">
      <div class="king-sheet-body">
        <ArchPanel id={id} iconSize={44} class="king-sheet-panel" />
        <dl>
          <dt>{said.tier}</dt>
          <dd>{tier === "–" ? said.noTier : tier}</dd>
          <dt>{said.costs}</dt>
          <dd>
            <CostGlyph cost={cost} />
            {sentence(king().cost(cost))}
          </dd>
          <dt>{said.does}</dt>
          <dd>
            <AbilityGlyph ability={ability} />
            {sentence(king().ability(ability))}
          </dd>
          {statusWords !== "" && status !== "take" && (
            <>
              <dt>{said.thisTurn}</dt>
              <dd>{statusWords}</dd>
            </>
          )}
          <dt>{said.inCourt}</dt>
          <dd>{id === "charlatan" ? said.backOfFool : copiesWords(copies)}</dd>
          <dt>{said.with}</dt>
          <dd>
            {owners.map((seat) => {
              const shield = roster.shields[seat];
              return shield && <Shield tincture={shield} size={18} key={seat} />;
            })}
            {owners.length === 0
              ? said.nobody
              : listed(owners.map((seat) => shownName(roster.names[seat] ?? "")))}
          </dd>
          <dt>{shellWords().rules}</dt>
          <dd class="king-sheet-rules">
            {[...new Set([ruleOfTaking(id), ruleOfCard(id)])].map((rule) => (
              <RuleLink rule={rule} key={rule} />
            ))}
          </dd>
        </dl>
      </div>
      {coach.value !== undefined && isPlaying.value && <coach.value.CardPlan id={id} />}
      <TakeButton id={id} />
    </Dialog>
  );
}

/** The state of a card as the court shows it. */
function useCardState(id: CharacterId): CardState {
  const { state, seat, isPlaying, isTumbling, coach } = useTableModel();
  const plays = isPlaying.value && !isTumbling.value;
  const odds = coach.value?.court.value;
  return courtOf(state.value, { seat: seat.value, plays, odds })[id];
}

/** Takes the card, if that is possible now. */
function TakeButton({ id }: { readonly id: CharacterId }) {
  const { openSheet, take } = useTableModel();
  if (useCardState(id).status !== "take") return <></>;
  const onClick = () => {
    openSheet(undefined);
    take(id);
  };
  return (
    <div class="dialog-buttons">
      <button type="button" class="button gold big king-sheet-take" onClick={onClick}>
        {words().offers.take(id)}
      </button>
    </div>
  );
}
