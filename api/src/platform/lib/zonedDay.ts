/** Where a calendar day begins as an instant, in a zone. */

/** Each zone's clock, made once: making one takes longer than fifty readings. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = CLOCKS.get(timeZone);
  // The Swedish locale writes dates as ISO 8601 does, but for the T.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  CLOCKS.set(timeZone, clock);
  return clock;
}

/** How far the zone's clocks are ahead of UTC at the instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return (
    Date.parse(`${clockOf(timeZone).format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
  );
}

/** The first instant of the day ('YYYY-MM-DD') in the zone, also on days when the clocks change. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const guess = midnightUtc - offsetAt(midnightUtc, timeZone);
  return new Date(midnightUtc - offsetAt(guess, timeZone));
}
