/**
 * A browser that opens pages again and again. While portals are upgraded, a page may lose its files between two portals;
 * opened again, it finds all of them.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Visits {
  error: Promise<never>;
  /** Ends them and returns how many pages were whole. */
  stop: () => Promise<number>;
}

const FILES = /(?<=(?:src|href)=")\/assets\/[^"]+/g;

export function startVisits(url: string): Visits {
  let cookie = '';
  let visits = 0;
  let isStopping = false;

  async function open(path: string): Promise<{ status: number; text: string }> {
    const response = await fetch(url + path, { headers: { cookie } });
    for (const set of response.headers.getSetCookie())
      if (set.startsWith('PORTAL=')) cookie = set.split(';', 1)[0]!;
    return { status: response.status, text: await response.text() };
  }

  /** What of the page was missing; null if no portal answered. */
  async function visit(path: string): Promise<string[] | null> {
    const page = await open(path);
    const files = page.text.match(FILES) ?? [];
    const opened = await Promise.all(files.map(open));
    if ([page, ...opened].some(({ status }) => status > 500)) return null;
    return files.length > 0 ? files.filter((_file, index) => opened[index]!.status !== 200) : [path];
  }

  async function visitOften(): Promise<void> {
    for (const missing: Record<string, number> = {}; !isStopping; )
      for (const path of ['/login', '/dashboard']) {
        const found = await visit(path).catch(() => null);
        if (found) missing[path] = found.length > 0 ? (missing[path] ?? 0) + 1 : 0;
        if (missing[path]! > 1) throw new Error(`${path} lacked ${found} when it was opened again.`);
        if (found?.length === 0) visits += 1;
        await sleep(20);
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
