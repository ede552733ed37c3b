/** The rows per page that a reader chose for a table are kept on the device. */

const toStorageKey = (table: string) => `pageSize.${table}`;

/** The size chosen for the table, else `fallback`; a size no longer offered is forgotten. */
export function readPageSize(table: string, sizes: readonly number[], fallback: number): number {
  try {
    const kept = Number(localStorage.getItem(toStorageKey(table)));
    return sizes.includes(kept) ? kept : fallback;
  } catch {
    return fallback;
  }
}

/** Keeps the size; without storage (private windows) it lasts as long as the page. */
export function keepPageSize(table: string, size: number): void {
  try {
    localStorage.setItem(toStorageKey(table), String(size));
  } catch {
    return;
  }
}
