import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { formatAmount, readCents } from 'rules/amounts';
import type { BalanceTab_user$key } from '../../__generated__/BalanceTab_user.graphql';
import type { BalanceTabMoreQuery } from '../../__generated__/BalanceTabMoreQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Button } from '../../kit/ui/Button';
import { EmptyState } from '../../kit/ui/EmptyState';
import { FailedRows } from '../../kit/ui/FailedRows';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Section } from '../../kit/ui/Section';
import { PlanItem } from './PlanItem';
import { planRow } from './planRow';

const NewPlanDialog = lazyDialog(async () => (await import('./NewPlanDialog')).NewPlanDialog);

const OverpaidWeeks = lazyPart(async () => (await import('./OverpaidWeeks')).OverpaidWeeks);

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  more: { padding: tokens.spacingVerticalM, textAlign: 'center' },
});

type NewKind = 'ADVANCE' | 'RECURRING';

/** How many more plans are shown at a time. */
const MORE = 20;

/** A person's debt, and their weekly deductions: each plan with its deductions so far. */
export function BalanceTab(props: { user: BalanceTab_user$key; rows: number }) {
  const styles = useStyles();
  // As many as the screen has requested: a mutation's response then has the shown list.
  const [first, setFirst] = useState(props.rows);
  const [adding, setAdding] = useState<NewKind | null>(null);
  const [isLoading, startTransition] = useTransition();
  const [user, refetch] = useRefetchableFragment<BalanceTabMoreQuery, BalanceTab_user$key>(
    graphql`
      fragment BalanceTab_user on User
      @argumentDefinitions(first: { type: "Int!" })
      @refetchable(queryName: "BalanceTabMoreQuery")
      @throwOnFieldError {
        id
        name
        startsOn
        balance
        viewerCanPay
        overpaidWeeks {
          weekStart
          amount
        }
        plans(first: $first) {
          pageInfo {
            hasNextPage
          }
          edges {
            node @catch(to: RESULT) {
              ...planRow_plan
            }
          }
        }
      }
    `,
    props.user,
  );
  const { id, name, startsOn, balance, viewerCanPay, overpaidWeeks, plans } = user;
  const { rows, failed } = extractRows(plans);
  const owes = readCents(balance) > 0 ? `Still owed: ${formatAmount(balance)}` : 'Nothing is owed';
  return (
    <>
      {overpaidWeeks.length > 0 && (
        <OverpaidWeeks userId={id} weeks={overpaidWeeks} canTakeBack={viewerCanPay} first={first} />
      )}
      <Section
        title={owes}
        description="Advances and deductions lower net pay. They never lower what the 1099 reports."
        actions={
          viewerCanPay && (
            <>
              <Button onClick={() => setAdding('ADVANCE')}>Add Advance</Button>
              <Button onClick={() => setAdding('RECURRING')}>Add Deduction</Button>
            </>
          )
        }
      >
        {rows.length + failed === 0 ? (
          <EmptyState text="No advances or deductions." />
        ) : (
          <ul className={styles.list} aria-label={`Advances and deductions of ${name}`}>
            {rows.map(planRow).map((plan) => (
              <PlanItem key={plan.id} plan={plan} first={first} />
            ))}
          </ul>
        )}
        <FailedRows count={failed} />
        {plans.pageInfo.hasNextPage && (
          <div className={styles.more}>
            <Button
              busy={isLoading}
              busyLabel="Loading..."
              onClick={() =>
                startTransition(() => {
                  refetch({ first: first + MORE });
                  setFirst(first + MORE);
                })
              }
            >
              Show More
            </Button>
          </div>
        )}
      </Section>
      {adding && (
        <NewPlanDialog
          kind={adding}
          user={{ id, name, startsOn }}
          first={first}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}
