import { createContext, type ReactNode, useContext } from 'react';
import type { DataID } from 'relay-runtime';

const Lists = createContext<readonly DataID[]>([]);

/** Names the list (`__id` of its connection) to what is in it, so that a row can leave it with `@deleteEdge`. */
export function ListId({ id, children }: { id: DataID; children: ReactNode }) {
  return <Lists value={[id]}>{children}</Lists>;
}

/** The list that this is in, as mutations take it: for `$connections`. */
export const useConnections = (): readonly DataID[] => useContext(Lists);
