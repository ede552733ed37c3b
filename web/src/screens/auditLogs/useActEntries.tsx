import { useQueryLoader } from 'react-relay';
import query, { type ActEntriesQuery } from '../../__generated__/ActEntriesQuery.graphql';
import { lazyPart } from '../../kit/ui/lazyPart';
import { ACT_ENTRIES } from './actEntriesPage';

const ActEntries = lazyPart(async () => (await import('./ActEntries')).ActEntries);

/** The open act of the table, one at a time: the click that opens it requests its entries. */
export function useActEntries(openEntry: (id: string) => void) {
  const [queryRef, load, dispose] = useQueryLoader<ActEntriesQuery>(query);
  const open = (id: string) => load({ id, first: ACT_ENTRIES }, { fetchPolicy: 'network-only' });
  const opened = queryRef?.variables.id ?? null;
  return {
    opened,
    toggle: (id: string) => (id === opened ? dispose() : open(id)),
    content: queryRef && (
      <ActEntries queryRef={queryRef} onOpen={openEntry} onRetry={() => open(queryRef.variables.id)} />
    ),
  };
}
