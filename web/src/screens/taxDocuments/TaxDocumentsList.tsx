import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { TaxDocumentsList_query$key } from '../../__generated__/TaxDocumentsList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Pager } from '../../kit/ui/Pager';
import { useFilters } from '../../kit/ui/useFilters';
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
  const [params] = useSearchParams();
  const [, change, filters] = useFilters(taxDocumentFilters);
  const isRefreshing = useNavigation().state === 'loading';
  const total = taxDocuments.totalCount;

  // A saved URL may name a page that no longer exists.
  if (taxDocuments.edges.length === 0 && total > 0 && !isRefreshing) {
    const page = Math.ceil(total / pageSize);
    return (
      <Navigate replace to={{ search: String(taxDocumentFilters.write({ ...filters, page }, params)) }} />
    );
  }
  return (
    <>
      <TaxDocumentsTable
        documents={extractRows(taxDocuments)}
        isRefreshing={isRefreshing}
        isFiltered={taxDocumentFilters.isFiltered(filters)}
      />
      <Pager
        label="tax documents"
        page={filters.page}
        pageSize={pageSize}
        total={total}
        onPage={(page) => change({ page })}
      />
    </>
  );
}
