import { readBotName } from "@courtly/bots/names";
import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import type { GameEntry } from "../../games/gameEntry.ts";
import { shownName, typedName } from "../../ui/shownName.ts";
import { NAME_CHARS_MAX } from "../../settings/settings.ts";
import { PERSON, type Chair } from "../../table/roster.ts";
import { BotOptions } from "./botOptions.tsx";
import { words } from "../lazyWords/index.ts";
import { newGuest, withShield, type Guest } from "./party.ts";
import { ShieldPicker } from "../../settings/shieldPicker.tsx";

interface PartyFormProps {
  readonly game: GameEntry;
  readonly party: Signal<readonly Guest[]>;
  readonly start: Signal<number | "drawn">;
}

/** The form for the seats: names, shields, people and bots. */
export function PartyForm({ game, party, start }: PartyFormProps) {
  const { max } = game.facts.players;
  const guests = party.value;
  const more = useRef<HTMLButtonElement>(null);
  const afterRemoval = () => {
    start.value = "drawn";
    // Removing the last row also removes the focused button.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) more.current?.focus();
    });
  };
  const said = words().setup;
  const twoColours = game.facts.seats(guests.length) > guests.length;
  return (
    <section class="panel party" aria-labelledby="party-title">
      <h2 id="party-title">{said.around}</h2>
      <ol role="list">
        {guests.map((guest, at) => (
          <GuestRow
            key={at}
            game={game}
            guest={guest}
            at={at}
            party={party}
            onRemove={afterRemoval}
          />
        ))}
      </ol>
      {twoColours && <p class="quiet">{said.twoColours}</p>}
      <div class="party-foot">
        {guests.length < max && (
          <button
            ref={more}
            type="button"
            class="button"
            onClick={() => (party.value = [...guests, newGuest(guests, PERSON)])}
          >
            <LineIcon name="plus" size={16} />
            {words().oneMore}
          </button>
        )}
        <label class="field-inline">
          <span>{said.whoBegins}</span>
          <select
            value={String(start.value)}
            onChange={({ currentTarget: { value } }) =>
              (start.value = value === "drawn" ? value : Number(value))
            }
          >
            <option value="drawn">{said.drawn}</option>
            {guests.map((guest, at) => (
              <option value={String(at)} key={at}>
                {shownName(guest.name)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

interface GuestRowProps {
  readonly game: GameEntry;
  readonly party: Signal<readonly Guest[]>;
  readonly guest: Guest;
  readonly at: number;
  readonly onRemove: () => void;
}

function GuestRow({ game, party, guest, at, onRemove }: GuestRowProps) {
  const { min } = game.facts.players;
  const said = words().setup;
  const name = shownName(guest.name);
  const guests = party.value;
  const update = (changes: Partial<Guest>) =>
    (party.value = guests.map((other, i) => (i === at ? { ...other, ...changes } : other)));
  return (
    <li class="guest">
      <ShieldPicker
        label={said.shieldOf(at + 1)}
        value={guest.shield}
        onChange={(shield) => (party.value = withShield(guests, at, shield))}
      />
      <input
        class="guest-name"
        type="text"
        aria-label={said.nameOf(at + 1)}
        value={name}
        maxLength={NAME_CHARS_MAX}
        onInput={(event) => update({ name: typedName(event.currentTarget.value) })}
      />
      <select
        class="guest-chair"
        aria-label={said.whoPlays(name)}
        value={guest.chair.kind === "bot" ? guest.chair.level : "person"}
        onChange={({ currentTarget: { value } }) =>
          update({ chair: value === "person" ? PERSON : { kind: "bot", level: value } })
        }
      >
        <option value="person">{said.personHere}</option>
        <BotOptions game={game} />
      </select>
      <button
        type="button"
        class="icon-button"
        aria-label={said.remove(name)}
        aria-disabled={guests.length <= min}
        onClick={() => {
          if (guests.length <= min) return;
          party.value = guests.filter((_, i) => i !== at);
          onRemove();
        }}
      >
        <LineIcon name="trash" size={18} />
      </button>
      {guest.chair.kind === "bot" && <p class="guest-about quiet">{aboutBot(guest.chair)}</p>}
    </li>
  );
}

/** A line about the bot of a chair. */
function aboutBot({ level, adapts = false }: Extract<Chair, { kind: "bot" }>): string {
  const name = readBotName(level);
  if (adapts) return words().adaptsHow;
  return name === undefined ? "" : words().aboutLevel[name.level];
}
