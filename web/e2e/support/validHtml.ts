/** Runs the Nu Html Checker, the engine of the W3C's validator, on pages. It needs Java. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';

/** The path of the program. Later releases of the package download their own Java when installed. */
const CHECKER: string = createRequire(import.meta.url)('vnu-jar');

export const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** Accepted messages, and why. */
const MEANT = [
  // With the cells of a table below each other, browsers need explicit roles to treat them as cells.
  /^The “role” attribute must not be used on a “(td|th|tr)” element/,
  // An open dialog hides everything beside it; Fluent does it this way.
  /^The “aria-hidden” attribute must not be specified on the “noscript” element/,
  // Fluent rounds a bar by its path, and also sets the radius.
  /^Attribute “rx” not allowed on element “path”/,
  // Newer than this release of the checker.
  /^Attribute “(command|commandfor|closedby)” not allowed/,
  /^CSS: “size-adjust”: Property “size-adjust” doesn't exist/,
];

/** Saved pages, to be checked together: starting Java takes longer than checking. */
export class Documents {
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-html-'));

  /** Saves the page in its present state. */
  async add(name: string, page: Page): Promise<void> {
    const html = await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      // Tabster's sentinels, wherever they are: no parser would accept them in a drawing.
      for (const sentinel of copy.querySelectorAll('[data-tabster-dummy]')) sentinel.remove();
      return copy.outerHTML;
    });
    writeFileSync(join(this.#folder, `${name.replace(/[^\w-]+/g, ' ')}.html`), `<!doctype html>\n${html}`);
  }

  /** A line for each error: the page, the error, and its place. */
  async check(): Promise<string[]> {
    // It is too short-lived for a second compiler and a multithreaded collector.
    const args = [
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-jar',
      CHECKER,
      '--format',
      'json',
      '--errors-only',
      this.#folder,
    ];
    // It exits with status 1 if there are errors, and prints them on standard error.
    const said = await new Promise<string>((resolve) => {
      execFile('java', args, { maxBuffer: 1024 ** 3 }, (_error, _stdout, stderr) => resolve(stderr));
    });
    const { messages } = JSON.parse(said) as {
      messages: { url: string; message: string; extract?: string }[];
    };
    rmSync(this.#folder, { recursive: true });
    return messages
      .filter(({ message }) => !MEANT.some((meant) => meant.test(message)))
      .map(({ url, message, extract }) => `${basename(decodeURI(url), '.html')}: ${message} ${extract}`);
  }
}
