/** Stands in for `idb`, since jsdom has no database: one store, kept while the test runs. */
import type { Entry } from '../src/kit/offline/queue';

export const kept = new Map<string, Entry>();

/** Two requests never meet in one turn of a browser either. */
const later = async <Value>(read: () => Value): Promise<Value> => {
  await new Promise((resolve) => setTimeout(resolve));
  return read();
};

const store = {
  get: (key: string) => later(() => kept.get(key)),
  put: (entry: Entry) => later(() => void kept.set(entry.key, entry)),
  delete: (key: string) => later(() => void kept.delete(key)),
};

export const openDB = async () => ({
  ...store,
  getAllFromIndex: (_store: string, _index: string, person: string) =>
    later(() => [...kept.values()].filter((entry) => entry.person === person)),
  put: (_store: string, entry: Entry) => store.put(entry),
  get: (_store: string, key: string) => store.get(key),
  transaction: () => ({ store, done: Promise.resolve() }),
});
