import type { FieldErrors } from '../../kit/relay/useDialogForm';

/** The dialog's values. Nothing is checked here: the server reports errors. */
export type ReportValues = {
  type: ReportKind;
  year: string;
  startDate: string;
  endDate: string;
  contractorId: string;
  /** The kinds of days in a payroll summary. */
  dates: ReportDates;
};

export type ReportDates = 'WORK_DATE' | 'PAY_DATE';

export const reportKinds = ['PAYROLL_SUMMARY', 'CONTRACTOR_REPORT', 'TAX_REPORT'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** No checks before sending. */
export const noErrors = (): FieldErrors => ({});
