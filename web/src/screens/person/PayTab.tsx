import { graphql, useRefetchableFragment } from 'react-relay';
import type { PayTab_query$key } from '../../__generated__/PayTab_query.graphql';
import type { PayTabMoreQuery } from '../../__generated__/PayTabMoreQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Section } from '../../kit/ui/Section';
import { StatementsTable } from '../statements/StatementsTable';
import { ShowMore } from './ShowMore';

/** The person's payroll runs with their status, the newest week first; a row opens its statement. */
export function PayTab({ query }: { query: PayTab_query$key }) {
  const [data, refetch] = useRefetchableFragment<PayTabMoreQuery, PayTab_query$key>(
    graphql`
      fragment PayTab_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        first: { type: "Int!" }
      )
      @refetchable(queryName: "PayTabMoreQuery")
      @throwOnFieldError {
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
    <Section flush>
      <StatementsTable runs={extractRows(data.payrollRuns)} isRefreshing={false} />
      <ShowMore list={data.payrollRuns} onMore={refetch} />
    </Section>
  );
}
