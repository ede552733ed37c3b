import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { readCents } from 'rules/amounts';
import { formatMoney } from 'rules/money';
import {
  describePaidBefore,
  describePayment,
  type MadePayment,
  type PaymentMethod,
  STAYS_PAID,
} from 'rules/payments';
import type { RunMoney_run$key } from '../../__generated__/RunMoney_run.graphql';
import { PayLadder } from './PayLadder';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    flexBasis: '100%',
    overflowWrap: 'anywhere',
    '& p': { margin: 0 },
  },
  sums: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    '& div': { display: 'flex', gap: tokens.spacingHorizontalXS },
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  },
});

/** A run's status, its payment and method, and the net pay if it differs from the total. */
export function RunMoney(props: { run: RunMoney_run$key }) {
  const styles = useStyles();
  const { status, payDate, paidBefore, payment, ...amounts } = useFragment(
    graphql`
      fragment RunMoney_run on PayrollRun @throwOnFieldError {
        status
        payDate
        totalPay
        gross
        reimbursed
        deducted
        withheld
        net
        overpaid
        paidBefore {
          date
          amount
        }
        payment {
          date
          method
          reference
        }
      }
    `,
    props.run,
  );
  const cents = (key: keyof typeof amounts) => readCents(amounts[key]);
  const isPaid = status === 'PAID';
  const before = describePaidBefore({
    payDate,
    isPaid,
    totalPay: cents('totalPay'),
    net: cents('net'),
    before: paidBefore.map(({ date, amount }) => ({ date, amount: readCents(amount) })),
    overpaid: cents('overpaid'),
  });
  const sums = [
    ['Gross', 'gross'],
    ['Reimbursed', 'reimbursed'],
    ['Deducted', 'deducted'],
    ['Withheld', 'withheld'],
    ['Net', 'net'],
  ] as const;
  const differs = cents('gross') !== cents('totalPay') || cents('deducted') !== 0 || cents('withheld') !== 0;
  return (
    <div className={styles.root}>
      {status !== 'VOID' && <PayLadder isPaid={isPaid} />}
      {payment && <p>{describePayment({ ...toMade(payment), amount: cents('net') })}.</p>}
      {payment && status === 'VOID' && cents('net') !== 0 && <p>{STAYS_PAID}</p>}
      {before && <p>{before}</p>}
      {differs && (
        <dl className={styles.sums} aria-label="How net pay adds up">
          {sums.map(([name, key]) =>
            cents(key) === 0 && key !== 'net' ? null : (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{formatMoney(cents(key))}</dd>
              </div>
            ),
          )}
        </dl>
      )}
    </div>
  );
}

const toMade = ({
  date,
  method,
  reference,
}: {
  date: string;
  method: string;
  reference: string;
}): MadePayment => ({
  date,
  method: method as PaymentMethod,
  reference,
});
