import { formatAmount } from 'rules/amounts';
import { counted } from '../../kit/lib/labels';
import { knownRow, planRow, type Touch } from './batchPlan';
import type { BoardRow } from './boardRow';
import { bareReceipts, explainTyped } from './taxablePay';
import { warningTexts } from './warningTexts';

/** A short word that something about the row is in its details. */
export type RowBadge = { readonly tone: 'warning' | 'neutral'; readonly word: string };

/** What to know before the row is paid, in a word each, warnings first. The details below the row say the rest. */
export function rowBadges(row: BoardRow, touch: Touch): readonly RowBadge[] {
  const warnings = warningTexts(row).map(({ word }) => word);
  const others: string[] = [];
  if (row.run) {
    if (row.run.awaitsApproval) warnings.push('2nd person');
    if (row.run.replaces) others.push(`Replaces #${row.run.replaces.number}`);
    if (row.run.net !== row.run.totalPay) others.push('Deductions');
  } else {
    const isTaxable = explainTyped(planRow(knownRow(row), touch)) !== null;
    if (isTaxable || bareReceipts(row, touch).length > 0) warnings.push('Taxable');
    if (row.deductions.length > 0) others.push(counted(row.deductions.length, 'deduction'));
    if (row.paidBefore !== 0) others.push('Paid before');
    if (row.receipts.length > 0) others.push(counted(row.receipts.length, 'receipt'));
  }
  if (row.added > 0) others.push(`+ ${formatAmount(row.added)}`);
  return [
    ...warnings.map((word) => ({ tone: 'warning', word }) as const),
    ...others.map((word) => ({ tone: 'neutral', word }) as const),
  ];
}
