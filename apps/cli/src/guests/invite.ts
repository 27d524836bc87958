import { BotFault, type GuestFault } from "./botFault.ts";
import { invitationOf, type Guest, type Guests } from "./guest.ts";
import { loadGuest } from "./guestModule.ts";
import { startGuest } from "./guestProcess.ts";
import { err, ok, type Result } from "@courtly/engine";

/** Loads a module: into this thread, or into one of its own. */
type SeatModule = (name: string, path: string) => Promise<Guest>;

/** Starts every guest bot among these names once; or returns the fault of one that cannot start. */
export async function invite(
  names: readonly string[],
  seatModule: SeatModule = loadGuest,
): Promise<Result<Guests, GuestFault>> {
  const guests = new Map<string, Guest>();
  try {
    for (const name of new Set(names)) {
      const guest = await welcome(name, seatModule);
      if (guest !== undefined) guests.set(name, guest);
    }
    return ok(guests);
  } catch (error) {
    dismissGuests(guests);
    if (error instanceof BotFault) return err(error.fault);
    throw error;
  }
}

export function dismissGuests(guests: Guests): void {
  for (const guest of guests.values()) guest.leave();
}

async function welcome(name: string, seatModule: SeatModule): Promise<Guest | undefined> {
  const invitation = invitationOf(name);
  if (invitation === undefined) return undefined;
  return invitation.kind === "module"
    ? seatModule(name, invitation.path)
    : startGuest({ name, command: invitation.command });
}
