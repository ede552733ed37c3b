import { graphql } from 'react-relay';
import { findTypedId } from 'rules/ids';
import type { usePeopleSearchQuery } from '../../__generated__/usePeopleSearchQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import type { PersonOption } from '../../kit/ui/PersonCombobox';
import { personOption } from './personOption';
import { useSearch } from './useSearch';

/** The id in a text: the portal's own or the bare key in the database's form; undefined for anything else. */
export const typedId = (text: string): string | undefined => findTypedId('User', text);

type People = { readonly options: readonly PersonOption[]; readonly totalCount: number };

const noOne: People = { options: [], totalCount: 0 };

/** Searches everyone, archived people too, on the server; an id finds its person. */
export function usePeopleSearch() {
  const { found, search, ...state } = useSearch<usePeopleSearchQuery, People>(
    graphql`
      query usePeopleSearchQuery($search: String, $id: ID!, $isId: Boolean!) @throwOnFieldError {
        people(first: 50, search: $search) @skip(if: $isId) {
          totalCount
          edges {
            node {
              id
              name
              email
            }
          }
        }
        staffMember(id: $id) @include(if: $isId) {
          id
          name
          email
        }
      }
    `,
    noOne,
    ({ people, staffMember }) => {
      const options = (staffMember ? [staffMember] : extractNodes(people)).map(personOption);
      return { options, totalCount: people?.totalCount ?? options.length };
    },
  );
  return {
    ...state,
    ...found,
    search: (text: string) => {
      const id = typedId(text);
      search({ search: text || null, id: id ?? '', isId: id !== undefined });
    },
  };
}
