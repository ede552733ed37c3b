/**
 * What a person is told was handed out of their data. Which actions do is said where each is declared
 * (audit/actions.ts); the compiler wants a text for every one of them. The indexes AuditLog_data_views_idx and
 * AuditLog_data_views_of_many_idx have the same actions.
 */
import { actionsHandingOut, type DataAction } from '../../audit/actions.ts';
import { toValues, type Values } from './changes.ts';
import { day, formatForm } from './messages.ts';

const OPENED: Readonly<Record<DataAction, (values: Values) => string>> = {
  TAX_NUMBER_REVEALED: () => 'Taxpayer number',
  USER_RECORDS_EXPORTED: () => 'All records, as one file',
  PAY_STATEMENT_DOWNLOADED: ({ number }) => `Pay statement #${number}`,
  TAX_DOCUMENT_DOWNLOADED: (values) =>
    `${formatForm(values)}${values.numberInFull === true ? ', with the taxpayer number' : ''}`,
  IRIS_FILES_EXPORTED: ({ year }) => `IRS upload file for ${year}, with the taxpayer number`,
  BANK_FILE_EXPORTED: ({ weekStart }) =>
    `Bank file for the week of ${day(weekStart)}, with the account number`,
  PAYMENT_JOURNAL_EXPORTED: ({ startDate, endDate }) =>
    `Payments from ${day(startDate)} to ${day(endDate)}, as journal entries`,
  REPORT_EXPORTED: ({ name }) => (name ? `Report ${name}` : 'Report'),
};

/** Those about many people name each of them; the others are about one. */
export const OF_MANY = actionsHandingOut('MANY');
export const OPENINGS = [...actionsHandingOut('ONE'), ...OF_MANY];

const isOpening = (action: string): action is DataAction => Object.hasOwn(OPENED, action);

/** Such as 'Form 1099-NEC for 2025'. */
export function formatOpened({ action, newValues }: { action: string; newValues: unknown }): string {
  return isOpening(action) ? OPENED[action](toValues(newValues)) : 'Other data';
}
