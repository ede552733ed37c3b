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

/** How long ago the last use was that the server could have heard of; null if it has heard of it. */
export const secondsUntold = (): number | null =>
  usedAt > toldAt ? Math.floor((Date.now() - toldAt) / 1000) : null;

export function noteUse(at = Date.now()): void {
  usedAt = at;
}
