import type { RecordFault } from "@courtly/engine";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { words } from "../ui/words/index.ts";

/** Shows why a record cannot be read, and at which line. */
export function FaultLine({ fault }: { readonly fault: RecordFault }) {
  const { line, text, message, rule } = fault;
  const said = words().record;
  return (
    <div class="fault" role="alert">
      <LineIcon name="flag" size={20} />
      <p>
        {said.line(line)}
        {text !== "" && (
          <>
            , <code>{text}</code>
          </>
        )}
        : {message}.{rule !== undefined && <b> {said.rule(rule)}</b>}
      </p>
    </div>
  );
}
