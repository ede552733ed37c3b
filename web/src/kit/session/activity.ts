/** When someone last used the portal, in this tab or another one. The server ends sessions that no one uses. */

// Opening a page is using it.
let usedAt = Date.now();
let toldAt = usedAt;

export const secondsIdle = (): number => Math.max(0, Math.floor((Date.now() - usedAt) / 1000));

/** The same, for a request, by which the server hears of it. */
export function tellSecondsIdle(): number {
  toldAt = Date.now();
  return secondsIdle();
}

/** How long ago the server could hear of someone's last use; null where it has. */
export const secondsUntold = (): number | null =>
  usedAt > toldAt ? Math.floor((Date.now() - toldAt) / 1000) : null;

export function noteUse(at = Date.now()): void {
  usedAt = at;
}
