import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { downloadOwn } from '../../kit/session/downloadOwn';
import { Button } from '../../kit/ui/Button';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXS,
  },
  said: { ...typographyStyles.caption1, margin: 0 },
  failed: { color: tokens.colorStatusDangerForeground1 },
});

type State = 'idle' | 'busy' | 'done' | { failed: string };

/** Downloads a person's records as one file before they are deleted. */
export function DownloadRecordsButton({ userId, lastName }: { userId: string; lastName: string }) {
  const styles = useStyles();
  const [state, setState] = useState<State>('idle');
  const download = async () => {
    setState('busy');
    const outcome = await downloadOwn({
      path: `/api/staff/${encodeURIComponent(userId)}/records`,
      fallbackName: `records_${lastName.toLowerCase()}.zip`,
      failure: 'Failed to download the records',
    });
    if (outcome.ok) setState('done');
    else setState(outcome.why === null ? 'idle' : { failed: outcome.why });
  };
  return (
    <div className={styles.root}>
      <Button
        icon={<ArrowDownloadRegular />}
        busy={state === 'busy'}
        busyLabel="Downloading..."
        onClick={download}
      >
        Download their records (ZIP)
      </Button>
      <span role="status" className={styles.said}>
        {state === 'done' && 'Records downloaded.'}
        {typeof state === 'object' && <span className={styles.failed}>{state.failed}</span>}
      </span>
    </div>
  );
}
