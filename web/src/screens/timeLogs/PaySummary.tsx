import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { PaySummary_query$key } from '../../__generated__/PaySummary_query.graphql';
import type { PaySummary_user$key } from '../../__generated__/PaySummary_user.graphql';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { PayAccordions } from './PayAccordions';

const EarningsDialog = lazyDialog(async () => (await import('./EarningsDialog')).EarningsDialog);

/** The weeks of the totals begin on another day than those above them. */
const TWO_WEEKS = 'Pay Summary counts Sunday to Saturday, payroll Monday to Sunday.';

/** The days' earnings, the expenses and the payments. */
export function PaySummary({ query }: { query: PaySummary_query$key }) {
  const { viewer } = useFragment(
    graphql`
      fragment PaySummary_query on Query @throwOnFieldError {
        viewer {
          ...PaySummary_user
        }
      }
    `,
    query,
  );
  return <Summary user={viewer} />;
}

function Summary({ user }: { user: PaySummary_user$key }) {
  const { id, paySummary } = useFragment(
    graphql`
      fragment PaySummary_user on User @throwOnFieldError {
        id
        paySummary {
          weekly {
            period
            startDate
            endDate
            ...PayTotalsTable_pay @relay(mask: false)
          }
          monthly {
            period
            ...PayTotalsTable_pay @relay(mask: false)
          }
          yearToDate {
            period
            ...PayTotalsTable_pay @relay(mask: false)
          }
          paidBefore
        }
      }
    `,
    user,
  );
  const { paidBefore, ...periods } = paySummary;
  const [isOpen, setOpen] = useState(false);
  const before =
    paidBefore > 0 &&
    `By day worked. ${formatAmount(paidBefore)} paid this year outside this system has no days and isn’t in it.`;
  return (
    <Section title="Pay Summary" description={[TWO_WEEKS, before].filter(Boolean).join(' ')}>
      <PayAccordions {...periods} onOpenYear={() => setOpen(true)} />
      {isOpen && (
        <EarningsDialog userId={id} year={Number(periods.yearToDate.period)} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}
