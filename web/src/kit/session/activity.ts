/** When someone last used the portal, in this tab or another one. The server ends sessions that are not used. */

// Opening a page counts as use.
let usedAt = Date.now();
let toldAt = usedAt;

export const secondsIdle = (): number => Math.max(0, Math.floor((Date.now() - usedAt) / 1000));

/** The same as a request header, which informs the server. */
export function tellSecondsIdle(): number {
  toldAt = Date.now();
  return secondsIdle();
}

/** Seconds since the server was last informed, if the portal was used since; null if it was not. */
export const secondsUntold = (): number | null =>
  usedAt > toldAt ? Math.floor((Date.now() - toldAt) / 1000) : null;

export function noteUse(at = Date.now()): void {
  usedAt = at;
}
