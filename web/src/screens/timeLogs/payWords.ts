import { formatDate } from 'rules/instantFormats';

/** A run whose money has not left: 'On payroll, pay date Nov 30, 2026'. 'Paid' is said of runs that are marked as paid. */
export const onPayroll = (payDate: string): string => `On payroll, pay date ${formatDate(payDate)}`;
