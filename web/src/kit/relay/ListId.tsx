import { createContext, type ReactNode, useContext } from 'react';
import type { DataID } from 'relay-runtime';

const Lists = createContext<readonly DataID[]>([]);

/** Gives the rows their list (`__id` of its connection), so that a row can leave it with `@deleteEdge`. */
export function ListId({ id, children }: { id: DataID; children: ReactNode }) {
  return <Lists value={[id]}>{children}</Lists>;
}

/** The ids of the surrounding list, as mutations take them for `$connections`. */
export const useConnections = (): readonly DataID[] => useContext(Lists);
