import { graphql, useFragment } from 'react-relay';
import type { ContractorsList_query$key } from '../../__generated__/ContractorsList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { ListPage } from '../../kit/ui/ListPage';
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
  return (
    <ListPage
      label="contractors"
      params={contractorFilters}
      pageSize={pageSize}
      total={contractors.totalCount}
    >
      {({ isRefreshing, isFiltered }) => (
        <ContractorsTable
          users={extractRows(contractors)}
          isRefreshing={isRefreshing}
          isFiltered={isFiltered}
        />
      )}
    </ListPage>
  );
}
