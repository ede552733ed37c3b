import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { formatExactTime } from 'rules/instantFormats';
import { counted } from '../../kit/lib/labels';
import { IconButton } from '../../kit/ui/IconButton';
import { Spinner } from '../../kit/ui/Spinner';
import type { Verification, Verified } from './useVerifyAuditLog';

const useStyles = makeStyles({
  root: { height: 'auto', paddingBlock: tokens.spacingVerticalS },
  body: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  title: { display: 'block' },
});

/** The course of a verification and what it found, word for word. */
export function VerifyOutcome({ verification }: { verification: Verification }) {
  const { verified, dismiss } = verification;
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
        <MessageBarTitle className={styles.title}>
          {told?.title ?? 'Verifying every entry from the first to the last...'}
        </MessageBarTitle>
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

function toOutcome(verified: Verified): Told {
  if ('failure' in verified) return { intent: 'error', title: verified.failure };
  const { intact, entries, erased, summary, verifiedAt } = verified.result;
  if (!intact) return { intent: 'error', title: 'The log is not intact.', text: summary };
  return {
    intent: 'success',
    title: `The log is intact, ${counted(entries, 'entry', 'entries')}.`,
    text: `Verified ${formatExactTime(verifiedAt)}.${
      erased > 0 ? ` Erased together with their person: ${counted(erased, 'entry', 'entries')}.` : ''
    }`,
  };
}
