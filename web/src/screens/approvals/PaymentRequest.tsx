import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import { formatAmount } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import { PAYMENT_METHOD_NAMES } from 'rules/payments';
import type { PaymentRequest_request$key } from '../../__generated__/PaymentRequest_request.graphql';
import { Button } from '../../kit/ui/Button';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { listNames } from './listNames';
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
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/**
 * Who asks, to whom the money goes, how much and how; the second person decides, and whoever asked may take it back.
 */
export function PaymentRequest({ request: key }: { request: PaymentRequest_request$key }) {
  const styles = useStyles();
  const request = readInlineData(
    graphql`
      fragment PaymentRequest_request on ApprovalRequest @inline @throwOnFieldError {
        id
        askedBy
        isOwn
        amount
        paymentDate
        paymentMethod
        paymentReference
        viewerCanDecide
        viewerCanWithdraw
        wanted {
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
  const [approve, isApproving] = useApproveRequest();
  const [withdraw, isWithdrawing] = useWithdrawRequest();
  const { id, askedBy, isOwn, amount, paymentDate, paymentMethod, paymentReference, wanted } = request;

  const people = listNames(wanted.map(({ run }) => run.user.name));
  const method = paymentMethod
    ? PAYMENT_METHOD_NAMES[paymentMethod as keyof typeof PAYMENT_METHOD_NAMES]
    : '';
  const details = [
    method && `${method}${paymentReference ? ` ${paymentReference}` : ''}`,
    paymentDate && formatDay(paymentDate),
    wanted.length === 1 && `payroll #${wanted[0]!.run.number}`,
  ].filter(Boolean);
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
          <strong>
            {formatAmount(amount ?? 0)} to {people}
          </strong>
          <p className={styles.detail}>{details.join(' · ')}</p>
          {wanted.length > 1 && (
            <ul className={styles.each}>
              {wanted.map(({ run }) => (
                <li key={run.id}>
                  {run.user.name}, payroll #{run.number}: {formatAmount(run.net)}
                </li>
              ))}
            </ul>
          )}
          <p className={styles.detail}>
            {isOwn
              ? 'You asked for this. Somebody else has to approve it.'
              : `${askedBy} asks for your approval.`}
          </p>
        </div>
        <div className={styles.actions}>
          {request.viewerCanDecide && (
            <>
              <Button
                appearance="primary"
                busy={isApproving}
                busyLabel="Approving..."
                aria-label={`Approve ${formatAmount(amount ?? 0)} to ${people}`}
                onClick={() => void act(approve)}
              >
                Approve
              </Button>
              <Button
                aria-label={`Decline ${formatAmount(amount ?? 0)} to ${people}`}
                onClick={() => setDeclining(true)}
              >
                Decline
              </Button>
            </>
          )}
          {request.viewerCanWithdraw && (
            <Button
              busy={isWithdrawing}
              busyLabel="Withdrawing..."
              aria-label={`Withdraw ${formatAmount(amount ?? 0)} to ${people}`}
              onClick={() => void act(withdraw)}
            >
              Withdraw
            </Button>
          )}
        </div>
      </div>
      {isDeclining && (
        <DeclineRequestDialog
          id={id}
          what={`${formatAmount(amount ?? 0)} to ${people}`}
          onClose={() => setDeclining(false)}
        />
      )}
    </li>
  );
}
