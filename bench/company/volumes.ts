/** The amounts of data to measure on. */

export interface Volumes {
  users: number;
  /** Each contractor's weeks in the log, of seven days each. */
  weeksEach: number;
  /** The oldest of them, which are paid. */
  paidWeeksEach: number;
  /** A contractor's newest week is up to this many weeks back; with one, all of them work now. */
  spread?: number;
  auditEntries: number;
  /** The people whose week is paid in one batch. */
  sitting: number;
}

/** About a million time logs and a hundred thousand payroll runs. */
const FULL: Volumes = {
  users: 10_000,
  weeksEach: 15,
  paidWeeksEach: 10,
  auditEntries: 1_000_000,
  sitting: 1_000,
};

/** This share of everything, to see what grows with a company. */
export const share = (volumes: Volumes, of: number): Volumes => ({
  ...volumes,
  users: Math.round(volumes.users * of),
  auditEntries: Math.round(volumes.auditEntries * of),
  sitting: Math.round(volumes.sitting * of),
});

/** As much as the embedded database can take without a long wait. */
export const EMBEDDED: Volumes = { ...FULL, users: 400, auditEntries: 100_000, sitting: 200 };

export const volumes = (isSmall: boolean): Volumes =>
  isSmall ? { ...FULL, users: FULL.users / 10, auditEntries: FULL.auditEntries / 10, sitting: 800 } : FULL;

/** One of this many people is staff; the first is an administrator, the others manage. */
export const STAFF_ONE_IN = 100;
/** A page of the list of staff. */
export const FEWEST_STAFF = 20;
