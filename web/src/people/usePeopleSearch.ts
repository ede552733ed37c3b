import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import type { usePeopleSearchQuery } from '../__generated__/usePeopleSearchQuery.graphql';
import { extractNodes } from '../relay/extractNodes';
import type { PersonOption } from '../ui/PersonPicker';

type Search = {
  readonly options: readonly PersonOption[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

const idle: Search = { options: [], isLoading: false, hasFailed: false };

const KEY = /^(?:User_)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The id a text stands for: the portal's own or the bare key as databases write it; undefined for anything else. */
export function typedId(text: string): string | undefined {
  const key = KEY.exec(text.trim())?.[1];
  return key && `User_${key.toLowerCase()}`;
}

/** Searches everybody, archived people too, on the server; a text that is an id finds whose id it is. */
export function usePeopleSearch() {
  const environment = useRelayEnvironment();
  const running = useRef<Subscription>(undefined);
  const [state, setState] = useState<Search>(idle);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const search = (text: string) => {
    running.current?.unsubscribe();
    const id = typedId(text);
    setState((former) => ({ ...former, isLoading: true, hasFailed: false }));
    running.current = fetchQuery<usePeopleSearchQuery>(
      environment,
      graphql`
        query usePeopleSearchQuery($search: String, $id: ID!, $isId: Boolean!) {
          people(first: 50, search: $search) @skip(if: $isId) {
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
      { search: text || null, id: id ?? '', isId: id !== undefined },
    ).subscribe({
      next: ({ people, staffMember }) => {
        const found = staffMember ? [staffMember] : extractNodes(people);
        const options = found.map(({ id, name, email }) => ({ id, name, detail: email }));
        setState({ options, isLoading: false, hasFailed: false });
      },
      error: () => setState({ options: [], isLoading: false, hasFailed: true }),
    });
  };
  return { ...state, search };
}
