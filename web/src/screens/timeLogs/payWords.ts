import { formatDate } from 'rules/instantFormats';

/** A run that is not paid: 'On payroll, pay date Nov 30, 2026'. 'Paid' is only for runs that are marked as paid. */
export const onPayroll = (payDate: string): string => `On payroll, pay date ${formatDate(payDate)}`;
