import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readCents } from 'rules/amounts';
import { formatMoney } from 'rules/money';
import type { WeekAdjustments_week$key } from '../../__generated__/WeekAdjustments_week.graphql';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { StatusChip } from '../../kit/ui/StatusChip';
import { TextLink } from '../../kit/ui/TextLink';
import { backPayText } from '../people/backPay';
import { onPayroll } from '../timeLogs/payWords';
import { PayrollRunMenu } from './PayrollRunMenu';
import { RecordPaymentButton } from './RecordPaymentButton';
import { useDismissBackPay } from './useDismissBackPay';

const AddToWeekDialog = lazyDialog(
  async () => (await import('../corrections/AddToWeekDialog')).AddToWeekDialog,
);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  },
  raise: { flexBasis: '100%' },
  list: { flexBasis: '100%', margin: 0, padding: 0, listStyleType: 'none' },
  run: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    overflowWrap: 'anywhere',
  },
});

type WeekAdjustmentsProps = { week: WeekAdjustments_week$key; today: string };

/** The week's corrections and additions, each a payroll run of its own, and the button to add more. */
export function WeekAdjustments({ today, ...props }: WeekAdjustmentsProps) {
  const styles = useStyles();
  const { user, weekStart, adjustments, viewerCanAdd, backPay } = useFragment(
    graphql`
      fragment WeekAdjustments_week on PayrollWeek @throwOnFieldError {
        user {
          id
          name
        }
        weekStart
        viewerCanAdd
        backPay {
          viewerCanDecide
          ...backPay_text @relay(mask: false)
        }
        adjustments {
          id
          number
          status
          payDate
          net
          correctionReason
          ...PayrollRunMenu_run
          ...RecordPaymentButton_run
        }
      }
    `,
    props.week,
  );
  const [isAdding, setAdding] = useState(false);
  const [dismiss, isDismissing] = useDismissBackPay(user.id, weekStart);
  if (!viewerCanAdd && adjustments.length === 0 && !backPay) return null;
  return (
    <div className={styles.root}>
      {adjustments.length > 0 && (
        <ul className={styles.list} aria-label="Other payrolls this week">
          {adjustments.map((run) => (
            <li key={run.id} className={styles.run}>
              <span>
                {run.correctionReason === null || run.correctionReason === undefined ? 'Added' : 'Corrected'}{' '}
                by{' '}
                <TextLink isInText to={`/dashboard/statements/${encodeURIComponent(run.id)}`}>
                  payroll #{run.number}
                </TextLink>
                : {formatMoney(readCents(run.net))}
                {run.correctionReason ? ` (${run.correctionReason})` : ''}
              </span>
              {run.status === 'PROCESSED' ? (
                <StatusChip status={run.status} label={onPayroll(run.payDate)} />
              ) : (
                <StatusChip status={run.status} />
              )}
              <RecordPaymentButton run={run} today={today} size="small" />
              <PayrollRunMenu run={run} onVoided={() => undefined} />
            </li>
          ))}
        </ul>
      )}
      {backPay && (
        <MessageBar intent="warning" layout="multiline" className={styles.raise}>
          <MessageBarBody>{backPayText(backPay)} at the new day rate.</MessageBarBody>
          {backPay.viewerCanDecide && (
            <MessageBarActions>
              <Button
                size="small"
                busy={isDismissing}
                busyLabel="Dismissing..."
                aria-label={`Dismiss ${backPayText(backPay)}`}
                onClick={() => void dismiss(backPay.amount)}
              >
                Dismiss
              </Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      {viewerCanAdd && <Button onClick={() => setAdding(true)}>Add to Pay</Button>}
      {isAdding && (
        <AddToWeekDialog
          person={{ id: user.id, name: user.name }}
          week={weekStart}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
