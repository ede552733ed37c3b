import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { PaydayActions_board$key } from '../../__generated__/PaydayActions_board.graphql';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { recordLabel, runLabel } from '../payrollBoard/planTexts';
import { daysToApprove, type PaydayRow } from './paydayRow';
import { restingText } from './paydayTexts';
import type { DayToApprove } from './useApproveDays';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  text: { ...typographyStyles.body1Strong, margin: 0 },
});

type PaydayActionsProps = {
  board: PaydayActions_board$key;
  rows: readonly PaydayRow[];
  /** How many people have an open issue, shown or not. */
  total: number;
  /** The approval of days that have left the list is still under way. */
  isApproving: boolean;
  onApprove: (days: readonly DayToApprove[]) => void;
  onRun: () => void;
  onRecord: () => void;
};

/** The next step, and others beside it that are possible already. */
export function PaydayActions(props: PaydayActionsProps) {
  const { rows, total, isApproving, onApprove, onRun, onRecord } = props;
  const styles = useStyles();
  const { viewerCanProcess, reason, isEverybodyPaid, totals, steps } = useFragment(
    graphql`
      fragment PaydayActions_board on PayrollBoard @throwOnFieldError {
        viewerCanProcess
        reason
        isEverybodyPaid
        totals {
          ready
          net
        }
        steps {
          worked
          payableRuns
          payablePeople
          payable
        }
      }
    `,
    props.board,
  );
  const days = daysToApprove(rows);
  // Only shown days are approved: the queue has all of them.
  const isWhole = total <= rows.length;
  const next = [
    (days.length > 0 || isApproving) &&
      ((look: Look) =>
        isWhole ? (
          <Button
            key="approve"
            {...look}
            busy={isApproving}
            busyLabel="Approving..."
            onClick={() => onApprove(days)}
          >
            Approve {counted(days.length, 'Day')}
          </Button>
        ) : (
          <ButtonLink key="approve" {...look} to="/dashboard/approvals">
            Open Approvals
          </ButtonLink>
        )),
    totals.ready > 0 &&
      ((look: Look) => (
        <Button key="run" {...look} disabledReason={viewerCanProcess ? null : reason} onClick={onRun}>
          {runLabel(totals.ready, totals.net)}
        </Button>
      )),
    steps.payableRuns > 0 &&
      ((look: Look) => (
        <Button key="record" {...look} onClick={onRecord}>
          {recordLabel(steps.payablePeople, steps.payable)}
        </Button>
      )),
  ].filter((step) => step !== false);
  const awaiting = rows.some(({ issues }) => issues.includes('AWAITING_SECOND_PERSON'));
  return (
    <div className={styles.root}>
      {next.length === 0 && (
        <p className={styles.text}>
          {restingText({ isEverybodyPaid, worked: steps.worked, total, awaiting })}
        </p>
      )}
      {next.map((draw, index) => draw({ appearance: index === 0 ? 'primary' : 'secondary' }))}
    </div>
  );
}

type Look = { readonly appearance: 'primary' | 'secondary' };
