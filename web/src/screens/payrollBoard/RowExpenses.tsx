import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { readCents } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import { EXPENSE_CATEGORIES } from 'rules/expenses';
import { formatMoney, sumCents } from 'rules/money';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { DeductionsToTake } from '../plans/DeductionsToTake';
import { ReceiptsToPay } from '../receipts/ReceiptsToPay';
import { expensesDay, knownRow, planRow, type Touch } from './batchPlan';
import type { BoardRow } from './boardRow';
import { bareReceipts, explainTyped } from './taxablePay';
import type { DraftActs } from './useBoardDraft';

const ExpenseDialog = lazyDialog(async () => (await import('./ExpenseDialog')).ExpenseDialog);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
  },
  warning: {
    ...typographyStyles.caption1,
    margin: 0,
    flexBasis: '100%',
    color: tokens.colorStatusWarningForeground1,
  },
});

type RowExpensesProps = { row: BoardRow; touch: Touch; acts: DraftActs; isLocked: boolean };

/** A row's other amounts: receipts, deductions, the purpose of typed expenses, the taxable part. */
export function RowExpenses({ row, touch, acts, isLocked }: RowExpensesProps) {
  const styles = useStyles();
  const [isSaying, setSaying] = useState(false);
  const { user, days, receipts } = row;
  const known = knownRow(row);
  const planned = planRow(known, touch);
  const { details, leftOut = [] } = touch;
  const why = explainTyped(planned);
  const bare = bareReceipts(row, touch);
  return (
    <div className={styles.root}>
      {receipts.length > 0 && (
        <ReceiptsToPay
          person={user}
          week={days[0]!.date}
          receipts={known.receipts ?? []}
          leftOut={leftOut}
          onLeaveOut={(ids) => acts.setLeftOut(row, ids)}
          isLocked={isLocked}
        />
      )}
      {known.deductions && (
        <DeductionsToTake
          person={user}
          deductions={known.deductions}
          taken={planned.handedOut.taken}
          skipped={planned.skipPlans}
          onSkip={(planIds) => acts.setSkipped(row, planIds)}
          isLocked={isLocked}
        />
      )}
      {planned.expenses > 0 && (
        <Button size="small" onClick={() => setSaying(true)}>
          {details
            ? `${EXPENSE_CATEGORIES[details.category]}, ${formatShortDay(details.date)}: ${details.notes}`
            : 'What were the expenses for?'}
          <VisuallyHidden> {user.name}</VisuallyHidden>
        </Button>
      )}
      {why && <p className={styles.warning}>{why}</p>}
      {bare.length > 0 && (
        <p className={styles.warning}>
          {formatMoney(sumCents(bare.map(({ amount }) => readCents(amount))))} of receipts without a picture
          will count as taxable pay.
        </p>
      )}
      {isSaying && (
        <ExpenseDialog
          name={user.name}
          days={days.map(({ date }) => date)}
          details={details ?? { date: days[expensesDay(planned.pay)]!.date, category: 'OTHER', notes: '' }}
          onSave={(next) => acts.setDetails(row, next)}
          onClose={() => setSaying(false)}
        />
      )}
    </div>
  );
}
