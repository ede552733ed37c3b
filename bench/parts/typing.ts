/**
 * How long someone who types on the board of many people waits, in a browser on a processor four times slower.
 */
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { INTERACTION } from '../bars.ts';
import { PASSWORD } from '../company/company.ts';
import { SITTING_WEEK } from '../company/weeks.ts';
import { computeMedian } from '../measure/statistics.ts';
import { until } from '../measure/until.ts';
import { printList } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import type { Part } from './part.ts';

const CHROMIUM = new URL('../../scripts/chromium.mjs', import.meta.url);
const SLOWER = 4;
const AMOUNTS = ['250', '245.5', '0', '260', '180', '1250', '99.99', '310', '175', '240'];

const SIGN_IN = `mutation ($input: LoginInput!) { result: login(input: $input) { ... on LoginPayload {
  user { id firstName lastName email roles needsPasswordChange } } } }`;

/** Milliseconds between two key presses of someone who types numbers fast. */
const PACE_MS = 100;

/** A press slow enough that the browser reports it, after all those before it. */
const LAST_PRESS = { key: 'Shift', ms: 50 };

/** Runs in the page: the milliseconds of each press, until the paint after the last of its events. */
const NOTE_PRESSES = `
  window.presses = [];
  addEventListener('keydown', ({ key, timeStamp }) => {
    presses.push({ at: timeStamp, ms: 0 });
    const end = performance.now() + ${LAST_PRESS.ms};
    while (key === '${LAST_PRESS.key}' && performance.now() < end);
  }, true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const press = presses.findLast(({ at }) => at <= startTime);
      if (press) press.ms = Math.max(press.ms, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** A page on a slower processor that records how long each press takes until the next paint. */
async function openSlow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(NOTE_PRESSES);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** In the page: whether a second has passed since its last response, except its stream of changes, which never ends. */
const IS_SETTLED = `performance.now() - 1_000 >
  Math.max(0, ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd))`;

/** Types amounts one below the other; returns the milliseconds of each press, 0 for less than a frame. */
async function typeAmounts(page: Page): Promise<number[]> {
  await until('the page fetched nothing ahead anymore', () => page.evaluate(IS_SETTLED));
  // Not by a click: to find its target, the browser's driver adds work of its own.
  await page.locator('table input[inputmode=decimal]').first().focus();
  for (const amount of AMOUNTS) {
    await page.keyboard.press('Control+a', { delay: PACE_MS });
    await page.keyboard.type(amount, { delay: PACE_MS });
    await page.keyboard.press('ArrowDown', { delay: PACE_MS });
  }
  // The frame of the last amount must not wait for the last press.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  await page.keyboard.press(LAST_PRESS.key);
  await until('the last press was reported', () => page.evaluate('presses.at(-1).ms > 0'));
  return page.evaluate<number[]>('presses.slice(0, -1).map(({ ms }) => ms)');
}

const ROUNDS = 4;

/** The best of some rounds for each press: the machine's other load only makes a press longer. */
async function typeRounds(open: () => Promise<Page>): Promise<number[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open();
    rounds.push(await typeAmounts(page));
    await page.close();
  }
  return rounds[0]!.map((_ms, press) => Math.min(...rounds.map((round) => round[press]!)));
}

const PLAIN = `<table>${'<tr><td><input inputmode=decimal>'.repeat(50)}</table>`;

export const typing: Part = {
  name: 'typing',
  run: async ({ portal, company: { manager }, volumes: { sitting } }) => {
    const { ensureChromium } = await import(CHROMIUM.href);
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    try {
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport: { width: 1440, height: 900 },
      });
      const least = await typeRounds(async () => {
        const page = await openSlow(context);
        await page.goto(`data:text/html,${encodeURIComponent(PLAIN)}`);
        return page;
      });

      const response = await context.request.post('/graphql', {
        headers: { 'x-portal-session': 'cookie' },
        data: { query: SIGN_IN, variables: { input: { email: manager.email, password: PASSWORD } } },
      });
      const { user } = (await response.json()).data.result;
      const pressed = await typeRounds(async () => {
        const page = await openSlow(context);
        await page.addInitScript(
          `localStorage.setItem('portal.user', ${JSON.stringify(JSON.stringify(user))})`,
        );
        await page.goto(`/dashboard/payroll/week?week=${SITTING_WEEK}&only=READY`);
        // With the people to pay, and no other week in its place.
        await page.getByText(`1–50 of ${sitting.toLocaleString('en-US')}`).waitFor();
        return page;
      });

      const most = Math.max(...pressed);
      printList(`Typing on the board of ${sitting} people, processor ${SLOWER} times slower`, [
        ['a press until the next paint, median', `${computeMedian(pressed)} ms`],
        ['the longest press', `${most} ms`],
        ['the longest press in plain fields', `${Math.max(...least)} ms`],
      ]);
      return [promised('The longest press on the board until the next paint, ms', most, INTERACTION)];
    } finally {
      await browser.close();
    }
  },
};
