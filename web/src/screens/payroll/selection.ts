import { readWeek } from 'rules/searchParams';
import { id, searchParams } from '../../kit/lib/searchParams';

/** The tracker's selection: a contractor's id and a Monday, as in `?contractor=…&week=2026-11-16`. */
export const selection = searchParams({ contractor: id, week: readWeek }, { isShared: true });
