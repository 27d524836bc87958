import { isTelling, sayReason } from "@courtly/bots/reason";
import { boxed } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { bots as botWords } from "../../i18n/bots.ts";
import { Chronicle } from "../chronicle/chronicle.tsx";
import { soundSwitch } from "../tableBar.tsx";
import { gatherTurns } from "../chronicle/gatherTurns.ts";
import { shownTableEvents, withTableEvents } from "../chronicle/withTableEvents.ts";
import { DiceCheck } from "../../local/diceCheck.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { GameHead } from "./gameHead.tsx";
import { RecordButtons } from "../../local/recordButtons.tsx";
import { SettingsForm } from "../../settings/settingsForm.tsx";
import { openBook } from "../../learn/rules/shownRule.ts";
import { ReplayLink } from "../../replay/replayLink.tsx";
import { HOME, hrefOf } from "../../routes.ts";
import { words as shellWords } from "../../i18n/words/index.ts";
import type { GameUi } from "../gameUi.ts";
import type { Keys } from "../lazyWords/en.ts";
import { words } from "../lazyWords/index.ts";
import type { GameSession } from "../session.ts";
import type { TableMenuContent } from "./tableMenuContent.ts";
import "./tableMenu.css";

export interface TableMenuProps<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly session: GameSession<State, Action>;
  readonly content: TableMenuContent;
  readonly gameName: string;
  readonly first: MenuPage;
  readonly items: ((close: () => void) => ComponentChildren) | undefined;
  readonly onClose: () => void;
}

export type MenuPage = "menu" | "chronicle" | "record" | "keys" | "settings";

const ENTRIES_MAX = 400;

export function TableMenu<Setup, State, Action>(props: TableMenuProps<Setup, State, Action>) {
  const { ui, session, content, gameName, first, onClose } = props;
  const page = useSignal<string>(first);
  const said = words().menu;
  const go = (to: string) => () => (page.value = to);
  const pages: Readonly<Record<MenuPage, () => ComponentChildren>> = {
    menu: () => (
      <Contents
        gameId={ui.game.id}
        isOver={session.view.value.table.turn.kind === "over"}
        replay={
          session.voice !== "lesson" && (
            <ReplayLink class="menu-item" session={session}>
              <LineIcon name="play" size={22} />
              {words().replay}
            </ReplayLink>
          )
        }
        pages={content.pages}
        go={go}
      >
        {props.items?.(onClose)}
      </Contents>
    ),
    chronicle: () => (
      <Chronicle entries={entriesOf(props)} roster={session.roster} hasTitle={false} />
    ),
    record: () => (
      <>
        <p>{said.aboutRecord(gameName)}</p>
        <textarea
          class="record-text"
          readOnly
          rows={12}
          aria-label={said.record}
          value={session.record()}
        />
        <RecordButtons record={session.record()} gameId={ui.game.id} />
        <DiceCheck record={session.record()} box={boxed(ui.game)} />
        <GameHead table={session.view.value.table} />
      </>
    ),
    keys: () => <KeyTable keys={[...content.keys(), ...words().keys]} />,
    settings: () => <SettingsForm />,
  };
  const own = content.pages.find(({ id }) => id === page.value);
  return (
    <Dialog title={own?.title() ?? said[page.value as MenuPage]} onClose={onClose}>
      {page.value !== "menu" && (
        <button type="button" class="button small menu-back" onClick={go("menu")}>
          <LineIcon name="back" size={16} />
          {said.menu}
        </button>
      )}
      {own === undefined ? pages[page.value as MenuPage]() : <own.Page />}
    </Dialog>
  );
}

function Contents({
  gameId,
  isOver,
  replay,
  pages,
  go,
  children,
}: {
  readonly gameId: string;
  readonly isOver: boolean;
  readonly replay: ComponentChildren;
  readonly pages: TableMenuContent["pages"];
  readonly go: (to: string) => () => void;
  readonly children: ComponentChildren;
}) {
  const said = words().menu;
  return (
    <nav class="menu-list" aria-label={said.label}>
      <Item onClick={go("chronicle")} icon={<Icon name="quill-ink" size={22} />}>
        {said.chronicle}
      </Item>
      <Item onClick={go("record")} icon={<Icon name="scroll-unfurled" size={22} />}>
        {said.recordOfGame}
      </Item>
      {replay}
      <Item onClick={() => (openBook.value = { gameId })} icon={<LineIcon name="help" size={22} />}>
        {shellWords().rules}
      </Item>
      {pages.map(({ id, title, icon }) => (
        <Item key={id} onClick={go(id)} icon={icon}>
          {title()}
        </Item>
      ))}
      <Item onClick={go("keys")} icon={<LineIcon name="keyboard" size={22} />}>
        {said.keys}
      </Item>
      <SoundItem />
      <Item onClick={go("settings")} icon={<LineIcon name="sun" size={22} />}>
        {said.settings}
      </Item>
      {children}
      <a class="menu-item" href={hrefOf(HOME)}>
        <LineIcon name="back" size={22} />
        <span>
          {shellWords().toTheStartPage}
          {!isOver && <small>{said.gameIsKept}</small>}
        </span>
      </a>
    </nav>
  );
}

/** The switch of the sounds, which the bar of a phone has no room for. */
function SoundItem() {
  const { icon, name, onClick } = soundSwitch();
  return (
    <Item onClick={onClick} icon={<LineIcon name={icon} size={22} />}>
      {name}
    </Item>
  );
}

function KeyTable({ keys }: { readonly keys: Keys }) {
  return (
    <table class="keys">
      <tbody>
        {keys.map(([names, what]) => (
          <tr key={names}>
            <th scope="row">
              {names.split(" ").map((key) => (
                <kbd class="key" key={key}>
                  {key}
                </kbd>
              ))}
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Item({
  icon,
  onClick,
  children,
}: {
  readonly icon: ComponentChildren;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <button type="button" class="menu-item" onClick={onClick}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

function entriesOf<Setup, State, Action>({ ui, session }: TableMenuProps<Setup, State, Action>) {
  const { steps: all } = session.view.value;
  const from = Math.max(0, all.length - ENTRIES_MAX);
  const steps = all.slice(from);
  const entriesWithWhy = (step: (typeof steps)[number]) => {
    const reason = session.whyOf?.(step);
    const why = reason && isTelling(reason) ? sayReason(reason, botWords()) : undefined;
    return ui
      .chronicle(step, session.roster)
      .map((entry, at) => (at === 0 ? { ...entry, why } : entry));
  };
  return gatherTurns(withTableEvents(steps.map(entriesWithWhy), from, shownTableEvents()));
}
