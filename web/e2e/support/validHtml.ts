/** What the Nu Html Checker, which the W3C's validator runs, has to say about pages. It needs Java. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';

/** The path of the program. Later releases of the package fetch a Java of their own when they are installed. */
const CHECKER: string = createRequire(import.meta.url)('vnu-jar');

export const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** What is meant to be as it is, and why. */
const MEANT = [
  // A browser that draws the cells of a table one below the other no longer takes them for cells without their roles.
  /^The “role” attribute must not be used on a “(td|th|tr)” element/,
  // An open dialog hides everything beside it, as Fluent does it.
  /^The “aria-hidden” attribute must not be specified on the “noscript” element/,
  // Fluent rounds a bar by its path, and says how round it would be as well.
  /^Attribute “rx” not allowed on element “path”/,
  // Younger than this release of the checker.
  /^Attribute “(command|commandfor|closedby)” not allowed/,
  /^CSS: “size-adjust”: Property “size-adjust” doesn't exist/,
];

/** Pages as they were, to be checked together: starting Java takes longer than checking. */
export class Documents {
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-html-'));

  /** Keeps the page as it stands now. */
  async add(name: string, page: Page): Promise<void> {
    const html = await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      // Tabster's sentinels, wherever they are: no parser would let them stand in a drawing.
      for (const sentinel of copy.querySelectorAll('[data-tabster-dummy]')) sentinel.remove();
      return copy.outerHTML;
    });
    writeFileSync(join(this.#folder, `${name.replace(/[^\w-]+/g, ' ')}.html`), `<!doctype html>\n${html}`);
  }

  /** A line for each error: the page, what is wrong, and where. */
  async check(): Promise<string[]> {
    // It ends too soon for a second compiler and a collector of several threads to pay.
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
    // It ends with status 1 where there are errors, and says them on standard error.
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
