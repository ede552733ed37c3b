import { useGraphiQL, useMonaco } from '@graphiql/react';
import { useEffect } from 'react';
import { themes } from './editorThemes';

/** What GraphiQL does not tell its editors: their names for a screen reader, and colors that everyone can read. */
export function EditorOptions() {
  const query = useGraphiQL(({ queryEditor }) => queryEditor);
  const variables = useGraphiQL(({ variableEditor }) => variableEditor);
  const result = useGraphiQL(({ responseEditor }) => responseEditor);
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => query?.updateOptions({ ariaLabel: 'Query', renderFinalNewline: 'on' }), [query]);
  useEffect(
    () => variables?.updateOptions({ ariaLabel: 'Variables', renderFinalNewline: 'on' }),
    [variables],
  );
  useEffect(() => result?.updateOptions({ ariaLabel: 'Result' }), [result]);
  useEffect(() => {
    for (const [name, theme] of themes) monaco?.editor.defineTheme(name, theme);
  }, [monaco]);
  return null;
}
