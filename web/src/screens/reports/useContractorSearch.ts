import { graphql } from 'react-relay';
import type { useContractorSearchQuery } from '../../__generated__/useContractorSearchQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import type { PersonOption } from '../../kit/ui/PersonCombobox';
import { personOption } from '../people/personOption';
import { useSearch } from '../people/useSearch';

type Contractors = { readonly options: readonly PersonOption[]; readonly totalCount: number };

const noOne: Contractors = { options: [], totalCount: 0 };

/** Searches contractors on the server, only on request; includes those who have left, whose pay stays in every sum. */
export function useContractorSearch() {
  const { found, search, ...state } = useSearch<useContractorSearchQuery, Contractors>(
    graphql`
      query useContractorSearchQuery($search: String) @throwOnFieldError {
        contractors(first: 100, search: $search, includeArchived: true) {
          totalCount
          edges {
            node {
              id
              name
              email
            }
          }
        }
      }
    `,
    noOne,
    ({ contractors }) => ({
      options: extractNodes(contractors).map(personOption),
      totalCount: contractors.totalCount,
    }),
  );
  return { ...found, ...state, search: (text: string) => search({ search: text || null }) };
}
