import { graphql } from 'react-relay';
import type { usePayeeSearchQuery } from '../../__generated__/usePayeeSearchQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import type { PersonOption } from '../../kit/ui/PersonCombobox';
import { personOption } from '../people/personOption';
import { useSearch } from '../people/useSearch';

/** The result of a search: the first people, and the total. */
export type Payees = { readonly options: readonly PersonOption[]; readonly totalCount: number };

graphql`
  fragment usePayeeSearch_payees on UserConnection {
    totalCount
    edges {
      node {
        id
        name
        email
      }
    }
  }
`;

/** Searches all people who can be paid; null without a text. */
export function usePayeeSearch() {
  const { search, clear, ...state } = useSearch<usePayeeSearchQuery, Payees | null>(
    graphql`
      query usePayeeSearchQuery($search: String!) @throwOnFieldError {
        payees(first: 100, search: $search) {
          ...usePayeeSearch_payees @relay(mask: false)
        }
      }
    `,
    null,
    ({ payees }) => toPayees(payees),
  );
  return { ...state, search: (text: string) => (text === '' ? clear() : search({ search: text })) };
}

type PayeeConnection = usePayeeSearchQuery['response']['payees'];

/** The people of a connection in the picker's format. */
export const toPayees = (connection: PayeeConnection): Payees => ({
  options: extractNodes(connection).map(personOption),
  totalCount: connection.totalCount,
});
