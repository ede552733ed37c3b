/** Where the list of one's own statements is, and where one statement is. */
export const statementsPath = '/dashboard/statements';

export const statementPath = (runId: string): string => `${statementsPath}/${encodeURIComponent(runId)}`;
