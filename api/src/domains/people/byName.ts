/** The sort order of lists of people. */
import { asc, type SortOrder } from '../../graph/sortOrder.ts';

export const BY_NAME: SortOrder = [asc.text('lastName'), asc.text('firstName'), asc.key('id')];
