/** Finds a Chromium for the browser tests, or installs one with the system's own means, and says which. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage } from './systemPackages.mjs';

/** Chromium without its window: the same engine, and a third less work for each page. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = () => [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));

/** Some releases of Debian have no Chromium without a window. */
const installWithSystem = () =>
  installPackage('chromium-headless-shell') || found() || installPackage('chromium');

async function installWithPlaywright() {
  console.log('Installing Chromium with Playwright …');
  const install = spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  if (install.status !== 0) return undefined;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** The path of a Chromium. Throws a one-line error if none can be installed. */
export async function ensureChromium() {
  if (!process.env.CHROMIUM && !existsSync(SHELL)) installWithSystem();
  const path = found() ?? (await installWithPlaywright());
  if (!path)
    throw new Error('No Chromium was found and none could be installed: set CHROMIUM to the path of one.');
  console.log(`Browser tests run in ${path}`);
  return path;
}
