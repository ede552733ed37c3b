/** The tabs of payroll: one person's week, everyone's week, and the tax documents. */
export type PayrollTab = 'tracker' | 'week' | 'tax-documents';

/** The tab of `/dashboard/payroll` that the address names; the tracker if it names none. */
export const readTab = (params: URLSearchParams): Exclude<PayrollTab, 'week'> =>
  params.get('tab') === 'tax-documents' ? 'tax-documents' : 'tracker';

/** Where a tab is. The week and the tracker's contractor are kept; the filters of the documents and of the week are not. */
export function tabAddress(params: URLSearchParams, tab: PayrollTab): { pathname: string; search: string } {
  const next = new URLSearchParams();
  for (const name of tab === 'week' ? ['week'] : ['contractor', 'week']) {
    const value = params.get(name);
    if (value) next.set(name, value);
  }
  if (tab === 'tax-documents') next.set('tab', tab);
  return {
    pathname: tab === 'week' ? '/dashboard/payroll/week' : '/dashboard/payroll',
    search: String(next),
  };
}
