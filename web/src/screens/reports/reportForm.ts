import type { FieldErrors } from '../../kit/relay/useDialogForm';

/** What the dialog holds. Nothing of it is judged here: the server says what is wrong with it. */
export type ReportValues = {
  type: ReportKind;
  year: string;
  startDate: string;
  endDate: string;
  contractorId: string;
};

export const reportKinds = ['PAYROLL_SUMMARY', 'CONTRACTOR_REPORT', 'TAX_REPORT'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** No checks before sending. */
export const noErrors = (): FieldErrors => ({});
