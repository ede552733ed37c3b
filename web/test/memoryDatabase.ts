/** Stands in for `idb`, since jsdom has no database: one store, kept while the test runs. */
import type { Entry } from '../src/kit/offline/queue';

export const kept = new Map<string, Entry>();

/** Closes the open database, as phones do to a page in the background. */
export let closeDatabase = () => {};

export const openDB = async (_name: string, _version: number, { terminated }: { terminated: () => void }) => {
  let isOpen = true;
  closeDatabase = () => {
    isOpen = false;
    terminated();
  };
  /** Each request takes a turn, as in a browser. */
  const later = async <Value>(act: () => Value): Promise<Value> => {
    await new Promise((resolve) => setTimeout(resolve));
    if (!isOpen) throw new DOMException('The database is closed.', 'InvalidStateError');
    return act();
  };
  const store = {
    get: (key: string) => later(() => kept.get(key)),
    put: (entry: Entry) => later(() => void kept.set(entry.key, entry)),
    delete: (key: string) => later(() => void kept.delete(key)),
  };
  return {
    getAllFromIndex: (_store: string, _index: string, person: string) =>
      later(() => [...kept.values()].filter((entry) => entry.person === person)),
    getAll: () => later(() => [...kept.values()]),
    get: (_store: string, key: string) => store.get(key),
    put: (_store: string, entry: Entry) => store.put(entry),
    delete: (_store: string, key: string) => store.delete(key),
    transaction: () => ({ store, done: Promise.resolve() }),
  };
};
