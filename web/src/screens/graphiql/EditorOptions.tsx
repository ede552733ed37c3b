import { useGraphiQL, useMonaco } from '@graphiql/react';
import { useEffect } from 'react';
import { themes } from './editorThemes';

/** Options that GraphiQL does not pass to its editors: accessible names, and readable colors. */
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
