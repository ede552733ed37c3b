import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatAmount } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import { EXPENSE_CATEGORIES, receiptNeededMessage } from 'rules/expenses';
import { StatusChip } from '../../kit/ui/StatusChip';
import { ReceiptPicture } from './ReceiptPicture';
import type { ReceiptRow } from './receiptRow';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  receipt: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: tokens.spacingHorizontalS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: '160px',
    overflowWrap: 'anywhere',
  },
  amount: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  small: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  reason: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1 },
  warning: { ...typographyStyles.caption1, color: tokens.colorStatusWarningForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

type ReceiptListProps = {
  label: string;
  receipts: readonly ReceiptRow[];
  /** The actions for each. */
  actions?: (receipt: ReceiptRow) => ReactNode;
};

/** Receipts with their pictures, status and reasons. */
export function ReceiptList({ label, receipts, actions }: ReceiptListProps) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to every browser
    <ul role="list" aria-label={label} className={styles.root}>
      {receipts.map((receipt) => {
        const { id, date, category, amount, purpose, status, rejectionReason } = receipt;
        const { needsFile, file, duplicateHints, payrollRun } = receipt;
        const what = EXPENSE_CATEGORIES[category as keyof typeof EXPENSE_CATEGORIES] ?? category;
        return (
          <li key={id} className={styles.receipt}>
            {file && <ReceiptPicture file={file} label={`Receipt of ${formatAmount(amount)}, ${what}`} />}
            <span className={styles.words}>
              <span className={styles.amount}>
                {formatAmount(amount)} {what}
              </span>
              <span>{purpose}</span>
              <span className={styles.small}>{formatShortDay(date)}</span>
              {payrollRun && <span className={styles.small}>On payroll run #{payrollRun.number}</span>}
              {status === 'REJECTED' && (
                <span className={styles.reason}>{rejectionReason ?? 'No reason given.'}</span>
              )}
              {needsFile && !file && (
                <span className={styles.warning}>
                  {receiptNeededMessage({ category: category as keyof typeof EXPENSE_CATEGORIES })}
                </span>
              )}
              {duplicateHints.map((hint) => (
                <span key={hint} className={styles.warning}>
                  {hint}
                </span>
              ))}
            </span>
            <StatusChip status={status} />
            {actions && <span className={styles.actions}>{actions(receipt)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
