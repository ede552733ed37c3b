import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/ui/Button';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', minWidth: 0 },
});

type FilledInProps = {
  /** What was filled in last; null if nothing was. */
  text: string | null;
  onUndo: (() => void) | null;
};

/** What was filled in last, and the button that takes it back. */
export function FilledIn({ text, onUndo }: FilledInProps) {
  const styles = useStyles();
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone once its amounts are filled in.
  useEffect(() => {
    if (text && document.activeElement === document.body) undo.current?.focus();
  }, [text]);
  return (
    <span role="status" className={styles.root}>
      {text}
      {onUndo && (
        <Button ref={undo} appearance="subtle" size="small" onClick={onUndo}>
          Undo
        </Button>
      )}
    </span>
  );
}
