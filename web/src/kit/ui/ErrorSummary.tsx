import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';

const useStyles = makeStyles({
  root: { flexShrink: 0, height: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  body: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  title: { display: 'block' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

export type ErrorSummaryProps = {
  /** Why nothing was saved, word for word; without it nothing shows. */
  error?: string | null;
  /** The errors of single fields, which also show beside the fields. */
  issues?: readonly string[];
};

/** The errors of a form in one place; takes focus when a new one appears. */
export function ErrorSummary({ error, issues = [] }: ErrorSummaryProps) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const listed = issues.filter((issue) => issue !== error);
  const said = [error, ...listed].filter(Boolean).join('\n');
  const saidBefore = useRef('');

  useEffect(() => {
    const known = saidBefore.current.split('\n');
    saidBefore.current = said;
    // An error that disappears while its field is being edited must not take the focus out of the field.
    if (said.split('\n').some((line) => !known.includes(line))) root.current?.focus();
  }, [said]);

  if (!said) return null;
  return (
    <MessageBar
      ref={root}
      tabIndex={-1}
      role="alert"
      intent="error"
      layout="multiline"
      className={styles.root}
    >
      <MessageBarBody className={styles.body}>
        {error && <MessageBarTitle className={styles.title}>{error}</MessageBarTitle>}
        {listed.length > 0 && (
          <ul className={styles.list}>
            {listed.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}
