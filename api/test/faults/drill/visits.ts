/** A browser that opens pages again and again: a page always finds the files that it names. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Visits {
  error: Promise<never>;
  /** Ends them and returns how many pages were whole. */
  stop: () => Promise<number>;
}

/** The proxy has no portal to send it to. */
const AWAY = [502, 503, 504];
const FILES = /(?<=(?:src|href)=")\/assets\/[^"]+/g;

export function startVisits(url: string): Visits {
  let cookie = '';
  let visits = 0;
  let isStopping = false;

  /** The text; null if no portal answered. */
  async function open(path: string): Promise<string | null> {
    const response = await fetch(url + path, { headers: { cookie } }).catch(() => null);
    if (!response || AWAY.includes(response.status)) return null;
    for (const set of response.headers.getSetCookie())
      if (set.includes('PORTAL=')) [cookie] = set.split(';') as [string];
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return response.text();
  }

  async function visit(): Promise<void> {
    for (const path of ['/login', '/dashboard']) {
      const page = await open(path);
      const files = page?.match(FILES) ?? [];
      if (page && files.length === 0) throw new Error(`${path} names no files.`);
      const opened = await Promise.all(files.map(open));
      if (page && !opened.includes(null)) visits += 1;
    }
  }
  async function visitOften(): Promise<void> {
    while (!isStopping) {
      await visit();
      await sleep(50);
    }
  }
  const visiting = visitOften();
  visiting.catch(() => {});
  return {
    error: new Promise((_, reject) => visiting.catch(reject)),
    stop: async () => {
      isStopping = true;
      await visiting;
      return visits;
    },
  };
}
