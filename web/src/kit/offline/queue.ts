/**
 * What someone entered without a connection, kept on this device until the server has it. Each entry belongs to the
 * user who was signed in: no other user's pages list it or send it.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { counted } from '../lib/labels';

/** Waits to be sent, waits for its owner's choice, or was refused and waits for what its owner does about it. */
export type EntryState = 'waiting' | 'conflict' | 'refused';

/** One thing to send; `kind` is the word for it: 'day', 'receipt'. */
export type Entry<Content = unknown> = {
  /** Its key on the server, the same however often it is sent. */
  readonly key: string;
  readonly person: string;
  readonly kind: string;
  readonly content: Content;
  readonly state: EntryState;
  /** Why it was refused. */
  readonly note?: string;
  /** Changes with every write, so an edit made during sending is not mistaken for what was sent. */
  readonly mark: string;
  readonly at: number;
};

interface Schema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { person: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const openAgain = () => {
  opened = undefined;
};

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('portal.offline', 1, {
    upgrade: (db) => {
      db.createObjectStore('entries', { keyPath: 'key' }).createIndex('person', 'person');
    },
    // Phones close the database of a page in the background.
    terminated: openAgain,
  });
  // A private window may refuse it later than now.
  opened.catch(openAgain);
  return opened;
}

let hasAskedToPersist = false;

/** Asks the browser, once per page, not to clear what it stores for the portal. */
function askToPersist(): void {
  if (hasAskedToPersist) return;
  hasAskedToPersist = true;
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  storage?.persist?.().catch(() => undefined);
}

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('portal.offline') : undefined;
const listeners = new Set<() => void>();

function tellHere(): void {
  for (const listener of listeners) listener();
}

function tell(): void {
  channel?.postMessage('changed');
  tellHere();
}

channel?.addEventListener('message', tellHere);

/** Calls back after every change in any tab; returns the function that ends it. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person's own entries, the oldest first. */
export async function listEntries(person: string): Promise<Entry[]> {
  const entries = await (await open()).getAllFromIndex('entries', 'person', person);
  return entries.sort((one, other) => one.at - other.at);
}

/** The entry in its present state; undefined if it is gone. */
export const readEntry = async (key: string): Promise<Entry | undefined> =>
  (await open()).get('entries', key);

/** Days after which the entries of someone who has not returned to this device are deleted. */
export const KEPT_DAYS = 60;

/** Deletes what others than the signed-in person entered long ago. */
export async function dropForgotten(person: string | undefined): Promise<void> {
  const db = await open();
  const since = Date.now() - KEPT_DAYS * 86_400_000;
  for (const { key, person: owner, at } of await db.getAll('entries'))
    if (owner !== person && at < since) await db.delete('entries', key);
}

type NewEntry<Content> = Pick<Entry<Content>, 'key' | 'person' | 'kind' | 'content'>;

// randomUUID is missing on pages served without TLS.
export const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Keeps the entry, replacing an earlier one with its key. */
export async function keepEntry<Content>(entry: NewEntry<Content>): Promise<void> {
  askToPersist();
  await (await open()).put('entries', { ...entry, state: 'waiting', mark: newMark(), at: Date.now() });
  tell();
}

/**
 * Changes the entry, unless it was edited or removed since it was read. Returns its present state; null if it is gone.
 */
export async function changeEntry<Content>(
  entry: Entry<Content>,
  change: Partial<Pick<Entry<Content>, 'content' | 'state' | 'note'>> | null,
): Promise<Entry<Content> | null> {
  const tx = (await open()).transaction('entries', 'readwrite');
  const kept = await tx.store.get(entry.key);
  const isSame = kept?.mark === entry.mark;
  // A note is about the state it came with.
  const { note: _past, ...rest } = entry;
  const next = change && { ...rest, ...change, mark: newMark() };
  if (isSame && next) await tx.store.put(next);
  else if (isSame) await tx.store.delete(entry.key);
  await tx.done;
  if (isSame) tell();
  return isSame ? next : null;
}

/** '2 days and 1 receipt'. */
export function describeEntries(entries: readonly Pick<Entry, 'kind'>[]): string {
  const kinds = [...new Set(entries.map(({ kind }) => kind))].sort();
  return kinds
    .map((kind) => counted(entries.filter((entry) => entry.kind === kind).length, kind))
    .join(' and ');
}

/** The warning for someone who signs out with unsent entries. */
export const stillWaitingText = (entries: readonly Pick<Entry, 'kind'>[]): string =>
  `${describeEntries(entries)} ${entries.length === 1 ? 'is' : 'are'} still waiting to send.`;
