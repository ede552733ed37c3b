import { graphql, useRefetchableFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { ReceiptsCard_query$key } from '../../__generated__/ReceiptsCard_query.graphql';
import type { ReceiptsCardMoreQuery } from '../../__generated__/ReceiptsCardMoreQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { EmptyState } from '../../kit/ui/EmptyState';
import { FailedRows } from '../../kit/ui/FailedRows';
import { Section } from '../../kit/ui/Section';
import { ReceiptList } from '../receipts/ReceiptList';
import { receiptRow } from '../receipts/receiptRow';
import { ShowMore } from './ShowMore';

/** The person's claimed expenses, newest day first: with the picture, the status, and the payment. */
export function ReceiptsCard({ query }: { query: ReceiptsCard_query$key }) {
  const [data, refetch] = useRefetchableFragment<ReceiptsCardMoreQuery, ReceiptsCard_query$key>(
    graphql`
      fragment ReceiptsCard_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        first: { type: "Int!" }
      )
      @refetchable(queryName: "ReceiptsCardMoreQuery")
      @throwOnFieldError {
        receipts(userId: $userId, first: $first) {
          totalCount
          totalAmount
          pageInfo {
            hasNextPage
          }
          edges {
            node @catch(to: RESULT) {
              ...receiptRow_receipt
            }
          }
        }
      }
    `,
    query,
  );
  const { totalCount, totalAmount } = data.receipts;
  const { rows, failed } = extractRows(data.receipts);
  return (
    <Section
      title={totalCount > 0 ? `${counted(totalCount, 'receipt')}, ${formatAmount(totalAmount)}` : 'Receipts'}
    >
      {totalCount === 0 ? (
        <EmptyState text="No receipts yet" hint="Add them under Time Logs, on the day they belong to." />
      ) : (
        <ReceiptList label="Receipts" receipts={rows.map(receiptRow)} />
      )}
      <FailedRows count={failed} />
      <ShowMore list={data.receipts} onMore={refetch} />
    </Section>
  );
}
