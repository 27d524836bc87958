import type { Seat } from "@courtly/engine";
import {
  goldOf,
  membersInCourts,
  ownSpots,
  pointsAtStart,
  pointsOf,
  tokensInHand,
} from "@courtly/rolling-courts";
import type { ComponentChildren } from "preact";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { Crown, Meeple, Sun } from "../../../ui/drawings/ornaments.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { shownName } from "../../../ui/shownName.ts";
import { statusWords } from "../model/family.ts";
import { useTableModel } from "../model/tableModel.ts";
import { words as tableWords } from "../words/index.ts";
import { words } from "../lazyWords/index.ts";
import "./familyDetails.css";

interface FamilyDetailsProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** All figures of a family: points, gold, action points, and where its members are. */
export function FamilyDetails({ seat, onClose }: FamilyDetailsProps) {
  const { state: now, roster, view } = useTableModel();
  const { value: state } = now;
  const player = view.value.table.playerOf(seat);
  const tincture = roster.shields[seat] ?? "azure";
  const said = words().details;
  const inPlace = (kind: "village" | "cave") => ownSpots(state, seat, kind).length;
  return (
    <Dialog title={shownName(roster.names[player] ?? "")} onClose={onClose} class="courts-details">
      <p class="courts-details-who">
        <Shield tincture={tincture} size={40} label={tableWords().beasts[tincture]} />
        {statusWords(state, roster, player)}
      </p>
      <dl>
        <Figure name={said.points} icon={<Crown size={18} />} value={pointsOf(state, seat)} />
        <Figure
          name={said.gold}
          icon={<Icon name="gold-nuggets" size={20} />}
          value={goldOf(state, seat)}
        />
        <Figure
          name={said.actionPoints}
          icon={<Sun size={20} />}
          value={pointsAtStart(state, seat)}
        />
        <Figure name={said.home} icon={<Meeple size={19} />} value={tokensInHand(state, seat)} />
        <Figure
          name={said.villages}
          icon={<Icon name="medieval-village-01" size={20} />}
          value={inPlace("village")}
        />
        <Figure
          name={said.courts}
          icon={<Icon name="castle" size={20} />}
          value={membersInCourts(state, seat)}
        />
        <Figure
          name={said.caves}
          icon={<Icon name="cave-entrance" size={20} />}
          value={inPlace("cave")}
        />
      </dl>
    </Dialog>
  );
}

interface FigureProps {
  readonly name: string;
  readonly icon: ComponentChildren;
  readonly value: number;
}

function Figure({ name, icon, value }: FigureProps) {
  return (
    <div>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
