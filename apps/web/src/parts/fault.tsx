import type { RecordFault } from "@courtly/engine";
import { Line } from "../drawings/lines.tsx";

/** What the reader says, at its line. */
export function Fault({ fault }: { readonly fault: RecordFault }) {
  const { line, text, message, rule } = fault;
  return (
    <div class="fault" role="alert">
      <Line name="flag" size={20} />
      <p>
        Line {line}
        {text !== "" && (
          <>
            , <code>{text}</code>
          </>
        )}
        : {message}.{rule !== undefined && <b> Rule {rule}</b>}
      </p>
    </div>
  );
}
