import { stageOf as stageOfDrawing, type Drawing, type Part } from "@courtly/dice";
import { listed, type Player } from "@courtly/engine";
import { stageOf, type Sitter, type Standing } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../drawings/icon.tsx";
import { Line } from "../drawings/lines.tsx";
import { Versal } from "../drawings/ornaments.tsx";
import { EmptyShield, Shield } from "../drawings/shield.tsx";
import { findGame } from "../games.ts";
import { botWords } from "../sitting/cast.ts";
import { HomeBar } from "../home/home.tsx";
import { ruleMenuOf, rulesInWords } from "../home/ruleMenus.ts";
import { Question } from "../parts/dialog.tsx";
import { refuse } from "../parts/toast.tsx";
import { goTo, HOME, hrefOf } from "../route.ts";
import { FairWords } from "../parts/fairWords.tsx";
import { Invitation } from "./invitation.tsx";
import { JoinForm } from "./joinForm.tsx";
import type { OnlineTable } from "./onlineTable.ts";
import { forgetSeat } from "./seatBook.ts";

interface LobbyProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
  readonly onReopen: () => void;
}

/** A table before its game: who sits there, the way in for others, and the drawing of the dice. */
export function Lobby({ table, me, onReopen }: LobbyProps) {
  void table.length.value;
  const standing = table.standing();
  if (standing === undefined) return null;
  const game = findGame(standing.opening.game);
  const stage = stageOf(standing);
  const headline = headlineOf(standing);
  const isHost = me === standing.opening.host;
  return (
    <>
      <HomeBar />
      <main class="setup lobby" inert={table.line.value.kind === "cut"}>
        <LobbyTitle words={headline} />
        <header class="setup-head">
          {game !== undefined && <Versal letter={game.letter} tincture={game.tincture} size={50} />}
          <div>
            <h1>{game?.name ?? standing.opening.game}</h1>
            <p class="quiet" role="status">
              {headline}
            </p>
          </div>
        </header>
        {stage !== "over" && (
          <>
            <Seats standing={standing} me={me} />
            <PlayedBy standing={standing} />
          </>
        )}
        {stage === "lobby" && me === undefined && <JoinForm table={table} onJoined={onReopen} />}
        {stage === "lobby" && me !== undefined && <Invitation table={table.id} />}
        {stage !== "over" && (
          <section class="panel" aria-labelledby="fair-title">
            <h2 id="fair-title" class="panel-title">
              <Line name="shield-check" size={20} />
              Dice that anybody can check
            </h2>
            <FairWords />
            <details>
              <summary>The server’s seal for this table</summary>
              <code class="seal-digits">{standing.opening.seal}</code>
            </details>
          </section>
        )}
        <footer class="setup-foot">
          <a class="button" href={hrefOf(HOME)}>
            To the start page
          </a>
          {me !== undefined && (stage === "lobby" || (isHost && stage === "drawing")) && (
            <Leaving table={table} isHost={isHost} />
          )}
        </footer>
      </main>
    </>
  );
}

function LobbyTitle({ words }: { readonly words: string }) {
  useEffect(() => {
    const [sentence] = words.split(".", 1);
    document.title = `${sentence} · Courtly`;
  }, [words]);
  return null;
}

function headlineOf(standing: Standing): string {
  const { places, drawing } = standing;
  const stage = stageOf(standing);
  if (stage === "over") return "This table was closed. Nothing was played.";
  if (stage === "drawing") return drawingWords(standing, drawing);
  const open = places.filter(({ kind }) => kind === "open").length;
  return open === 1
    ? "Waiting for one more player. The game begins when every seat is taken."
    : `Waiting for ${open} more players. The game begins when every seat is taken.`;
}

