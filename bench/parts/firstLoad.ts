/** How much script each screen needs the first time it is opened: gzipped, as counted by the web client's build. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { SCRIPT } from '../bars.ts';
import { printRow } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import type { Part } from './part.ts';

const DIST = new URL('../../web/dist/', import.meta.url);

/** Bytes by page: the sign-in by its address, all others by name. */
const counted = async (): Promise<Record<string, number>> =>
  (await import(new URL('firstLoad.mjs', DIST).href)).default;

const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length;

/** Scripts of the public page, which the server renders. */
async function landingBytes(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const scripts = [
    ...page.matchAll(/<script(?:[^>]*\bsrc="\/(assets\/[\w.-]+)")?[^>]*>([\s\S]*?)<\/script>/g),
  ];
  return scripts
    .map(([, file, inline]) => gzipped(file ? readFileSync(new URL(file, DIST), 'utf8') : inline!))
    .reduce((sum, bytes) => sum + bytes, 0);
}

export const firstLoad: Part = {
  name: 'scripts',
  run: async ({ portal }) => {
    const pages = { '/': await landingBytes(portal.url), ...(await counted()) };
    const sizes = new Map(Object.entries(pages).map(([page, bytes]) => [page, bytes / 1000]));
    console.log('\nScript for a first visit, gzipped');
    printRow(['', 'kB'], 34);
    for (const [page, size] of sizes) printRow([page, size.toFixed(1)], 34);
    const dashboards = [...sizes].filter(([page]) => page.endsWith('Dashboard')).map(([, size]) => size);
    return [
      promised('Script of the public page, kB', sizes.get('/')!, SCRIPT.landing),
      promised('Script of the sign-in, kB', sizes.get('/login')!, SCRIPT.login),
      promised('Script of the largest dashboard, kB', Math.max(...dashboards), SCRIPT.dashboard),
    ];
  },
};
