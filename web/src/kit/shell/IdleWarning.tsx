import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { noteUse } from '../session/activity';
import { Button } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    bottom: tokens.spacingVerticalL,
    left: '50%',
    // Above open dialogs, which stay open for the user's return.
    zIndex: 1_000_001,
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: 'calc(100vw - 32px)',
    transform: 'translateX(-50%)',
  },
  bar: { boxShadow: tokens.shadow28 },
  seconds: { fontVariantNumeric: 'tabular-nums' },
});

const format = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down until the page locks. Any use of the page, including its button, ends it. */
export function IdleWarning({ seconds }: { seconds: number }) {
  const styles = useStyles();
  return (
    <div className={styles.place}>
      <VisuallyHidden>
        <span role="alert">This page is about to lock because you’ve been inactive.</span>
      </VisuallyHidden>
      <MessageBar intent="warning" layout="multiline" className={styles.bar}>
        <MessageBarBody>
          You’ve been inactive. This page locks in{' '}
          <strong className={styles.seconds} role="timer">
            {format(seconds)}
          </strong>
          .
        </MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => noteUse()}>Stay Signed In</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
