import { id, searchParams } from '../../kit/lib/searchParams';

/** What the queries are about and the tool they are for; the usual ones follow from the day. */
export const queryChoice = searchParams({ year: id, quarter: id, tool: id });

export type Choice = ReturnType<typeof queryChoice.read>;
