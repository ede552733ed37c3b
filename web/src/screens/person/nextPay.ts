type Run = { readonly status: string; readonly payDate: string };

/** What is on payroll and not paid yet, the earliest pay date first; null if nothing is. */
export function nextPay<Each extends Run>(runs: readonly Each[]): Each | null {
  const open = runs.filter(({ status }) => status === 'PROCESSED');
  return open.toSorted((a, b) => a.payDate.localeCompare(b.payDate))[0] ?? null;
}
