/** The title of each kind of report. */
export const REPORT_TITLES = {
  PAYROLL_SUMMARY: 'Payroll Summary',
  CONTRACTOR_REPORT: 'Contractor Performance',
  TAX_REPORT: 'Tax Summary',
} as const;
