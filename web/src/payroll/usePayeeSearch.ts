import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import type { usePayeeSearchQuery } from '../__generated__/usePayeeSearchQuery.graphql';
import { extractNodes } from '../relay/extractNodes';
import type { PersonOption } from '../ui/PersonPicker';

/** What a search found: the first people, and how many there are in all. */
export type Payees = { readonly options: readonly PersonOption[]; readonly totalCount: number };

type Search = { readonly found: Payees | null; readonly isLoading: boolean; readonly hasFailed: boolean };

const idle: Search = { found: null, isLoading: false, hasFailed: false };

/**
 * Searches all people who can be paid. Read without Suspense on purpose: a search that fails must not take the
 * amounts typed beside it off the screen.
 */
export function usePayeeSearch() {
  const environment = useRelayEnvironment();
  const running = useRef<Subscription>(undefined);
  const [state, setState] = useState<Search>(idle);

  const search = (text: string) => {
    running.current?.unsubscribe();
    if (text === '') return setState(idle);
    setState((former) => ({ found: former.found, isLoading: true, hasFailed: false }));
    running.current = fetchQuery<usePayeeSearchQuery>(
      environment,
      graphql`
        query usePayeeSearchQuery($search: String!) {
          payees(first: 50, search: $search) {
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
      { search: text },
    ).subscribe({
      next: ({ payees }) => setState({ found: toPayees(payees), isLoading: false, hasFailed: false }),
      error: () => setState({ found: null, isLoading: false, hasFailed: true }),
    });
  };
  return { ...state, search };
}

type PayeeConnection = usePayeeSearchQuery['response']['payees'];

/** The people of a connection as the picker shows them. */
export function toPayees(connection: PayeeConnection): Payees {
  const options = extractNodes(connection).map(({ id, name, email }) => ({ id, name, detail: email }));
  return { options, totalCount: connection.totalCount };
}
