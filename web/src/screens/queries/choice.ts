import { id, searchParams } from '../../kit/lib/searchParams';

/** The query, its period and the tool; the defaults follow from the day. */
export const queryChoice = searchParams({ query: id, year: id, quarter: id, tool: id });

export type Choice = ReturnType<typeof queryChoice.read>;
