import { graphql, useFragment } from 'react-relay';
import type { TaxDocumentsList_query$key } from '../../__generated__/TaxDocumentsList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { ListPage } from '../../kit/ui/ListPage';
import { TaxDocumentsTable } from './TaxDocumentsTable';
import { pageSize, taxDocumentFilters } from './taxDocumentFilters';

/** One page of documents, newest first, with a pager. */
export function TaxDocumentsList({ query }: { query: TaxDocumentsList_query$key }) {
  const { taxDocuments } = useFragment(
    graphql`
      fragment TaxDocumentsList_query on Query @throwOnFieldError {
        taxDocuments(
          first: $first
          after: $after
          userId: $userId
          type: $type
          year: $year
          status: $status
        ) {
          totalCount
          pageInfo { hasNextPage }
          edges {
            node @catch(to: RESULT) {
              ...TaxDocumentsTable_document
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <ListPage
      label="tax documents"
      params={taxDocumentFilters}
      pageSize={pageSize}
      total={taxDocuments.totalCount}
    >
      {({ isRefreshing, isFiltered }) => (
        <TaxDocumentsTable
          documents={extractRows(taxDocuments)}
          isRefreshing={isRefreshing}
          isFiltered={isFiltered}
        />
      )}
    </ListPage>
  );
}
