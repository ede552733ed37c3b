import { id, searchParams, week } from '../../kit/lib/searchParams';

/** Whose week the tracker shows: a contractor's id and a Monday, as in `?contractor=…&week=2026-11-16`. */
export const selection = searchParams({ contractor: id, week }, { isShared: true });
