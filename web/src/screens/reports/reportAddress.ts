/** Where the list of reports is, and where one report is. */
export const reportsPath = '/dashboard/reports';

export const reportPath = (id: string): string => `${reportsPath}/${encodeURIComponent(id)}`;

/** The pay statement of a run. */
export const statementPath = (runId: string): string => `/dashboard/statements/${encodeURIComponent(runId)}`;
