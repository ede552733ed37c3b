import { readDay } from 'rules/searchParams';
import type { LogLevel } from '../../__generated__/AuditLogsScreenQuery.graphql';
import { choice, id, searchParams, text } from '../../kit/lib/searchParams';

/** Entries of one page, as the specification sets them. */
export const pageSize = 50;

export const logLevels: readonly LogLevel[] = ['INFO', 'WARNING', 'ERROR', 'CRITICAL'];

/**
 * Which entries are listed: words of a person (who did it, or whom it was about) or of an action, the id of who did it,
 * and days that are both included.
 */
export const auditLogFilters = searchParams({
  search: text,
  userId: id,
  action: id,
  level: choice(logLevels),
  startDate: readDay,
  endDate: readDay,
});

export type AuditLogFilters = ReturnType<typeof auditLogFilters.read>;

/** Nothing left out. */
export const allEntries = auditLogFilters.read(new URLSearchParams());

/**
 * A page begins at an entry and not after a number of entries, so no page shifts while new entries arrive. The number,
 * from 1, only says how far down it is.
 */
export type AuditLogPlace = {
  readonly page: number;
  /** The cursor of the entry before the page, for the way to older ones. */
  readonly after: string | null;
  /** The cursor of the entry behind the page, for the way to newer ones. */
  readonly before: string | null;
};

export const newest: AuditLogPlace = { page: 1, after: null, before: null };

/** Reads the page out of an address; without a cursor it is the newest. */
export function readPlace(params: URLSearchParams): AuditLogPlace {
  const page = Number(params.get('page'));
  const after = params.get('after') || null;
  const before = after ? null : params.get('before') || null;
  if (!(after || before) || !Number.isSafeInteger(page) || page < 2) return newest;
  return { page, after, before };
}

/** The address of a page, which begins with its filters; another filter leads to the newest page. */
export function writeAddress(filters: AuditLogFilters, place: AuditLogPlace = newest): URLSearchParams {
  const params = auditLogFilters.write(filters);
  if (place.after) params.set('after', place.after);
  if (place.before) params.set('before', place.before);
  if (place.page > 1) params.set('page', String(place.page));
  return params;
}

/** The arguments of the connection for a page. */
export function pageArguments({ after, before }: AuditLogPlace) {
  return before
    ? { first: null, after: null, last: pageSize, before }
    : { first: pageSize, after, last: null, before: null };
}
