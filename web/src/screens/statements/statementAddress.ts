/** The URLs of the viewer's own statements, of a person's and of a single statement. */
export const statementsPath = '/dashboard/statements';

export const statementPath = (runId: string): string => `${statementsPath}/${encodeURIComponent(runId)}`;

export const statementsOf = (person: string, viewer: string): string =>
  person === viewer ? statementsPath : `${statementsPath}?person=${encodeURIComponent(person)}`;
