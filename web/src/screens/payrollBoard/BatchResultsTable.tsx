import { graphql, usePreloadedQuery } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import query, { type BatchResultsTableQuery } from '../../__generated__/BatchResultsTableQuery.graphql';
import { TextLink } from '../../kit/ui/TextLink';
import {
  type BatchResultsProps,
  type LoadedResults,
  ResultsPage,
  ResultsTable,
} from '../batches/ResultsTable';

/** The people of a payroll batch, and their runs. */
export const BatchResultsTable = (props: BatchResultsProps) => (
  <ResultsPage {...props} query={query} Loaded={Loaded} />
);

function Loaded({ queryRef, ...paging }: LoadedResults<BatchResultsTableQuery>) {
  const { node } = usePreloadedQuery<BatchResultsTableQuery>(
    graphql`
      query BatchResultsTableQuery(
        $id: ID!
        $status: PayrollBatchItemStatus
        $first: Int!
        $after: String
      ) @throwOnFieldError {
        node(id: $id) {
          ... on PayrollBatch @alias(as: "batch") {
            weekStart
            items(first: $first, after: $after, status: $status) {
              totalCount
              edges {
                node @catch(to: RESULT) {
                  status
                  totalPay
                  message
                  user {
                    id
                    ...PersonLink_user
                  }
                  run {
                    number
                  }
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!node?.batch) return null;
  const { items, weekStart: week } = node.batch;
  return (
    <ResultsTable
      {...paging}
      edges={items.edges}
      total={items.totalCount}
      person="Contractor"
      done="Done"
      columns={[
        {
          key: 'what',
          header: 'Payroll',
          cell: ({ user, run, message }) =>
            run ? (
              <TextLink to={`/dashboard/payroll?${new URLSearchParams({ contractor: user.id, week })}`}>
                Payroll #{run.number}
              </TextLink>
            ) : (
              message
            ),
        },
        { key: 'total', header: 'Total', align: 'end', cell: ({ totalPay }) => formatAmount(totalPay) },
      ]}
    />
  );
}
