import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import { formatAmount } from 'rules/amounts';
import type { PaymentRequest_request$key } from '../../__generated__/PaymentRequest_request.graphql';
import { Button } from '../../kit/ui/Button';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { describeDetails, describePaidTo, describeRequest } from './describeRequest';
import { useApproveRequest } from './useApproveRequest';
import { useWithdrawRequest } from './useWithdrawRequest';

const DeclineRequestDialog = lazyDialog(
  async () => (await import('./DeclineRequestDialog')).DeclineRequestDialog,
);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  text: { flexGrow: 1, flexBasis: '280px', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { margin: 0, color: tokens.colorNeutralForeground2 },
  each: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, color: tokens.colorNeutralForeground2 },
  issue: { margin: 0, color: tokens.colorStatusWarningForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The requester, and the payment or bank account; the second person decides, and the requester may withdraw it. */
export function PaymentRequest({ request: key }: { request: PaymentRequest_request$key }) {
  const styles = useStyles();
  const request = readInlineData(
    graphql`
      fragment PaymentRequest_request on ApprovalRequest @inline @throwOnFieldError {
        id
        kind
        askedBy
        isOwn
        amount
        paymentDate
        paymentMethod
        paymentReference
        advanceFor
        advanceWeekly
        bankDetails
        limitChange
        bankFileWeek
        bankFileFormat
        bankFileEffectiveOn
        approvalIssue
        secondPersonIssue
        openingDetails
        deletionOf
        deletionReason
        about {
          name
        }
        viewerCanDecide
        viewerCanDecline
        viewerCanWithdraw
        wanted {
          account {
            maskedAccountNumber
            isNew
            sharedWith
          }
          run {
            id
            number
            net
            user {
              name
            }
          }
        }
      }
    `,
    key,
  );
  const [isDeclining, setDeclining] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [approve, isApproving] = useApproveRequest(request.kind);
  const [withdraw, isWithdrawing] = useWithdrawRequest();
  const { id, askedBy, isOwn, wanted } = request;

  const what = describeRequest(request);
  const details = describeDetails(request);
  const act = async (run: typeof approve | typeof withdraw) => {
    setFailure(null);
    const outcome = await run(id);
    if (!outcome.ok) setFailure(outcome.message);
  };

  return (
    <li>
      <ErrorSummary error={failure} />
      <div className={styles.root}>
        <div className={styles.text}>
          <strong>{what}</strong>
          <p className={styles.detail}>{details.join(' · ')}</p>
          {(wanted.length > 1 || wanted[0]?.account) && (
            <ul className={styles.each}>
              {wanted.map(({ run, account }) => (
                <li key={run.id}>
                  {run.user.name}, payroll #{run.number}: {formatAmount(run.net)}
                  {account && ` to ${describePaidTo(account)}`}
                </li>
              ))}
            </ul>
          )}
          <p className={styles.detail}>
            {isOwn
              ? 'You requested this. Someone else has to approve it.'
              : `${askedBy} needs your approval.`}
          </p>
          {(request.secondPersonIssue ?? (isOwn ? null : request.approvalIssue)) && (
            <p className={styles.issue}>{request.secondPersonIssue ?? request.approvalIssue}</p>
          )}
        </div>
        <div className={styles.actions}>
          {request.viewerCanDecide && (
            <Button
              appearance="primary"
              busy={isApproving}
              busyLabel="Approving..."
              aria-label={`Approve ${what}`}
              onClick={() => void act(approve)}
            >
              Approve
            </Button>
          )}
          {request.viewerCanDecline && (
            <Button aria-label={`Decline ${what}`} onClick={() => setDeclining(true)}>
              Decline
            </Button>
          )}
          {request.viewerCanWithdraw && (
            <Button
              busy={isWithdrawing}
              busyLabel="Withdrawing..."
              aria-label={`Withdraw ${what}`}
              onClick={() => void act(withdraw)}
            >
              Withdraw
            </Button>
          )}
        </div>
      </div>
      {isDeclining && <DeclineRequestDialog id={id} what={what} onClose={() => setDeclining(false)} />}
    </li>
  );
}
