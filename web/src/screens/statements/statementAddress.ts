/** The URLs of the viewer's own statements and of a single statement. */
export const statementsPath = '/dashboard/statements';

export const statementPath = (runId: string): string => `${statementsPath}/${encodeURIComponent(runId)}`;
