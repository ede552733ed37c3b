import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { ContractorsList_query$key } from '../../__generated__/ContractorsList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Pager } from '../../kit/ui/Pager';
import { useFilters } from '../../kit/ui/useFilters';
import { ContractorsTable } from './ContractorsTable';
import { contractorFilters, pageSize } from './contractorFilters';

/** One page of contractors, with a pager. */
export function ContractorsList({ query }: { query: ContractorsList_query$key }) {
  const { contractors } = useFragment(
    graphql`
      fragment ContractorsList_query on Query @throwOnFieldError {
        contractors(first: $first, after: $after, search: $search, status: $status) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              ...ContractorsTable_user
              ...contractorColumns_user
            }
          }
        }
      }
    `,
    query,
  );
  const [params] = useSearchParams();
  const [, change, filters] = useFilters(contractorFilters);
  const isRefreshing = useNavigation().state === 'loading';
  const total = contractors.totalCount;

  // A saved URL may name a page that no longer exists.
  if (contractors.edges.length === 0 && total > 0 && !isRefreshing) {
    const page = Math.ceil(total / pageSize);
    return (
      <Navigate replace to={{ search: String(contractorFilters.write({ ...filters, page }, params)) }} />
    );
  }
  return (
    <>
      <ContractorsTable
        users={extractRows(contractors)}
        isRefreshing={isRefreshing}
        isFiltered={contractorFilters.isFiltered(filters)}
      />
      <Pager
        label="contractors"
        page={filters.page}
        pageSize={pageSize}
        total={total}
        onPage={(page) => change({ page })}
      />
    </>
  );
}
