/** How long a browser may be idle before its session ends. Scripts' sessions have no such limit. */
import { hasAnyRole, RATE_READERS, type RoleName } from 'rules/roles';

/** In minutes, as configured by the company. */
export interface IdleTimes {
  driverIdleMinutes: number;
  officeIdleMinutes: number;
}

/** The allowed values; a session never lasts longer than twelve hours. */
export const IDLE_MINUTES = { least: 5, most: 720 } as const;

/** The defaults. */
export const DEFAULT_IDLE_TIMES: IdleTimes = { driverIdleMinutes: 480, officeIdleMinutes: 30 };

/** The idle time for these roles: short for people who see taxpayer numbers or other people's pay. */
export const toIdleMinutes = (roles: readonly RoleName[], times: IdleTimes): number =>
  hasAnyRole({ roles }, RATE_READERS) ? times.officeIdleMinutes : times.driverIdleMinutes;

/** More than any session's idle limit; a header with more counts the same. */
const MOST_SECONDS = 24 * 60 * 60;

/**
 * When a page was last used, from the idle seconds it reports. Pages refetch and follow changes on their own, which is
 * not use. A request without the header counts as use.
 */
export function lastUse(secondsIdle: string | null | undefined, now: Date): Date {
  const seconds = /^\d{1,6}$/.test(secondsIdle ?? '') ? Math.min(Number(secondsIdle), MOST_SECONDS) : 0;
  return new Date(now.getTime() - seconds * 1000);
}
