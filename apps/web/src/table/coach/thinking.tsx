import { words } from "./words/index.ts";

/** Says that the coach is computing, with the share that is done, from 0 to 1. */
export function Thinking({ share }: { readonly share: number | undefined }) {
  return (
    <div class="coach-working">
      <p class="coach-quiet">{words().thinking}</p>
      {share !== undefined && (
        <span class="coach-bar" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </div>
  );
}
