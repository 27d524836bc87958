import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import type { GameSession } from "../../table/session.ts";
import { hrefOf } from "../../routes.ts";
import type { Insight } from "../analysis/insight.ts";
import { signedPoints } from "../analysis/points.ts";
import { costliestOf } from "./puzzles.ts";
import { listed } from "../../i18n/listed.ts";
import { words } from "../words/index.ts";
import "./puzzlesLink.css";

interface PuzzlesLinkProps {
  readonly insight: Insight;
  readonly session: Pick<GameSession<never, never>, "card">;
}

/** The way to the puzzles, once all own decisions are judged; hidden like everything that was not seen. */
export function PuzzlesLink({ insight, session }: PuzzlesLinkProps) {
  const shown = insight.shown.value;
  const { ownDone, ownAll } = insight.analysis.state.value;
  const said = words().puzzles;
  if (shown?.isWhole === false) return <></>;
  if (shown === undefined || ownDone < ownAll)
    return (
      <p class="puzzles-link panel is-waiting">
        <Icon name="puzzle" size={28} />
        <span>
          <b>{said.title(3)}</b>
          <small>{said.later}</small>
        </span>
      </p>
    );
  const costliest = costliestOf(insight, shown);
  if (costliest.length === 0)
    return (
      <p class="puzzles-link panel is-waiting">
        <Icon name="puzzle" size={28} />
        <span>
          <small>
            {said.nothing(
              signedPoints(shown.review.players[insight.viewer.value]?.own ?? 0).replace("−", ""),
            )}
          </small>
        </span>
      </p>
    );
  return (
    <a class="puzzles-link panel" href={hrefOf({ screen: "puzzles", id: session.card().id })}>
      <Icon name="puzzle" size={28} />
      <span>
        <b>{said.title(costliest.length)}</b>
        <small>
          {said.costs(listed(costliest.map(({ cost }) => signedPoints(-cost))), costliest.length)}
        </small>
      </span>
      <LineIcon name="chevron-right" size={20} />
    </a>
  );
}
