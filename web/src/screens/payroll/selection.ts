import { readWeek } from '../../kit/lib/weekRules';

/** Whose week the tracker shows: a contractor's id and a Monday; null where the address names none. */
export type Selection = { readonly contractor: string | null; readonly week: string | null };

/** Reads `?contractor=…&week=2026-11-16`; what makes no sense there counts as not given. */
export function readSelection(params: URLSearchParams): Selection {
  return { contractor: params.get('contractor') || null, week: readWeek(params) };
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
