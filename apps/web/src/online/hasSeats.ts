/** The prefix of the keys in local storage that hold seats; the id of the table follows. */
export const SEAT_KEY = "courtly.seat.";

/** Whether this device has a seat at an online table. Tells whether other code of `online/` must be loaded. */
export function hasSeats(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SEAT_KEY));
  } catch {
    return false;
  }
}
