/** What the banner of the administrator's home says, and the address where more is to be seen. */
export type SystemStatus = {
  readonly intent: 'error' | 'warning' | 'success';
  readonly text: string;
  readonly at?: string;
};

type Facts = {
  /** How many of the newest entries of the log report an error. */
  readonly failedOperations: number;
  /** How many days await a decision. */
  readonly pendingApprovals: number;
};

/** Errors come before what waits, and only when there is neither all is well. */
export function systemStatus({ failedOperations, pendingApprovals }: Facts): SystemStatus {
  const written = (count: number) => count.toLocaleString('en-US');
  if (failedOperations > 0)
    return {
      intent: 'error',
      text: `${written(failedOperations)} recent system errors detected. Check logs for details.`,
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
