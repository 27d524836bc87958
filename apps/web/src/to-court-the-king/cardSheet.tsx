import { listed, nameOf } from "@courtly/engine";
import { CHARACTERS, costOf, copiesInCourt, type CharacterId } from "@courtly/to-court-the-king";
import { king } from "../languages/king.ts";
import { AbilityGlyph } from "../drawings/abilityGlyph.tsx";
import { ArchPanel } from "../drawings/characterIcon.tsx";
import { CostGlyph } from "../drawings/costGlyph.tsx";
import { Shield } from "../drawings/shield.tsx";
import { Dialog, Question } from "../parts/dialog.tsx";
import { RuleLink } from "../rules/ruleLink.tsx";
import { words as shellWords } from "../words/index.ts";
import { copiesWords, sentence } from "./cardWords.ts";
import { ownersOf } from "./court.ts";
import { ruleOfCard, ruleOfTaking } from "./ruleOf.ts";
import { useDesk } from "./deskContext.ts";

/** What the table asks or shows on top of itself. */
export function Sheets() {
  const { sheet, asked, answer } = useDesk();
  return (
    <>
      {sheet.value !== undefined && <CardSheet id={sheet.value} />}
      {asked.value?.character === "king" && (
        <Question
          title="Take the King and start the final round?"
          text="Your result becomes the mark that everybody else gets one more turn to beat."
          yes="Take the King"
          no="Not yet"
          onYes={() => answer(true)}
          onNo={() => answer(false)}
        />
      )}
      {asked.value?.character === "nothing" && (
        <Question
          title="Take nothing?"
          text="Your dice pay for a card. Your turn ends without one."
          yes="Take nothing"
          no="Back to the court"
          onYes={() => answer(true)}
          onNo={() => answer(false)}
        />
      )}
    </>
  );
}

/** The full text of a card, and who has it. */
function CardSheet({ id }: { readonly id: CharacterId }) {
  const { state, openSheet, sitting } = useDesk();
  const name = king().names[id];
  const { tier, ability } = CHARACTERS[id];
  const { rules, players, court } = state.value;
  const cost = costOf(rules, id);
  const copies = { left: court[id], of: copiesInCourt(id, players, rules) };
  const owners = ownersOf(state.value, id);
  const { cast } = sitting;
  return (
    <Dialog title={name} onClose={() => openSheet(undefined)} class="king-sheet">
      <div class="king-sheet-body">
        <ArchPanel id={id} iconSize={44} class="king-sheet-panel" />
        <dl>
          <dt>Tier</dt>
          <dd>{tier === "–" ? "None" : tier}</dd>
          <dt>Costs</dt>
          <dd>
            <CostGlyph cost={cost} />
            {sentence(king().cost(cost))}
          </dd>
          <dt>Does</dt>
          <dd>
            <AbilityGlyph ability={ability} />
            {sentence(king().ability(ability))}
          </dd>
          <dt>In the court</dt>
          <dd>{id === "charlatan" ? "The back of a Fool" : copiesWords(copies)}</dd>
          <dt>With</dt>
          <dd>
            {owners.map((seat) => {
              const shield = cast.shields[seat];
              return shield && <Shield tincture={shield} size={18} key={seat} />;
            })}
            {owners.length === 0
              ? "Nobody yet"
              : listed(owners.map((seat) => nameOf(cast.names, seat)))}
          </dd>
          <dt>{shellWords().rules}</dt>
          <dd class="king-sheet-rules">
            {[...new Set([ruleOfTaking(id), ruleOfCard(id)])].map((rule) => (
              <RuleLink rule={rule} key={rule} />
            ))}
          </dd>
        </dl>
      </div>
    </Dialog>
  );
}
