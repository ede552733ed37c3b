/** How much script each screen needs the first time it is opened: gzipped, as the server sends it. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { SCRIPT } from '../bars.ts';
import { printRow } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import type { Part } from './part.ts';

const DIST = new URL('../../../../web/dist/', import.meta.url);
const SHELL = 'AppShell';
/** Outside the shell. */
const GATES = ['LoginScreen', 'ChangePasswordScreen'];

const chunk = (file: string): string => readFileSync(new URL(`assets/${file}`, DIST), 'utf8');

const namesIn = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([, file]) => file!);
const staticImports = (code: string) => namesIn(code, /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
const lazyImports = (code: string) => namesIn(code, /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g);

/** The files and everything they import before they run. */
function withImports(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files)
    if (!seen.has(file)) {
      seen.add(file);
      withImports(staticImports(chunk(file)), seen);
    }
  return seen;
}

const kilobytes = (files: Iterable<string>): number => {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(chunk(file), { level: 9 }).length;
  return bytes / 1000;
};

/** Scripts of the public page, which is drawn by the server. */
async function landingKilobytes(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code!,
  );
  const files = namesIn(page, /<script[^>]*src="\/assets\/([\w.-]+\.js)"/g);
  return inline.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1000 + kilobytes(withImports(files));
}

export const firstLoad: Part = {
  name: 'scripts',
  run: async ({ portal }) => {
    const page = readFileSync(new URL('index.html', DIST), 'utf8');
    const entry = namesIn(page, /src="\/assets\/([\w.-]+\.js)"/g);
    const screens = lazyImports(entry.map(chunk).join()).filter((file) =>
      /^\w+(Screen|Dashboard)-/.test(file),
    );
    const shell = lazyImports(entry.map(chunk).join()).filter((file) => file.startsWith(SHELL));
    const sizes = new Map<string, number>([['/', await landingKilobytes(portal.url)]]);
    for (const screen of new Set(screens)) {
      const name = screen.slice(0, screen.indexOf('-'));
      sizes.set(name, kilobytes(withImports([...entry, ...(GATES.includes(name) ? [] : shell), screen])));
    }
    console.log('\nScript for a first visit, gzipped');
    printRow(['', 'kB'], 34);
    for (const [name, size] of sizes) printRow([name, size.toFixed(1)], 34);
    const dashboards = [...sizes].filter(([name]) => name.endsWith('Dashboard')).map(([, size]) => size);
    return [
      promised('Script of the public page, kB', sizes.get('/')!, SCRIPT.landing),
      promised('Script of the sign-in, kB', sizes.get('LoginScreen')!, SCRIPT.login),
      promised('Script of the largest dashboard, kB', Math.max(...dashboards), SCRIPT.dashboard),
    ];
  },
};
