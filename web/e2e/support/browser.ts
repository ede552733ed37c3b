/** Chromium, and pages that fail the test on anything a visitor's console would show. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { watchShifts } from './layoutShifts.ts';
import { countRequests } from './network.ts';

/**
 * The pages that every window loads for its address bar: half of what a new visitor costs, in a window without the bar;
 * and a second process kept ready for each visitor's next site, when there is none but the portal. The last list given
 * counts alone, so what Playwright switches off for a steady page stands here once more.
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
  // No one stays on a page of a test long enough for its scripts to be worth compiling to the last degree.
  '--js-flags=--no-opt,--no-maglev',
];

const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

let shared: Promise<Browser> | undefined;

/** The one browser of a worker, which ends with it: visitors share nothing but the program. */
async function sharedChromium(): Promise<Browser> {
  // One that a test has brought down must not fail the files after it.
  if (!(await shared?.catch(() => undefined))?.isConnected()) shared = launchChromium();
  return shared!;
}

export interface Window {
  width: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
}

export interface Visitors {
  /** A page of a visitor of its own: nothing is shared with other visitors but the portal. */
  openPage: (url: string, window?: Window) => Promise<Page>;
  /** Another tab of the same visitor. */
  openTab: (page: Page) => Promise<Page>;
  /** The test brings this error about, so it is no surprise. */
  expectError: (text: RegExp) => void;
}

/**
 * Visitors for the tests of a file. Their browsers keep no service worker unless it is what the test is about: what it
 * answers cannot be held back or listened to. After each test its pages are closed, unless they `stay` for the next one, and
 * errors in the console, errors of scripts, violations of the content security policy and answers of status 500 and
 * above fail it.
 * Stands after the hooks that end a portal: the last hook runs first, and the pages go before their server.
 */
export function visitors({ stay = false, serviceWorkers = false } = {}): Visitors {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  let errors: string[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    browser = await sharedChromium();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(contexts, task.id);
    if (!stay) await Promise.all(contexts.splice(0).map((context) => context.close()));
    const surprises = errors.filter((error) => !expected.some((text) => text.test(error)));
    [errors, expected] = [[], []];
    expect(surprises, 'what the console and the network showed').toEqual([]);
  });
  afterAll(() => Promise.all(contexts.splice(0).map((context) => context.close())));

  return {
    openPage: async (url, { width, height = 900, colorScheme = 'light' } = { width: 1280 }) => {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height },
        hasTouch: width < 640,
        colorScheme,
        reducedMotion: 'reduce',
        acceptDownloads: true,
        serviceWorkers: serviceWorkers ? 'allow' : 'block',
        // Not the company's zone: what day it is must come from the server.
        timezoneId: 'Pacific/Honolulu',
        locale: 'en-US',
      });
      contexts.push(context);
      countRequests(context);
      await watchShifts(context);
      context.setDefaultTimeout(60_000);
      await watch(context, url, (error) => errors.push(error));
      return context.newPage();
    },
    openTab: (page) => page.context().newPage(),
    expectError: (text) => void expected.push(text),
  };
}

/** What the failed test's visitors saw last. */
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
