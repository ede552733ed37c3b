/** The areas of access tokens, in the order of their list; the form of a new token says what each contains. */
export const AREA_LABELS = {
  PEOPLE: 'People',
  TIME_LOGS: 'Days',
  PAYROLL: 'Payroll',
  TAX: 'Taxes',
  REPORTS: 'Reports',
  LOGS: 'Audit log',
} as const;

/** 'A token for it needs Payroll and People.'; empty if unknown. */
export function describeNeeds(scopes: readonly string[]): string {
  if (scopes.length === 0) return '';
  const labels = scopes.map((scope) => AREA_LABELS[scope.replace('_READ', '') as keyof typeof AREA_LABELS]);
  return `A token for it needs ${labels.join(' and ')}.`;
}
