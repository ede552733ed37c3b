/** The tabs of payroll as named in the address; the first one is left out. */
export type PayrollTab = 'tracker' | 'tax-documents';

export const readTab = (params: URLSearchParams): PayrollTab =>
  params.get('tab') === 'tax-documents' ? 'tax-documents' : 'tracker';

/** The address's search part for a tab. The tracker's selection is kept; the filters of the documents are not. */
export function tabSearch(params: URLSearchParams, tab: PayrollTab): string {
  const next = new URLSearchParams();
  for (const name of ['contractor', 'week']) {
    const value = params.get(name);
    if (value) next.set(name, value);
  }
  if (tab !== 'tracker') next.set('tab', tab);
  return String(next);
}
