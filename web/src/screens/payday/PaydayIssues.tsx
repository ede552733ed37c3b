import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense } from 'react';
import { formatDate } from 'rules/instantFormats';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { lazyPart } from '../../kit/ui/lazyPart';
import { ReminderLink } from '../approvals/ReminderLink';
import { backPayText, trackerWeek } from '../people/backPay';
import { PaydayIssue } from './PaydayIssue';
import { daysToApprove, type PaydayRow } from './paydayRow';
import { daysText, receiptsText } from './paydayTexts';
import type { DayToApprove } from './useApproveDays';
import { useRequestPaydayW9 } from './useRequestPaydayW9';

const PaydayRate = lazyPart(async () => (await import('./PaydayRate')).PaydayRate);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

type PaydayIssuesProps = {
  row: PaydayRow;
  week: string;
  onApprove: (days: readonly DayToApprove[]) => void;
  /** Requests a second person's approval for amounts above the limit. */
  onSend: () => void;
};

const search = (name: string) => String(new URLSearchParams({ search: name }));

/** The open issues of one person's pay, each with its one remedy. */
export function PaydayIssues({ row, week, onApprove, onSend }: PaydayIssuesProps) {
  const { issues, user, undecidedDays, heldReason, backPay } = row;
  const [requestW9, isRequesting] = useRequestPaydayW9(user.name);
  const days = daysToApprove([row]);
  const toApprove = { pathname: '/dashboard/approvals', search: search(user.name) };
  const draw: Record<(typeof issues)[number], () => React.ReactNode> = {
    HELD_BACK: () => (
      <PaydayIssue key="held" text={`Held back: ${heldReason}`}>
        <ButtonLink size="small" to={`/dashboard/payroll/week?week=${week}&${search(user.name)}`}>
          See on the Board
        </ButtonLink>
      </PaydayIssue>
    ),
    NO_RATE: () => (
      <PaydayIssue key="rate" text="No day rate">
        {user.viewerCanSetDailyRate && (
          <Suspense fallback={null}>
            <PaydayRate user={user} week={week} />
          </Suspense>
        )}
      </PaydayIssue>
    ),
    UNAPPROVED_DAYS: () => (
      <PaydayIssue
        key="days"
        text={`${counted(undecidedDays.length, 'day')} to approve: ${daysText(undecidedDays)}`}
      >
        {days.length > 0 ? (
          <Button
            size="small"
            aria-label={`Approve ${counted(days.length, 'day')} of ${user.name}`}
            onClick={() => onApprove(days)}
          >
            Approve
          </Button>
        ) : (
          'Someone else has to approve'
        )}
      </PaydayIssue>
    ),
    UNAPPROVED_RECEIPTS: () => (
      <PaydayIssue key="receipts" text={receiptsText(row)}>
        <ButtonLink size="small" to={toApprove}>
          Review
        </ButtonLink>
      </PaydayIssue>
    ),
    LEFT_OUT: () => (
      <PaydayIssue key="left" text="Approved days aren’t on payroll">
        <ButtonLink size="small" to={trackerWeek(user.id, week)}>
          Correct Payment
        </ButtonLink>
      </PaydayIssue>
    ),
    LATE: () => (
      <PaydayIssue key="late" text="Late: no days logged">
        {user.email && (
          <ReminderLink to={[user.email]} monday={week}>
            Remind
          </ReminderLink>
        )}
      </PaydayIssue>
    ),
    AWAITING_SECOND_PERSON: () => (
      <PaydayIssue key="awaiting" text="Waiting for a second person">
        <ButtonLink size="small" to="/dashboard/approvals">
          Open Approvals
        </ButtonLink>
      </PaydayIssue>
    ),
    ABOVE_LIMIT: () => (
      <PaydayIssue key="limit" text="Above the limit: needs a second person">
        <Button size="small" aria-label={`Send for Approval: ${user.name}`} onClick={onSend}>
          Send for Approval
        </Button>
      </PaydayIssue>
    ),
    BACK_PAY: () => (
      <PaydayIssue key="raise" text={backPay && backPayText(backPay)}>
        <ButtonLink size="small" to={trackerWeek(user.id, week)}>
          Add to Pay
        </ButtonLink>
      </PaydayIssue>
    ),
    NO_W9: () => (
      <PaydayIssue
        key="w9"
        text={user.w9RequestedAt ? `No W-9: requested on ${formatDate(user.w9RequestedAt)}` : 'No W-9'}
      >
        {user.viewerCanRequestW9 && !user.w9RequestedAt && (
          <Button
            size="small"
            aria-label={`Request W-9 from ${user.name}`}
            busy={isRequesting}
            busyLabel="Requesting..."
            onClick={() => void requestW9({ input: { userId: user.id } })}
          >
            Request W-9
          </Button>
        )}
      </PaydayIssue>
    ),
  };
  return <ul className={useStyles().root}>{issues.map((issue) => draw[issue]?.())}</ul>;
}
