import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { IconButton } from '../../kit/ui/IconButton';
import { Spinner } from '../../kit/ui/Spinner';
import type { Verification, Verified } from './useVerification';

const useStyles = makeStyles({
  root: { height: 'auto', paddingBlock: tokens.spacingVerticalS },
  body: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  title: { display: 'block' },
});

/** The progress of a verification and its result, word for word. */
export function VerifyOutcome({ verification }: { verification: Verification }) {
  const { verified, progress, dismiss } = verification;
  const styles = useStyles();
  const told = verified && toOutcome(verified);
  return (
    <MessageBar
      intent={told?.intent ?? 'info'}
      icon={told ? undefined : <Spinner />}
      layout={told?.text ? 'multiline' : 'singleline'}
      className={styles.root}
    >
      <MessageBarBody className={styles.body}>
        <MessageBarTitle className={styles.title}>{told?.title ?? progress}</MessageBarTitle>
        {told?.text}
      </MessageBarBody>
      {told && (
        <MessageBarActions
          containerAction={<IconButton label="Dismiss" icon={<DismissRegular />} onClick={dismiss} />}
        />
      )}
    </MessageBar>
  );
}

type Told = { intent: 'success' | 'error'; title: string; text?: string };

const toOutcome = (verified: Verified): Told =>
  'failure' in verified
    ? { intent: 'error', title: verified.failure }
    : { intent: verified.intact ? 'success' : 'error', title: verified.title, text: verified.text };
