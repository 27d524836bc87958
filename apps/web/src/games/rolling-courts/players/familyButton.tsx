import type { Seat } from "@courtly/engine";
import { pointsOf } from "@courtly/rolling-courts";
import type { ComponentChildren } from "preact";
import { useLazyDialog } from "../../../ui/loading/lazyDialog.tsx";
import { ScreenReaderName } from "../../../ui/screenReaderName.tsx";
import { whoAt } from "../board/colours.ts";
import { useTableModel } from "../model/tableModel.ts";
import { words } from "../words/index.ts";

interface FamilyButtonProps {
  readonly seat: Seat;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A button that shows everything about a family, in a sheet. */
export function FamilyButton({ seat, class: kind, children }: FamilyButtonProps) {
  const { state, roster } = useTableModel();
  const { open, close, Shown } = useLazyDialog(
    async () => (await import("./familyDetails.tsx")).FamilyDetails,
  );
  const name = words().bar.family(whoAt(state.value, roster, seat), pointsOf(state.value, seat));
  return (
    <>
      <button type="button" class={kind} onClick={open}>
        <ScreenReaderName name={name}>{children}</ScreenReaderName>
      </button>
      {Shown && <Shown seat={seat} onClose={close} />}
    </>
  );
}
