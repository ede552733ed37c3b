import { readDay } from 'rules/searchParams';
import type { LogLevel } from '../../__generated__/AuditLogsScreenQuery.graphql';
import { choice, id, searchParams, text } from '../../kit/lib/searchParams';

/** Entries of one page, as the specification sets them. */
export const pageSize = 50;

export const logLevels: readonly LogLevel[] = ['INFO', 'WARNING', 'ERROR', 'CRITICAL'];

/**
 * The filters of the entries: words of a person (user or subject) or of an action, the user's id, and both days
 * inclusive.
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

/** No filter. */
export const allEntries = auditLogFilters.read(new URLSearchParams());

/**
 * A page begins at an entry and not after a number of entries, so no page shifts while new entries arrive. The number,
 * from 1, only shows the position.
 */
export type AuditLogPlace = {
  readonly page: number;
  /** The cursor of the entry before the page, for older ones. */
  readonly after: string | null;
  /** The cursor of the entry after the page, for newer ones. */
  readonly before: string | null;
};

export const newest: AuditLogPlace = { page: 1, after: null, before: null };

/** Reads the page from an address; without a cursor it is the newest. */
export function readPlace(params: URLSearchParams): AuditLogPlace {
  const page = Number(params.get('page'));
  const after = params.get('after') || null;
  const before = after ? null : params.get('before') || null;
  if (!(after || before) || !Number.isSafeInteger(page) || page < 2) return newest;
  return { page, after, before };
}

/** The address of a page, beginning with its filters; changing a filter leads to the newest page. */
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
