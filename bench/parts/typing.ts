/** What somebody who types on the board of two hundred people waits for, in a browser on a processor four times slower. */
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { INTERACTION } from '../bars.ts';
import { PASSWORD } from '../company/company.ts';
import { SITTING } from '../company/weeks.ts';
import { printList } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import type { Part } from './part.ts';

const CHROMIUM = new URL('../../scripts/chromium.mjs', import.meta.url);
const SLOWER = 4;
const AMOUNTS = ['250', '245.5', '0', '260', '180', '1250', '99.99', '310', '175', '240'];

const SIGN_IN = `mutation ($input: LoginInput!) { result: login(input: $input) { ... on LoginPayload {
  user { id firstName lastName email roles needsPasswordChange } } } }`;

/** Runs in the page. What took less than a frame is not reported. */
const NOTE_PRESSES = `
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** A page on a slower processor that notes how long each press takes until the next paint. */
async function openSlow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(NOTE_PRESSES);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Types amounts one below the other; returns the milliseconds of each press that took a frame or longer. */
async function typeAmounts(page: Page): Promise<number[]> {
  const field = page.locator('table input[inputmode=decimal]').first();
  await field.click();
  for (const amount of AMOUNTS) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(amount);
    await page.keyboard.press('ArrowDown');
  }
  // The last ones are reported a moment later.
  await page.waitForTimeout(500);
  return page.evaluate<number[]>('durations');
}

const PLAIN = `<table>${'<tr><td><input inputmode=decimal>'.repeat(50)}</table>`;

export const typing: Part = {
  name: 'typing',
  run: async ({ portal, company: { manager } }) => {
    const { ensureChromium } = await import(CHROMIUM.href);
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    try {
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport: { width: 1440, height: 900 },
      });
      const plain = await openSlow(context);
      await plain.goto(`data:text/html,${encodeURIComponent(PLAIN)}`);
      const least = await typeAmounts(plain);

      const response = await context.request.post('/graphql', {
        headers: { 'x-portal-session': 'cookie' },
        data: { query: SIGN_IN, variables: { input: { email: manager.email, password: PASSWORD } } },
      });
      const { user } = (await response.json()).data.result;
      const board = await openSlow(context);
      await board.addInitScript(
        `localStorage.setItem('portal.user', ${JSON.stringify(JSON.stringify(user))})`,
      );
      await board.goto(`/dashboard/payroll/week?week=${SITTING.weekStart}`);
      await board.getByRole('table', { name: 'Payroll of the week' }).waitFor();
      const pressed = await typeAmounts(board);

      const most = Math.max(0, ...pressed);
      printList(`Typing on the board of ${SITTING.people} people, processor ${SLOWER} times slower`, [
        ['the longest press until the next paint', `${most} ms`],
        ['presses of more than a frame', `${pressed.length}`],
        ['the longest press in plain fields', `${Math.max(0, ...least)} ms`],
      ]);
      return [promised('The longest press on the board until the next paint, ms', most, INTERACTION)];
    } finally {
      await browser.close();
    }
  },
};
