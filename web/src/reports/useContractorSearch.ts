import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import type { useContractorSearchQuery } from '../__generated__/useContractorSearchQuery.graphql';
import { extractNodes } from '../relay/extractNodes';
import type { PersonOption } from '../ui/PersonPicker';

type Search = {
  readonly options: readonly PersonOption[];
  /** How many there are in all. */
  readonly totalCount: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

const idle: Search = { options: [], totalCount: 0, isLoading: false, hasFailed: false };

/** Searches contractors on the server, not before it is asked to. */
export function useContractorSearch() {
  const environment = useRelayEnvironment();
  const running = useRef<Subscription>(undefined);
  const [state, setState] = useState<Search>(idle);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const search = (text: string) => {
    running.current?.unsubscribe();
    setState((former) => ({ ...former, isLoading: true, hasFailed: false }));
    running.current = fetchQuery<useContractorSearchQuery>(
      environment,
      graphql`
        query useContractorSearchQuery($search: String) {
          contractors(first: 100, search: $search) {
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
      { search: text || null },
    ).subscribe({
      next: ({ contractors }) => {
        const options = extractNodes(contractors).map(({ id, name, email }) => ({ id, name, detail: email }));
        setState({ options, totalCount: contractors.totalCount, isLoading: false, hasFailed: false });
      },
      error: () => setState({ ...idle, hasFailed: true }),
    });
  };
  return { ...state, search };
}
