import { graphql, usePaginationFragment } from 'react-relay';
import type { DocumentHistory_document$key } from '../../__generated__/DocumentHistory_document.graphql';
import type { DocumentHistoryMoreQuery } from '../../__generated__/DocumentHistoryMoreQuery.graphql';
import { HistoryList } from './HistoryList';

/** The history of a tax document. */
export function DocumentHistory({ document }: { document: DocumentHistory_document$key }) {
  const { data, ...paging } = usePaginationFragment<DocumentHistoryMoreQuery, DocumentHistory_document$key>(
    graphql`
      fragment DocumentHistory_document on TaxDocument
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "DocumentHistoryMoreQuery") {
        history(first: $first, after: $after)
          @connection(key: "DocumentHistory_history", filters: [])
          @required(action: THROW) {
          ...HistoryList_history
          edges { cursor }
        }
      }
    `,
    document,
  );
  return <HistoryList history={data.history} paging={paging} />;
}
