import { makeStyles, tokens } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';

const RevealDialog = lazyDialog(async () => (await import('./RevealDialog')).RevealDialog);

const SHOWN_MS = 30_000;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
  },
  number: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' },
});

/** A taxpayer number, masked except for half a minute after the password was given. */
export function TaxNumber({ userId, masked }: { userId: string; masked: string }) {
  const styles = useStyles();
  const [isAsking, setAsking] = useState(false);
  const [shown, show] = useForAWhile<string>(SHOWN_MS);
  return (
    <span className={styles.root}>
      <span role="status" className={styles.number}>
        {shown ?? masked}
      </span>
      <Button
        size="small"
        appearance="subtle"
        icon={shown ? <EyeOffRegular /> : <EyeRegular />}
        onClick={() => (shown ? show(null) : setAsking(true))}
      >
        {shown ? 'Hide number' : 'Show number'}
      </Button>
      {isAsking && (
        <RevealDialog
          userId={userId}
          onRevealed={(taxNumber) => {
            show(taxNumber);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}

/** A value that disappears `lifeMs` after it was set, and as soon as the page is out of sight. */
function useForAWhile<Value>(lifeMs: number) {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return;
    const forget = () => setValue(null);
    const leave = () => {
      if (document.hidden) forget();
    };
    const timer = setTimeout(forget, lifeMs);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [value, lifeMs]);
  return [value, setValue] as const;
}
