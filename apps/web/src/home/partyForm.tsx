import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Line } from "../drawings/lines.tsx";
import type { GameEntry } from "../games.ts";
import { NAME_CHARS_MAX } from "../settings.ts";
import { PERSON } from "../sitting/cast.ts";
import { BotOptions } from "./botOptions.tsx";
import { newGuest, withShield, type Guest } from "./party.ts";
import { ShieldPicker } from "./shieldPicker.tsx";

interface PartyFormProps {
  readonly game: GameEntry;
  readonly party: Signal<readonly Guest[]>;
  readonly start: Signal<number | "drawn">;
}

/** Who sits where: names, shields, people and bots. */
export function PartyForm({ game, party, start }: PartyFormProps) {
  const { max } = game.facts.players;
  const guests = party.value;
  const more = useRef<HTMLButtonElement>(null);
  const afterRemoval = () => {
    start.value = "drawn";
    // The last row takes the focus with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) more.current?.focus();
    });
  };
  const twoColours = game.facts.seats(guests.length) > guests.length;
  return (
    <section class="panel party" aria-labelledby="party-title">
      <h2 id="party-title">Around the table</h2>
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
      {twoColours && (
        <p class="quiet">
          With two players each plays two colours; the free shields are dealt out.
        </p>
      )}
      <div class="party-foot">
        {guests.length < max && (
          <button
            ref={more}
            type="button"
            class="button"
            onClick={() => (party.value = [...guests, newGuest(guests, PERSON)])}
          >
            <Line name="plus" size={16} />
            One more
          </button>
        )}
        <label class="field-inline">
          <span>Who begins</span>
          <select
            value={String(start.value)}
            onChange={({ currentTarget: { value } }) =>
              (start.value = value === "drawn" ? value : Number(value))
            }
          >
            <option value="drawn">Drawn by lot</option>
            {guests.map((guest, at) => (
              <option value={String(at)} key={at}>
                {guest.name}
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
  const guests = party.value;
  const update = (changes: Partial<Guest>) =>
    (party.value = guests.map((other, i) => (i === at ? { ...other, ...changes } : other)));
  return (
    <li class="guest">
      <ShieldPicker
        label={`Shield of player ${at + 1}`}
        value={guest.shield}
        onChange={(shield) => (party.value = withShield(guests, at, shield))}
      />
      <input
        class="guest-name"
        type="text"
        aria-label={`Name of player ${at + 1}`}
        value={guest.name}
        maxLength={NAME_CHARS_MAX}
        onInput={(event) => update({ name: event.currentTarget.value })}
      />
      <select
        class="guest-chair"
        aria-label={`Who plays ${guest.name}`}
        value={guest.chair.kind === "bot" ? guest.chair.level : "person"}
        onChange={({ currentTarget: { value } }) =>
          update({ chair: value === "person" ? PERSON : { kind: "bot", level: value } })
        }
      >
        <option value="person">A person here</option>
        <BotOptions game={game} />
      </select>
      <button
        type="button"
        class="icon-button"
        aria-label={`Remove ${guest.name}`}
        aria-disabled={guests.length <= min}
        onClick={() => {
          if (guests.length <= min) return;
          party.value = guests.filter((_, i) => i !== at);
          onRemove();
        }}
      >
        <Line name="trash" size={18} />
      </button>
    </li>
  );
}
