import { useEffect, useRef } from "preact/hooks";
import { Shield } from "../ui/drawings/shield.tsx";
import { shownName } from "../ui/shownName.ts";
import { refuse } from "../ui/toast.tsx";
import { Voices } from "../ui/voices.tsx";
import type { Cast } from "./cast.ts";
import type { GameFace } from "./face.ts";
import type { Sitting, Waiting } from "./sitting.ts";
import { words } from "./words/index.ts";
import "./handOver.css";

interface HandOverProps<Setup, State, Action> {
  readonly face: GameFace<Setup, State, Action>;
  readonly sitting: Sitting<State, Action>;
  readonly waiting: Extract<Waiting, { kind: "handOver" }>;
}

/** Between two people at one screen: whose turn comes, and what happened last. */
export function HandOver<Setup, State, Action>({
  face,
  sitting,
  waiting,
}: HandOverProps<Setup, State, Action>) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const { cast, view } = sitting;
  const name = shownName(cast.names[waiting.player] ?? "");
  const said = words();
  const shield = cast.shields[waiting.seat];
  const { table, undoable } = view.value;
  return (
    <dialog
      ref={ref}
      class="hand-over cloth"
      aria-labelledby="hand-over-title"
      onCancel={(event) => event.preventDefault()}
      onClose={() => ref.current?.isConnected === true && ref.current.showModal()} // Escape twice
    >
      {shield !== undefined && <Shield tincture={shield} size={84} />}
      <h2 id="hand-over-title">{said.passTo(name)}</h2>
      <p>
        {said.round(face.game.round(table.state))} {lastNews(face, sitting, cast)}
      </p>
      <button type="button" class="button gold big" onClick={sitting.takeScreen}>
        {said.iAm(name)}
      </button>
      {undoable > 0 && (
        <button type="button" class="button on-cloth" onClick={() => void takeBack(sitting)}>
          {said.takeThatBack}
        </button>
      )}
      <Voices />
    </dialog>
  );
}

async function takeBack<State, Action>({ undo }: Sitting<State, Action>): Promise<void> {
  const problem = await undo();
  if (problem !== undefined) refuse(problem);
}

function lastNews<Setup, State, Action>(
  { tell }: GameFace<Setup, State, Action>,
  { view }: Sitting<State, Action>,
  cast: Cast,
): string {
  const step = view.value.steps.findLast((step) => tell(step, cast).some(({ isNews }) => isNews));
  if (step === undefined) return "";
  return tell(step, cast)
    .filter(({ isNews }) => isNews)
    .map(({ text }) => text)
    .join(" ");
}
