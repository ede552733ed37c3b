import { graphql, usePreloadedQuery } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import query, {
  type FormBatchResultsTableQuery,
} from '../../__generated__/FormBatchResultsTableQuery.graphql';
import {
  type BatchResultsProps,
  type LoadedResults,
  ResultsPage,
  ResultsTable,
} from '../batches/ResultsTable';

/** The payees of a batch of forms, and their forms. */
export const FormBatchResultsTable = (props: BatchResultsProps) => (
  <ResultsPage {...props} query={query} Loaded={Loaded} />
);

function Loaded({ queryRef, ...paging }: LoadedResults<FormBatchResultsTableQuery>) {
  const { node } = usePreloadedQuery<FormBatchResultsTableQuery>(
    graphql`
      query FormBatchResultsTableQuery(
        $id: ID!
        $status: TaxDocumentBatchItemStatus
        $first: Int!
        $after: String
      ) @throwOnFieldError {
        node(id: $id) {
          ... on TaxDocumentBatch @alias(as: "batch") {
            items(first: $first, after: $after, status: $status) {
              totalCount
              edges {
                node @catch(to: RESULT) {
                  status
                  message
                  user {
                    id
                    ...PersonLink_user
                  }
                  document {
                    id
                    amount
                    accountNumber
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
  const { items } = node.batch;
  return (
    <ResultsTable
      {...paging}
      edges={items.edges}
      total={items.totalCount}
      person="Payee"
      done="Generated"
      columns={[
        {
          key: 'what',
          header: 'Form',
          cell: ({ document, message }) =>
            message ?? (document?.accountNumber && `Account ${document.accountNumber}`),
        },
        {
          key: 'amount',
          header: 'Amount',
          align: 'end',
          cell: ({ document }) => document?.amount != null && formatAmount(document.amount),
        },
      ]}
    />
  );
}
