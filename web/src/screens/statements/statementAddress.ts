/** The URLs of the viewer's own statements, of a person's and of a single statement. */
export const statementsPath = '/dashboard/statements';

export const statementPath = (runId: string): string => `${statementsPath}/${encodeURIComponent(runId)}`;

export function statementsOf(person: string, viewer: string, year?: number): string {
  const search = new URLSearchParams({
    ...(person === viewer ? {} : { person }),
    ...(year === undefined ? {} : { year: String(year) }),
  });
  return search.size ? `${statementsPath}?${search}` : statementsPath;
}
