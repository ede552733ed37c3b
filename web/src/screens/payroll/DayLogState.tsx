import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { DayLogState_day$key } from '../../__generated__/DayLogState_day.graphql';
import { StatusChip } from '../../kit/ui/StatusChip';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    minWidth: 0,
  },
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
  rateless: { ...typographyStyles.caption1, color: tokens.colorStatusWarningForeground1 },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

type DayLogStateProps = {
  day: DayLogState_day$key;
  /** Dollars proposed for the day, if it is still unpaid. */
  proposedPay?: number;
};

/** The driver's log of the day, its decision and the proposed pay. */
export function DayLogState({ proposedPay, ...props }: DayLogStateProps) {
  const styles = useStyles();
  const { worked, status, description, lacksRate } = useFragment(
    graphql`
      fragment DayLogState_day on PayrollWeekDay @throwOnFieldError {
        worked
        status
        description
        lacksRate
      }
    `,
    props.day,
  );
  return (
    <div className={styles.root}>
      <span className={styles.state}>
        <span className={worked ? undefined : styles.quiet}>{worked ? 'Worked' : 'Not worked'}</span>
        {status && (worked || status !== 'PENDING') && <StatusChip status={status} />}
      </span>
      {Boolean(proposedPay) && <span className={styles.note}>Proposed {formatAmount(proposedPay ?? 0)}</span>}
      {lacksRate && proposedPay !== undefined && <span className={styles.rateless}>No day rate</span>}
      {description && <span className={styles.note}>{description}</span>}
    </div>
  );
}
