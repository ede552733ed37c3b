import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import type { OperationType, Variables } from 'relay-runtime';

const Latest = createContext<() => Variables>(() => ({}));

/** Gives the screen's parts the variables its query was last sent with. */
export function ScreenVariables({ variables, children }: { variables: Variables; children: ReactNode }) {
  const latest = useRef(variables);
  useLayoutEffect(() => {
    latest.current = variables;
  }, [variables]);
  const read = useCallback(() => latest.current, []);
  return <Latest value={read}>{children}</Latest>;
}

/**
 * The variables of the screen's query, read when needed: an Undo may be clicked on another page. With them a mutation
 * selects what it changed on the screen in its own response (`query { ...StaffScreen_refresh }`). Variables that it does
 * not declare are not sent. A list that the server sorts, filters or pages is selected whole when a row joins it,
 * because only the server knows its place, and when one leaves it, because another moves up.
 */
export const useScreenVariables = <Query extends OperationType>() =>
  useContext(Latest) as () => Query['variables'];
