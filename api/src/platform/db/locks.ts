/**
 * The number of each advisory lock. During an upgrade the previous release runs beside this one: a number stays with its
 * purpose, and a new purpose gets a number that no release has used.
 */
export const LOCKS = {
  company: 4001,
  yearSettings: 4002,
  bankFiles: 4003,
  // Releases before this one lock 4003 here. Only their first start, which makes the queues, would have to be excluded.
  queues: 4004,
  backups: 4005,
  sharedAccounts: 4006,
  auditChain: 4_202_311,
  /** Prisma's, so that its command and the portal never migrate at the same time. */
  migrations: 72_707_369,
} as const;
