import { graphql, useRefetchableFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { ReceiptsTab_query$key } from '../../__generated__/ReceiptsTab_query.graphql';
import type { ReceiptsTabMoreQuery } from '../../__generated__/ReceiptsTabMoreQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { EmptyState } from '../../kit/ui/EmptyState';
import { FailedRows } from '../../kit/ui/FailedRows';
import { Section } from '../../kit/ui/Section';
import { ReceiptList } from '../receipts/ReceiptList';
import { receiptRow } from '../receipts/receiptRow';
import { ShowMore } from './ShowMore';

/** What the person paid and wants back, the newest day first: with its picture, what became of it, and what paid it. */
export function ReceiptsTab({ query }: { query: ReceiptsTab_query$key }) {
  const [data, refetch] = useRefetchableFragment<ReceiptsTabMoreQuery, ReceiptsTab_query$key>(
    graphql`
      fragment ReceiptsTab_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        first: { type: "Int!" }
      )
      @refetchable(queryName: "ReceiptsTabMoreQuery")
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
    <Section title={totalCount > 0 && `${counted(totalCount, 'receipt')}, ${formatAmount(totalAmount)}`}>
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
