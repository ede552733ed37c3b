import { isDay, mondayOf } from '../lib/weeks';

/** Whose week the tracker shows: a contractor's id and a Monday; null where the address names none. */
export type Selection = { readonly contractor: string | null; readonly week: string | null };

const isServed = (day: string) => isDay(day) && day >= '2000-01-08' && day <= '2100-12-24';

/**
 * Reads `?contractor=…&week=2026-11-16`. Any day stands for its week; what is no day, or none of the years that the
 * server knows (2000 to 2100), counts as not given.
 */
export function readSelection(params: URLSearchParams): Selection {
  const day = params.get('week') ?? '';
  return { contractor: params.get('contractor') || null, week: isServed(day) ? mondayOf(day) : null };
}

/** The address's search part for a selection; other parameters stay as they are. */
export function selectionSearch(params: URLSearchParams, selection: Selection): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(selection)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}
