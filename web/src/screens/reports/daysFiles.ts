/** Files of some days: what each contains, where it comes from, and what its dialog says. */

/** The first and the last of some days. */
export type Days = { readonly startDate: string; readonly endDate: string };

export type DaysFile = {
  readonly title: string;
  readonly note: string;
  /** The file in a word, as in 'Download Journal'. */
  readonly noun: string;
  readonly path: string;
  readonly fallbackName: (days: Days) => string;
};

export const journal: DaysFile = {
  title: 'Payment Journal',
  note: 'What the ledger has for these days, as journal entries for QuickBooks Online (CSV). Payments count on the day the money went out, and voids on the day of the void.',
  noun: 'Journal',
  path: '/api/payroll/journal',
  fallbackName: ({ startDate, endDate }) => `payments-${startDate}-${endDate}.csv`,
};

export const statements: DaysFile = {
  title: 'Pay Statements',
  note: 'The pay statement of every run with a pay date on these days, as one ZIP archive of PDFs: at most 1000. Void runs are included and marked.',
  noun: 'Statements',
  path: '/api/payroll/statements',
  fallbackName: ({ startDate, endDate }) => `pay-statements-${startDate}-${endDate}.zip`,
};
