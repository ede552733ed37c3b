import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import type { OperationType, Variables } from 'relay-runtime';

const Latest = createContext<() => Variables>(() => ({}));

/** Tells what is in a screen which page of it is shown: what its query was sent with last. */
export function ScreenVariables({ variables, children }: { variables: Variables; children: ReactNode }) {
  const latest = useRef(variables);
  useLayoutEffect(() => {
    latest.current = variables;
  }, [variables]);
  const read = useCallback(() => latest.current, []);
  return <Latest value={read}>{children}</Latest>;
}

/**
 * The variables of the screen's query, read when they are needed: an Undo may be clicked on another page. With them a
 * mutation asks for what it has changed in the screen, in its own response (`query { ...StaffCards_query }`). What it
 * does not declare is not sent. A list that the server sorts, filters or pages comes whole that way when a row joins it,
 * as only the server knows where, and when one leaves it, as another moves up.
 */
export const useScreenVariables = <Query extends OperationType>() =>
  useContext(Latest) as () => Query['variables'];