/** Who is awaited, and what happens if they do not come. */
function drawingWords({ places }: Standing, drawing: Drawing | undefined): string {
  const awaited = places.flatMap((sitter, player) => {
    const kind = drawing?.parts[player]?.kind;
    const isLate =
      kind === "awaited" ||
      (kind === "sealed" && drawing !== undefined && stageOfDrawing(drawing) === "revealing");
    return isLate && sitter.kind !== "open" ? [sitter.name] : [];
  });
  if (awaited.length === 0) return "Every seat is taken. The dice are drawn.";
  const again = drawing?.again ?? 0;
  const tries =
    again === 0 ? "" : ` Try ${again + 1} of 4; after that the game begins without their share.`;
  return `Every seat is taken. Waiting for ${listed(awaited)} to draw the dice.${tries}`;
}

function Seats({ standing, me }: { readonly standing: Standing; readonly me: Player | undefined }) {
  const { places, drawing, opening } = standing;
  return (
    <section class="panel" aria-labelledby="around-title">
      <h2 id="around-title" class="panel-title">
        <Icon name="round-table" size={22} />
        Around the table
      </h2>
      <ol role="list" class="lobby-seats">
        {places.map((sitter, player) => (
          <li key={player} class={sitter.kind === "open" ? "is-open" : undefined}>
            {sitter.kind === "open" ? (
              <EmptyShield size={34} />
            ) : (
              <Shield tincture={sitter.shield} size={34} />
            )}
            <div>
              <b>{sitter.kind === "open" ? "Open seat" : sitter.name}</b>
              <span>{sitterWords(sitter, player === me, player === opening.host)}</span>
            </div>
            {drawing !== undefined && <PartWords part={drawing.parts[player]} />}
          </li>
        ))}
      </ol>
      {drawing !== undefined && stageOf(standing) === "drawing" && (
        <p class="quiet">
          {stageOfDrawing(drawing) === "sealing"
            ? "Everybody’s browser seals its share of the dice."
            : "All are sealed. Now the shares are opened."}
        </p>
      )}
    </section>
  );
}

/** Whoever sits down knows by which rules. */
function PlayedBy({ standing: { opening } }: { readonly standing: Standing }) {
  const lines = rulesInWords(ruleMenuOf(opening.game), opening);
  return (
    <section class="panel" aria-labelledby="played-title">
      <h2 id="played-title" class="panel-title">
        <Icon name="scroll-unfurled" size={22} />
        The rules
      </h2>
      <ul role="list">
        {lines.map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
    </section>
  );
}

function sitterWords(sitter: Sitter, isMe: boolean, isHost: boolean): string {
  if (sitter.kind === "open") return "Whoever comes first";
  if (sitter.kind === "bot") return botWords(sitter.level);
  if (isMe) return isHost ? "You, the host" : "You";
  return isHost ? "Host" : "Seated";
}

function PartWords({ part }: { readonly part: Part | undefined }) {
  if (part === undefined || part.kind === "none") return null;
  const words = { awaited: "not sealed yet", sealed: "sealed", revealed: "opened" }[part.kind];
  return <span class={`lobby-part is-${part.kind}`}>{words}</span>;
}

function Leaving({ table, isHost }: { readonly table: OnlineTable; readonly isHost: boolean }) {
  const isAsking = useSignal(false);
  const go = async () => {
    isAsking.value = false;
    const refused = await table.ask({ kind: isHost ? "close" : "leave" });
    if (refused !== undefined) {
      refuse(refused);
      return;
    }
    forgetSeat(table.id);
    goTo(HOME);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => (isAsking.value = true)}>
        {isHost ? "Close the table" : "Leave the table"}
      </button>
      {isAsking.value && (
        <Question
          title={isHost ? "Close this table?" : "Leave this table?"}
          text={
            isHost
              ? "The link and the code stop working. Nothing was played yet."
              : "Your seat is free for somebody else then."
          }
          yes={isHost ? "Close it" : "Leave"}
          no="Stay"
          onNo={() => (isAsking.value = false)}
          onYes={() => void go()}
        />
      )}
    </>
  );
}
