/** The addresses of the list of reports, and of one report. */
export const reportsPath = '/dashboard/reports';

export const reportPath = (id: string): string => `${reportsPath}/${encodeURIComponent(id)}`;

/** The pay statement of a run. */
export const statementPath = (runId: string): string => `/dashboard/statements/${encodeURIComponent(runId)}`;
