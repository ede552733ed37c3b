import { makeStyles, tokens } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { useForAWhile } from './useForAWhile';

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
