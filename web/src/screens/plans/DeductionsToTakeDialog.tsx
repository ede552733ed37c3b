import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatMoney } from 'rules/money';
import type { Taken } from 'rules/plans';
import { Button } from '../../kit/ui/Button';
import { Checkbox } from '../../kit/ui/Checkbox';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import type { PlannedDeduction } from './plannedDeductions';

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalXS} 0`,
    overflowWrap: 'anywhere',
  },
  amount: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  why: {
    ...typographyStyles.caption1,
    gridColumn: '1 / -1',
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
});

export type DeductionsToTakeDialogProps = {
  person: { readonly name: string };
  /** Everything with an amount due in the week. */
  deductions: readonly PlannedDeduction[];
  /** How much of it the week can take. */
  taken: readonly Taken<PlannedDeduction>[];
  /** Those not taken this time. */
  skipped: readonly string[];
  onSkip: (planIds: readonly string[]) => void;
  isLocked: boolean;
  onClose: () => void;
};

/** A week's deductions, each with a box, and why it takes less than is due. */
export function DeductionsToTakeDialog(props: DeductionsToTakeDialogProps) {
  const { person, deductions, taken, skipped, onSkip, isLocked, onClose } = props;
  const styles = useStyles();
  const amounts = new Map(taken.map(({ plan, amount }) => [plan.planId, amount]));
  return (
    <DialogFrame
      open
      title={`Deductions of ${person.name}`}
      width="medium"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <p className={styles.note}>
        Anything you uncheck isn’t taken this week. Advances stay owed, and deductions carry over.
      </p>
      <ul className={styles.list} aria-label="Deductions of the week">
        {deductions.map(({ planId, description, due, floor }) => {
          const isTaken = !skipped.includes(planId);
          const amount = amounts.get(planId) ?? 0;
          return (
            <li key={planId} className={styles.item}>
              <Checkbox
                label={description}
                aria-label={`Take ${formatMoney(due)}: ${description}`}
                checked={isTaken}
                disabled={isLocked}
                onChange={(_event, { checked }) =>
                  onSkip(checked ? skipped.filter((one) => one !== planId) : [...skipped, planId])
                }
              />
              <span className={styles.amount}>{formatMoney(amount)}</span>
              {isTaken && amount < due && (
                <p className={styles.why}>
                  {formatMoney(due)} is due.{' '}
                  {floor > 0
                    ? `The week’s pay never goes below ${formatMoney(floor)}.`
                    : 'The week’s pay doesn’t cover more.'}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </DialogFrame>
  );
}
