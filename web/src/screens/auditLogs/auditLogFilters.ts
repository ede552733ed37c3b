import type { LogLevel } from '../../__generated__/AuditLogsScreenQuery.graphql';
import { isDay } from '../../kit/lib/weeks';

/** Entries of one page, as the specification sets them. */
export const pageSize = 50;

export const logLevels: readonly LogLevel[] = ['INFO', 'WARNING', 'ERROR', 'CRITICAL'];

/** Which entries are listed; null leaves a filter open. */
export type AuditLogFilters = {
  /** Words of a person (who did it, or whom it was about) or of an action. */
  readonly search: string | null;
  /** The id of who did it. */
  readonly userId: string | null;
  readonly action: string | null;
  readonly level: LogLevel | null;
  /** 'YYYY-MM-DD', included. */
  readonly startDate: string | null;
  /** 'YYYY-MM-DD', included. */
  readonly endDate: string | null;
};

/** Nothing left out. */
export const allEntries: AuditLogFilters = {
  search: null,
  userId: null,
  action: null,
  level: null,
  startDate: null,
  endDate: null,
};

/**
 * A page begins beside an entry and not after a number of entries, so no page shifts while new entries arrive.
 * The number, from 1, only says how far down it is.
 */
export type AuditLogPlace = {
  readonly page: number;
  /** The cursor of the entry before the page, for the way to older ones. */
  readonly after: string | null;
  /** The cursor of the entry behind the page, for the way to newer ones. */
  readonly before: string | null;
};

export const newest: AuditLogPlace = { page: 1, after: null, before: null };

/** Reads the filters out of an address; what makes no sense there is left out. */
export function readFilters(params: URLSearchParams): AuditLogFilters {
  const day = (name: string) => {
    const text = params.get(name);
    return text && isDay(text) ? text : null;
  };
  return {
    search: params.get('search')?.trim() || null,
    userId: params.get('userId')?.trim() || null,
    action: params.get('action') || null,
    level: logLevels.find((level) => level === params.get('level')) ?? null,
    startDate: day('startDate'),
    endDate: day('endDate'),
  };
}

/** Reads the page out of an address; without a cursor it is the newest. */
export function readPlace(params: URLSearchParams): AuditLogPlace {
  const page = Number(params.get('page'));
  const after = params.get('after') || null;
  const before = after ? null : params.get('before') || null;
  if (!(after || before) || !Number.isSafeInteger(page) || page < 2) return newest;
  return { page, after, before };
}

/** Writes filters and page into an address, what is open unsaid. */
export function writeAddress(filters: AuditLogFilters, place: AuditLogPlace = newest): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (place.after) params.set('after', place.after);
  if (place.before) params.set('before', place.before);
  if (place.page > 1) params.set('page', String(place.page));
  return params;
}

/** The address of the newest page. */
export const writeFilters = (filters: AuditLogFilters): URLSearchParams => writeAddress(filters);

/** The filters after a change, which is no number of a page: pages begin beside entries. */
export const changed = (filters: AuditLogFilters, changes: Partial<AuditLogFilters>): AuditLogFilters => ({
  ...filters,
  ...changes,
});

/** Whether anything is left out. */
export function isFiltered(filters: AuditLogFilters): boolean {
  return Object.values(filters).some(Boolean);
}

/** The arguments of the connection for a page. */
export function pageArguments({ after, before }: AuditLogPlace) {
  return before
    ? { first: null, after: null, last: pageSize, before }
    : { first: pageSize, after, last: null, before: null };
}
