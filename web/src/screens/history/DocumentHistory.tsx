import { graphql, usePaginationFragment } from 'react-relay';
import type { DocumentHistory_document$key } from '../../__generated__/DocumentHistory_document.graphql';
import type { DocumentHistoryMoreQuery } from '../../__generated__/DocumentHistoryMoreQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { HistoryList } from './HistoryList';

/** What happened to a tax document. */
export function DocumentHistory({ document }: { document: DocumentHistory_document$key }) {
  const { data, ...paging } = usePaginationFragment<DocumentHistoryMoreQuery, DocumentHistory_document$key>(
    graphql`
      fragment DocumentHistory_document on TaxDocument
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "DocumentHistoryMoreQuery")
      @throwOnFieldError {
        history(first: $first, after: $after) @connection(key: "DocumentHistory_history", filters: []) {
          edges {
            node {
              ...HistoryList_entry
            }
          }
        }
      }
    `,
    document,
  );
  return <HistoryList entries={extractNodes(data.history)} paging={paging} />;
}
