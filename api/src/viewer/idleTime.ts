/** How long a browser may be left alone before its session ends. Sessions of scripts have no such time. */
import { hasAnyRole, RATE_READERS, type RoleName } from 'rules/roles';

/** Minutes, as the company has chosen. */
export interface IdleTimes {
  driverIdleMinutes: number;
  officeIdleMinutes: number;
}

/** What it may choose: a session lasts no longer than twelve hours in any case. */
export const IDLE_MINUTES = { least: 5, most: 720 } as const;

/** Where no one has chosen. */
export const DEFAULT_IDLE_TIMES: IdleTimes = { driverIdleMinutes: 480, officeIdleMinutes: 30 };

/** The idle time of someone with these roles: short for those who see taxpayer numbers or other people's pay. */
export const toIdleMinutes = (roles: readonly RoleName[], times: IdleTimes): number =>
  hasAnyRole({ roles }, RATE_READERS) ? times.officeIdleMinutes : times.driverIdleMinutes;

/** More than the session is ever left alone for; a header that claims it is no better than none. */
const MOST_SECONDS = 24 * 60 * 60;

/**
 * When a page was last used, by what it says of itself: the seconds since. It refetches and follows changes by itself,
 * which is no use of it; a request that says nothing is.
 */
export function lastUse(secondsIdle: string | null | undefined, now: Date): Date {
  const seconds = /^\d{1,6}$/.test(secondsIdle ?? '') ? Math.min(Number(secondsIdle), MOST_SECONDS) : 0;
  return new Date(now.getTime() - seconds * 1000);
}
