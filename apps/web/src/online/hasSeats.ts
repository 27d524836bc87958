/** Where a seat is written down; behind it comes the table. */
export const SEAT_KEY = "courtly.seat.";

/** Whether this device sits at any table elsewhere: asked before anything else of that is loaded. */
export function hasSeats(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SEAT_KEY));
  } catch {
    return false;
  }
}
