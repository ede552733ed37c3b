/**
 * What opens somebody's data, and what the person is told was opened. Only what leaves the portal as a file, or shows a
 * taxpayer number in full, is entered; the index AuditLog_data_views_idx has the same actions.
 */
import type { AuditAction } from '../../audit/actions.ts';
import { toValues, type Values } from './changes.ts';
import { formatForm } from './messages.ts';

const OPENED = {
  TAX_NUMBER_REVEALED: () => 'Taxpayer number',
  USER_RECORDS_EXPORTED: () => 'All records, as one file',
  PAY_STATEMENT_DOWNLOADED: ({ number }) => `Pay statement #${number}`,
  TAX_DOCUMENT_DOWNLOADED: (values) =>
    `${formatForm(values)}${values.numberInFull === true ? ', with the taxpayer number' : ''}`,
  IRIS_FILES_EXPORTED: ({ year }) => `IRS upload file for ${year}, with the taxpayer number`,
} as const satisfies Partial<Record<AuditAction, (values: Values) => string>>;

type Opening = keyof typeof OPENED;

export const OPENINGS = Object.keys(OPENED) as Opening[];

const isOpening = (action: string): action is Opening => Object.hasOwn(OPENED, action);

/** Such as 'Form 1099-NEC for 2025'. */
export function formatOpened({ action, newValues }: { action: string; newValues: unknown }): string {
  return isOpening(action) ? OPENED[action](toValues(newValues)) : 'Other data';
}
