import type { TimeLogStatus } from '../../__generated__/TimeLogsScreenQuery.graphql';
import { isDay } from '../../kit/lib/weeks';

/** Which days are counted and listed; null leaves a bound open. Days are 'YYYY-MM-DD', both included. */
export type TimeLogFilter = {
  readonly status: TimeLogStatus | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
};

export const timeLogStatuses: readonly TimeLogStatus[] = ['PENDING', 'APPROVED', 'REJECTED'];

/** The filter in the address; what is no status or no day there counts as left open. */
export function readFilter(parameters: URLSearchParams): TimeLogFilter {
  const day = (name: string) => {
    const text = parameters.get(name);
    return text && isDay(text) ? text : null;
  };
  return {
    status: timeLogStatuses.find((status) => status === parameters.get('status')) ?? null,
    startDate: day('startDate'),
    endDate: day('endDate'),
  };
}

/** The address's parameters for the filter, without the open bounds. */
export function writeFilter(filter: TimeLogFilter): Record<string, string> {
  const set = Object.entries(filter).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return Object.fromEntries(set);
}

/** Whether anything is left out. */
export function isFiltered({ status, startDate, endDate }: TimeLogFilter): boolean {
  return Boolean(status || startDate || endDate);
}
