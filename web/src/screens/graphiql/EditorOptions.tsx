import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

/** What GraphiQL does not tell its editors: their names for a screen reader. */
export function EditorOptions() {
  const query = useGraphiQL(({ queryEditor }) => queryEditor);
  const variables = useGraphiQL(({ variableEditor }) => variableEditor);
  const result = useGraphiQL(({ responseEditor }) => responseEditor);
  useEffect(() => query?.updateOptions({ ariaLabel: 'Query' }), [query]);
  useEffect(() => variables?.updateOptions({ ariaLabel: 'Variables' }), [variables]);
  useEffect(() => result?.updateOptions({ ariaLabel: 'Result' }), [result]);
  return null;
}
