/** `npm run screenshots`: the picture in the README, taken of the portal with the sample company. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MOST_BYTES = 300_000;

/** Starts the portal with the sample company on a throwaway folder; returns its address and how to end it. */
async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
  const child = spawn(process.execPath, [join(root, 'api/dist/demo/main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const found = /running at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The portal did not start:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

async function signIn(page, email) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Freight-2026');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

const demo = await startDemo();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({
    baseURL: demo.url,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await signIn(page, 'manager@example.com');
  await page.goto('/dashboard/payroll/week');
  await page.getByRole('table').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const path = join(root, 'docs/portal.png');
  await page.screenshot({ path, animations: 'disabled' });
  const { size } = statSync(path);
  if (size > MOST_BYTES) throw new Error(`docs/portal.png has ${size} bytes, more than ${MOST_BYTES}.`);
  console.log(`Wrote docs/portal.png, ${size} bytes.`);
} finally {
  await browser.close();
  await demo.stop();
}
