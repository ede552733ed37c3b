import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { describeEntries } from '../../kit/offline/queue';
import { isPageOutdated, onPageOutdated, startServiceWorker } from '../../kit/offline/serviceWorker';
import { useEntries } from '../../kit/offline/useEntries';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { keepFlushing } from './flush';

const WaitingDialog = lazyDialog(async () => (await import('./WaitingDialog')).WaitingDialog);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
});

/**
 * A page's work besides its screen: sends the entries waiting on this device, and reports those still waiting and a
 * newer version. The user decides on a reload: unsaved input asks for confirmation.
 */
export function Background() {
  const styles = useStyles();
  const entries = useEntries(useSessionUser().id);
  const isOutdated = useSyncExternalStore(onPageOutdated, isPageOutdated);
  const [isOpen, setOpen] = useState(false);
  useEffect(keepFlushing, []);
  useEffect(startServiceWorker, []);
  return (
    <>
      {isOutdated && (
        <div role="status" className={styles.bar}>
          A new version is ready.
          <Button size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </div>
      )}
      {entries.length > 0 && (
        <div role="status" className={styles.bar}>
          {describeEntries(entries)} waiting to send
          {entries.some(({ state }) => state !== 'waiting') && '. Something needs your attention.'}
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Show
          </Button>
        </div>
      )}
      {isOpen && <WaitingDialog entries={entries} onClose={() => setOpen(false)} />}
    </>
  );
}
