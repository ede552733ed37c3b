/** `npm run screenshots`: the pictures in the README, taken of the portal with the sample company, light and dark. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MOST_BYTES = 300_000;

const LAPTOP = { width: 1440, height: 1000 };
const PHONE = { width: 390, height: 844 };
/** Each screen with an element that shows it is complete: a role and a name. */
const PICTURES = [
  {
    ...{ name: 'payday', who: 'manager', path: '/dashboard', window: LAPTOP },
    complete: ['list', 'Payday steps'],
  },
  {
    ...{ name: 'phone-week', who: 'driver', path: '/dashboard', window: PHONE },
    complete: ['group', 'Days worked'],
  },
  {
    ...{ name: 'season', who: 'admin', path: '/dashboard/tax-season?year=2025', window: LAPTOP },
    complete: ['row', /\$/],
  },
];
/** In milliseconds: for parts that load after the rest, like the search in the top bar. */
const PAUSE = 1_500;

/** Starts the portal with the sample company on a temporary folder; returns its address and how to stop it. */
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
      const found = /running at (http:[^\s"]+)/.exec(output)?.[1];
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

async function signIn(page, who) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill('Freight-2026');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

async function takePictures(browser, url, { name, who, path, window, complete }) {
  const page = await browser.newPage({
    baseURL: url,
    viewport: window,
    // Small details on a phone are sharp in the picture.
    deviceScaleFactor: window === PHONE ? 2 : 1,
    reducedMotion: 'reduce',
  });
  await signIn(page, who);
  await page.goto(path);
  const [role, label] = complete;
  await page.getByRole(role, { name: label }).first().waitFor();
  await page.getByRole('button', { name: 'Search the Portal' }).waitFor();
  await page.waitForTimeout(PAUSE);
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    const picture = `docs/${name}-${colorScheme}.png`;
    await page.screenshot({ path: join(root, picture), animations: 'disabled' });
    const { size } = statSync(join(root, picture));
    if (size > MOST_BYTES) throw new Error(`${picture} has ${size} bytes, more than ${MOST_BYTES}.`);
    console.log(`Wrote ${picture}, ${size} bytes.`);
  }
  await page.close();
}

const demo = await startDemo();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const picture of PICTURES) await takePictures(browser, demo.url, picture);
} finally {
  await browser.close();
  await demo.stop();
}
