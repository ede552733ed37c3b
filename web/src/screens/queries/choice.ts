import { id, searchParams } from '../../kit/lib/searchParams';

/** The period and the tool of the queries; the defaults follow from the day. */
export const queryChoice = searchParams({ year: id, quarter: id, tool: id });

export type Choice = ReturnType<typeof queryChoice.read>;
