/** What the banner of the administrator's home says, and the address where more is to be seen. */
export type SystemStatus = {
  readonly intent: 'error' | 'warning' | 'success';
  readonly text: string;
  readonly at?: string;
};

type Facts = {
  /** How many of the newest entries of the log report an error. */
  readonly failedOperations: number;
  /** How many sealed entries have not reached the file outside of the database; null where there is no such file. */
  readonly unanchoredEntries: number | null;
  /** How many days await a decision. */
  readonly pendingApprovals: number;
};

/** A moment's entries are always on their way; more say that the file cannot be written. */
const ON_THEIR_WAY = 100;

/** Errors come before what waits, and only when there is neither all is well. */
export function systemStatus({ failedOperations, unanchoredEntries, pendingApprovals }: Facts): SystemStatus {
  const written = (count: number) => count.toLocaleString('en-US');
  if (failedOperations > 0)
    return {
      intent: 'error',
      text: `${written(failedOperations)} recent system errors detected. Check logs for details.`,
      at: '/dashboard/logs',
    };
  if (unanchoredEntries !== null && unanchoredEntries > ON_THEIR_WAY)
    return {
      intent: 'warning',
      text: `${written(unanchoredEntries)} audit log entries have not been copied to the anchor file.`,
      at: '/dashboard/logs',
    };
  if (pendingApprovals > 0)
    return {
      intent: 'warning',
      text: `${written(pendingApprovals)} items pending approval.`,
      at: '/dashboard/approvals',
    };
  return { intent: 'success', text: 'All systems operational. No issues detected.' };
}
