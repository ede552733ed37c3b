/** Chromium, and pages that fail the test on any message in the console. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { watchShifts } from './layoutShifts.ts';
import { countRequests } from './network.ts';

/** Not the company's time zone: today's date must come from the server. */
export const DEVICE_ZONE = 'Pacific/Honolulu';

/**
 * Disables the pages that every window loads for its address bar, half the cost of a new visitor in a window without
 * the bar, and the spare process for a visitor's next site, as there is only the portal. Only the last list of a flag
 * counts, so Playwright's own list is repeated here.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${SWITCHED_OFF.join()}`,
  // Tests leave their pages before optimized compilation of scripts would pay off.
  '--js-flags=--no-opt,--no-maglev',
];

const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

/** A visitor's browser profile. */
interface Profile {
  kind: string;
  context: BrowserContext;
  report: (error: string) => void;
}

/** Emptied profiles of earlier visitors, by kind: they have compiled the portal's scripts, half of a page's time. */
const vacant = new Map<string, Profile[]>();

let shared: Promise<Browser> | undefined;

/** The one browser of a worker, which ends with it: visitors share only the program. */
async function sharedChromium(): Promise<Browser> {
  // A browser that one test has crashed must not fail the files after it.
  if (!(await shared?.catch(() => undefined))?.isConnected()) {
    vacant.clear();
    shared = launchChromium();
  }
  return shared!;
}

export interface Window {
  width: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
}

export interface Visitors {
  /** A new visitor's page: visitors share only the portal. */
  openPage: (url: string, window?: Window) => Promise<Page>;
  /** Another tab of the same visitor. */
  openTab: (page: Page) => Promise<Page>;
  /** The test expects this error. */
  expectError: (text: RegExp) => void;
}

/** Empties a profile for the next visitor. */
async function vacate(profile: Profile, url: string): Promise<void> {
  const { kind, context } = profile;
  await Promise.all(context.pages().map((page) => page.close()));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  await page.close();
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
  vacant.set(kind, [...(vacant.get(kind) ?? []), profile]);
}

/**
 * Visitors for the tests of a file. Their browsers keep no service worker unless the test is about it: its responses
 * cannot be delayed or observed. After each test its pages are closed, unless they `stay` for the next one, and it
 * fails on errors in the console, script errors, violations of the content security policy and responses of status 500
 * and above.
 * Register after the hooks that stop a portal: the last hook runs first, and the pages go before their server.
 */
export function visitors({ stay = false, serviceWorkers = false } = {}): Visitors {
  let browser: Browser;
  const present: { profile: Profile; url: string }[] = [];
  let errors: string[] = [];
  let expected: RegExp[] = [];

  const leave = () => Promise.all(present.splice(0).map(({ profile, url }) => vacate(profile, url)));
  beforeAll(async () => {
    browser = await sharedChromium();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const contexts = present.map(({ profile }) => profile.context);
      await keepPictures(contexts, task.id);
    }
    if (!stay) await leave();
    const surprises = errors.filter((error) => !expected.some((text) => text.test(error)));
    [errors, expected] = [[], []];
    expect(surprises, 'what the console and the network showed').toEqual([]);
  });
  afterAll(leave);

  async function createProfile(kind: string, url: string, { width, height, colorScheme }: Window) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: height ?? 900 },
      hasTouch: width < 640,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: 'reduce',
      acceptDownloads: true,
      serviceWorkers: serviceWorkers ? 'allow' : 'block',
      timezoneId: DEVICE_ZONE,
      locale: 'en-US',
    });
    const profile: Profile = { kind, context, report: () => undefined };
    countRequests(context);
    await watchShifts(context);
    context.setDefaultTimeout(60_000);
    await watch(context, url, (error) => profile.report(error));
    return profile;
  }

  return {
    openPage: async (url, window = { width: 1280 }) => {
      const kind = JSON.stringify([url, serviceWorkers, window]);
      const profile = vacant.get(kind)?.pop() ?? (await createProfile(kind, url, window));
      profile.report = (error) => errors.push(error);
      present.push({ profile, url });
      return profile.context.newPage();
    },
    openTab: (page) => page.context().newPage(),
    expectError: (text) => void expected.push(text),
  };
}

/** Saves the last screens of the failed test's visitors. */
async function keepPictures(contexts: BrowserContext[], name: string): Promise<void> {
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = join(tmpdir(), `portal-e2e-failed${name}-${index}.png`);
    await page.screenshot({ path, fullPage: true });
    console.error(`${page.url()} looked like ${path}`);
  }
}

async function watch(context: BrowserContext, url: string, report: (error: string) => void): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content security policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') report(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => report(String(event.error().stack ?? event.error())));
  context.on('response', (response) => {
    if (response.status() >= 500 && response.url().startsWith(url))
      report(`${response.status()} ${response.url()}`);
  });
}
