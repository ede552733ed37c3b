import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useSyncExternalStore } from 'react';
import { todayHere } from 'rules/zonedDays';
import { describeEntries, type Entry, KEPT_DAYS } from '../../kit/offline/queue';
import { startServiceWorker } from '../../kit/offline/serviceWorker';
import { useEntries } from '../../kit/offline/useEntries';
import { currentSession, isSignOutUnfinished, onSessionChange } from '../../kit/session/sessionStore';
import { onSignOutFinished } from '../../kit/session/tellSignOut';
import { watchUse } from '../../kit/session/watchUse';
import { LonePage } from '../../kit/shell/LonePage';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import { keepFlushing } from './flush';
import { OfflineDays } from './OfflineDays';
import { OfflineReceipt } from './OfflineReceipt';
import { WaitingList } from './WaitingList';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    boxSizing: 'border-box',
    maxWidth: '840px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXXL}`,
    [media.narrow]: { paddingInline: tokens.spacingHorizontalL },
  },
  page: { minHeight: '100vh', backgroundColor: tokens.colorNeutralBackground2 },
  head: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalS },
  title: { ...typographyStyles.title2, margin: 0, [media.narrow]: typographyStyles.title3 },
  text: { margin: 0, maxWidth: '70ch', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

const followConnection = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const openPortal = () => window.location.reload();

/** Opens at every address of the portal without a connection: a form for days and receipts, with no personal data. */
export function OfflineScreen() {
  const styles = useStyles();
  const person = useSyncExternalStore(onSessionChange, currentSession)?.user.id;
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  const isLeaving = useSyncExternalStore(onSignOutFinished, isSignOutUnfinished);
  const entries = useEntries(person);
  const today = todayHere();
  useEffect(watchUse, []);
  useEffect(keepFlushing, []);
  useEffect(startServiceWorker, []);
  return (
    <div className={styles.page}>
      <LonePage>
        <div className={styles.root}>
          <div className={styles.head} role="status">
            <h1 className={styles.title}>{isOnline ? 'Connected Again' : 'You’re Offline'}</h1>
            <p className={styles.text}>
              {isOnline ? connectedText(entries, isLeaving) : offlineText(person, isLeaving)}
            </p>
            <Button appearance={isOnline ? 'primary' : 'secondary'} onClick={openPortal}>
              {isOnline ? 'Open the Portal' : 'Try Again'}
            </Button>
          </div>
          {entries.length > 0 && (
            <Section title="Waiting to Send" description={`${describeEntries(entries)} waiting to send`}>
              <WaitingList entries={entries} />
            </Section>
          )}
          {person && <OfflineDays key={`days ${person}`} person={person} today={today} />}
          {person && <OfflineReceipt key={`receipt ${person}`} person={person} today={today} />}
        </div>
      </LonePage>
    </div>
  );
}

function offlineText(person: string | undefined, isLeaving: boolean): string {
  if (isLeaving)
    return 'You’re signed out on this device, and the portal doesn’t know it yet. Leave this page open: it tells the portal once you’re connected again.';
  return person
    ? `Log your days and receipts here. They wait on this device, and are sent when you’re connected again. If you sign out, they are kept for ${KEPT_DAYS} days.`
    : 'You’re signed out. Once you’re connected, sign in to log days and receipts.';
}

function connectedText(entries: readonly Entry[], isLeaving: boolean): string {
  if (isLeaving) return 'Telling the portal that you’ve signed out.';
  if (entries.length === 0) return 'Everything has been sent.';
  return entries.every(({ state }) => state === 'waiting')
    ? 'Sending your saved entries now.'
    : 'Something here needs your attention.';
}
