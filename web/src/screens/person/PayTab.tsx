import { useState } from 'react';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { PayTab_query$key } from '../../__generated__/PayTab_query.graphql';
import type { PayTab_user$key } from '../../__generated__/PayTab_user.graphql';
import type { PayTabMoreQuery } from '../../__generated__/PayTabMoreQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { StatementsTable } from '../statements/StatementsTable';
import { ROWS } from './pageSizes';
import { ShowMore } from './ShowMore';

const AddToPersonDialog = lazyDialog(
  async () => (await import('../corrections/AddToPersonDialog')).AddToPersonDialog,
);

/** The person's payroll runs with their status, newest week first; a row opens its statement. */
export function PayTab({ query, ...props }: { query: PayTab_query$key; user: PayTab_user$key }) {
  const { id, name, viewerCanPay } = useFragment(
    graphql`
      fragment PayTab_user on User @throwOnFieldError {
        id
        name
        viewerCanPay
      }
    `,
    props.user,
  );
  const [isAdding, setAdding] = useState(false);
  const [data, refetch] = useRefetchableFragment<PayTabMoreQuery, PayTab_query$key>(
    graphql`
      fragment PayTab_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        first: { type: "Int!" }
      )
      @refetchable(queryName: "PayTabMoreQuery")
      @throwOnFieldError {
        today
        payrollRuns(userId: $userId, first: $first) {
          pageInfo {
            hasNextPage
          }
          edges {
            node @catch(to: RESULT) {
              ...StatementsTable_run
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <Section
      title="Pay Statements"
      flush
      actions={viewerCanPay && <Button onClick={() => setAdding(true)}>Add to Pay</Button>}
    >
      <StatementsTable runs={extractRows(data.payrollRuns)} isRefreshing={false} />
      <ShowMore list={data.payrollRuns} onMore={refetch} />
      {isAdding && (
        <AddToPersonDialog
          person={{ id, name }}
          today={data.today}
          first={ROWS}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  );
}
