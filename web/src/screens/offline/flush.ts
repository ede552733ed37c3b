/** Sends the waiting entries once there is a connection. */
import { changeEntry, dropForgotten, type Entry, listEntries, readEntry } from '../../kit/offline/queue';
import { currentSession } from '../../kit/session/sessionStore';
import { finishSignOut } from '../../kit/session/unfinishedSignOut';
import { Later } from './ask';
import { isDay, isReceipt } from './offlineEntries';
import { type Sent, sendDay } from './sendDay';
import { sendReceipt } from './sendReceipt';

// Without a secure context there are no browser locks, so only the server prevents duplicates.
const { locks } = navigator as { locks?: LockManager };

/** One tab at a time. */
const alone = (send: () => Promise<void>): Promise<void> =>
  locks ? locks.request('portal.offline', send) : send();

/** Removes what was sent. An edit made meanwhile stays, and replaces it: its owner has seen what they sent. */
async function drop(entry: Entry): Promise<void> {
  await changeEntry(entry, null);
  const edited = isDay(entry) && (await readEntry(entry.key));
  if (!edited || !isDay(edited)) return;
  const { worked, description } = entry.content;
  await changeEntry(edited, { content: { ...edited.content, over: { worked, description } } });
}

async function settle(entry: Entry, sent: Sent): Promise<void> {
  if ('done' in sent) await drop(entry);
  else if ('refusal' in sent) await changeEntry(entry, { state: 'refused', note: sent.refusal });
  else if (isDay(entry))
    await changeEntry(entry, { state: 'conflict', content: { ...entry.content, theirs: sent.theirs } });
}

async function send(entry: Entry): Promise<void> {
  if (isDay(entry)) await settle(entry, await sendDay(entry));
  if (isReceipt(entry)) {
    const { entry: now, sent } = await sendReceipt(entry);
    await settle(now, sent);
  }
}

/**
 * Sends the signed-in user's waiting entries, each once, and removes only those with a response. Without a user it
 * sends a sign-out that the server has not heard of.
 */
export async function flush(): Promise<void> {
  if (navigator.onLine === false) return;
  const person = currentSession()?.user.id;
  if (!person) return finishSignOut();
  await alone(async () => {
    for (const { key } of await listEntries(person)) {
      // It may have been removed or edited while those before it were sent.
      const entry = await readEntry(key);
      if (entry?.state !== 'waiting') continue;
      try {
        await send(entry);
      } catch (error) {
        if (!(error instanceof Later)) throw error;
        if (!error.isAlone) return;
      }
    }
  });
}

const AGAIN_MS = 30_000;

/**
 * Sends now and whenever a connection may have come back, and deletes what others have left behind; returns the function
 * that ends it.
 */
export function keepFlushing(): () => void {
  const run = () => void flush().catch(() => undefined);
  dropForgotten(currentSession()?.user.id).catch(() => undefined);
  const look = () => {
    if (!document.hidden) run();
  };
  run();
  // The event is about the network and says nothing about the server.
  const timer = window.setInterval(look, AGAIN_MS);
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', look);
  };
}
