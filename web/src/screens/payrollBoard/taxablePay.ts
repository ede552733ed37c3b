import { explainCompensation } from 'rules/payLines';
import type { BatchPlan, PlannedRow, Touch } from './batchPlan';
import type { BoardRow } from './boardRow';

/** Why a row's typed expenses are paid as compensation; null if they are reimbursed, or there are none. */
export const explainTyped = ({
  expenses,
  details,
}: Pick<PlannedRow, 'expenses' | 'details'>): string | null =>
  explainCompensation({ expenses, notes: details?.notes ?? '', category: details?.category });

/** How much of the typed expenses the button pays as compensation, in cents. */
export const sumTaxable = ({ edited }: Pick<BatchPlan, 'edited'>): number =>
  edited
    .filter(({ planned }) => explainTyped(planned) !== null)
    .reduce((sum, { planned }) => sum + planned.expenses, 0);

/** The receipts without a picture that the row pays: they count as compensation too. */
export const bareReceipts = ({ receipts }: Pick<BoardRow, 'receipts'>, { leftOut = [] }: Touch) =>
  receipts.filter(({ id, isAccountedFor }) => !isAccountedFor && !leftOut.includes(id));
