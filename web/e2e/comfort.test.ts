/** The main screens for people with other needs: by keyboard, at 200 %, in forced colors, with reduced motion. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { formatLongDay } from 'rules/dayFormats';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoOverflow, expectNothingCut } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob, typeThrough } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { chooseAt, expectFocusKept, focusByTab, pressAt } from './support/keyboard.ts';
import { readLook, watchMotion } from './support/looks.ts';
import { ADMIN } from './support/portal.ts';
import { residents } from './support/residents.ts';
import { told } from './support/visits.ts';

const at = company({ own: true });
const { openPage } = visitors({ stay: true });

const thisMonday = startOfWeek(dayInPhiladelphia());
const lastMonday = addDays(thisMonday, -7);

let people: Record<'driver' | 'manager' | 'accountant' | 'hr', Person> & { admin: typeof ADMIN };
beforeAll(async () => {
  people = {
    driver: await at.people.addContractor('Ash'),
    manager: await at.people.addManager('Yew'),
    accountant: await at.people.addStaff('Oak', 'Accountant'),
    hr: await at.people.addStaff('Elm', 'HR'),
    admin: ADMIN,
  };
  await at.admin.call('PUT', `/staff/${people.driver.id}/pay-rate`, { dailyRate: 250 });
  const { call } = await callAs(at.url, people.driver);
  for (const day of [0, 1])
    await call('POST', '/time-logs', {
      date: addDays(lastMonday, day),
      worked: true,
      description: 'Newark to Camden',
      status: 'PENDING',
    });
});

const { visit } = residents<keyof typeof people>(
  openPage,
  () => at.url,
  (who) => people[who],
  // The long form looks at the pages of two people at once.
  { inTurn: !process.env.LONG },
);
const openAs = (who: keyof typeof people, path = '/dashboard') => visit(who, path);

describe('by keyboard alone', () => {
  it.runIf(process.env.LONG)('HR takes a driver on', async () => {
    const page = await openAs('hr');
    await pressAt(page.getByRole('button', { name: 'Invite Person' }));
    const form = page.getByRole('alertdialog', { name: 'Invite Person' });
    await form.waitFor();
    await typeThrough(form, [
      ['First name', 'Lee'],
      ['Last name', 'Park'],
      ['Email', 'lee.park@example.com'],
    ]);
    await page.keyboard.press('Enter');
    const handed = page.getByRole('alertdialog', { name: 'Invitation Link' });
    await pressAt(handed.getByRole('button', { name: 'Close' }));
    await page.getByRole('link', { name: 'Lee Park' }).waitFor();
  });

  it.runIf(process.env.LONG)('an administrator sees who changed a rate', async () => {
    const page = await openAs('admin', `/dashboard/people/${people.driver.id}`);
    await pressAt(page.getByRole('tab', { selected: true }), 'End');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Account', selected: true }).waitFor();
    await page
      .getByText(/day rate.*\$250\.00/)
      .first()
      .waitFor();
  });

  it('a driver logs today', async () => {
    const own = await openAs('driver');
    const week = own.getByRole('region', { name: 'This Week' });
    const job = await startJob(own, 'a driver logs today on the home');
    await pressAt(
      week.getByRole('button', { name: `Worked on ${formatLongDay(dayInPhiladelphia())}` }),
      'Space',
    );
    await pressAt(week.getByRole('button', { name: 'Submit 1 Day' }));
    await own.getByText('Days submitted.').filter({ visible: true }).last().waitFor();
    await job.isDone();
  });

  it('a manager approves a week, runs payroll, records the payment and sets a missing rate', async () => {
    const page = await openAs('manager');
    const payday = page.getByRole('region', { name: 'This Payday' });
    const job = await startJob(page, 'a manager approves, runs payroll and records the payment');
    await pressAt(payday.getByRole('button', { name: 'Approve 2 Days', exact: true }));
    await told(page, '2 days approved.');
    await pressAt(payday.getByRole('button', { name: 'Run Payroll $500.00 for 1', exact: true }));
    const dialog = page.getByRole('alertdialog');
    await pressAt(dialog.getByRole('button', { name: 'Run Payroll $500.00 for 1', exact: true }));
    await payday.getByText('1 put on payroll: $500.00 in all').waitFor();
    await pressAt(payday.getByRole('button', { name: 'Record Payment $500.00 for 1', exact: true }));
    await pressAt(dialog.getByRole('button', { name: 'Record Payment — $500.00', exact: true }));
    await payday.getByText('Everyone has been paid for this week.').waitFor();
    await job.isDone();
    const runs = await (await callAs(at.url, people.driver)).call<{ totalPay: number; status: string }[]>(
      'GET',
      '/payroll',
    );
    expect(runs.map(({ totalPay, status }) => [totalPay, status])).toEqual([[500, 'PAID']]);

    // The open page updates: someone without a rate appears.
    const newcomer = await at.people.addContractor('Cedar');
    for (const day of [0, 1])
      await at.admin.call('POST', '/time-logs', {
        ...{ userId: newcomer.id, date: addDays(lastMonday, day), worked: true, description: '' },
        status: 'APPROVED',
      });
    const rate = payday.getByRole('form', { name: 'Day rate of Sam Cedar' });
    await rate.waitFor();
    await visit('manager', '/dashboard', { anew: true });
    const missing = await startJob(page, 'a manager sets a missing day rate on payday');
    await pressAt(rate.getByLabel('Day rate'), '2');
    await page.keyboard.type('50');
    await pressAt(rate.getByRole('button', { name: 'Set Rate' }));
    await payday.getByRole('button', { name: 'Run Payroll $500.00 for 1', exact: true }).waitFor();
    await missing.isDone();
  });

  // In the short form test/dialogKeys.test.tsx has one of each kind without a browser.
  it.runIf(process.env.LONG)(
    'a dialog, one from a menu and a drawer have the focus, keep it, and give it back',
    async () => {
      // Without the messages of earlier actions, which would hold the focus of a user who tabs to them.
      const page = await visit('manager', '/dashboard/contractors', { anew: true });
      const add = page.getByRole('button', { name: 'Add Contractor' });
      await pressAt(add);
      await expectFocusKept(page.getByRole('alertdialog', { name: 'Add Contractor' }), add);
      const ofPerson = page.getByRole('button', { name: 'Actions for Sam Ash' });
      await chooseAt(ofPerson, 'Deactivate Contractor');
      await expectFocusKept(page.getByRole('alertdialog'), ofPerson);
      const bell = page.getByRole('button', { name: /^Notices/ });
      await pressAt(bell);
      await expectFocusKept(page.getByRole('dialog', { name: 'Notices' }), bell);
    },
  );

  it.runIf(process.env.LONG)('more dialogs take the focus, keep it, and return it', async () => {
    const { id } = await at.people.addContractor('Fir');
    const { call } = await callAs(at.url, people.manager);
    const weekStart = addDays(lastMonday, -7);
    await call('POST', '/payroll/weekly', {
      ...{ userId: id, weekStart, weekEnd: addDays(weekStart, 6) },
      weeklyData: [{ date: weekStart, pay: 250, expenses: 0, notes: '' }],
    });
    const page = await visit('manager', `/dashboard/payroll?contractor=${id}&week=${weekStart}`, {
      anew: true,
    });
    const record = page.getByRole('button', { name: 'Record Payment' });
    await pressAt(record);
    await expectFocusKept(page.getByRole('alertdialog'), record);
    const ofRun = page.getByRole('button', { name: /^Actions for payroll #/ });
    for (const item of ['Void Payroll', 'History']) {
      await chooseAt(ofRun, item);
      await expectFocusKept(page.getByRole(item === 'History' ? 'dialog' : 'alertdialog'), ofRun);
    }
    const search = page.getByRole('button', { name: 'Search the Portal' });
    await pressAt(search);
    await expectFocusKept(page.getByRole('dialog', { name: 'Search' }), search);
    await openAs('manager', '/dashboard/profile');
    const change = page.getByRole('button', { name: 'Change Password' });
    await pressAt(change);
    await expectFocusKept(page.getByRole('dialog', { name: 'Change Password' }), change);
  });

  it('an accountant reads the quarter and downloads its payment journal', async () => {
    const page = await openAs('accountant');
    const quarter = page.getByRole('table', { name: /^Paid in Q\d \d{4}$/ });
    const thisQuarter = await quarter.getAttribute('aria-label');
    const job = await startJob(page, 'an accountant closes a quarter');
    await pressAt(page.getByRole('button', { name: 'Payment Journal' }));
    const saved = page.waitForEvent('download');
    await pressAt(page.getByRole('alertdialog').getByRole('button', { name: 'Download Journal' }));
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('500.00');
    await job.isDone();

    const last = await startJob(page, 'an accountant opens the last quarter');
    await pressAt(page.getByRole('link', { name: 'Previous Quarter' }));
    await expect.poll(() => quarter.getAttribute('aria-label')).not.toBe(thisQuarter);
    await last.isDone();
  });
});

describe.runIf(process.env.LONG)('in a window of 1280 by 900 at 200 %', () => {
  /** How much of the window the fixed bars cover. */
  const coverage = (page: Page) =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight / 2);
      const stays = [...document.querySelectorAll('body *')].filter((each) => {
        const { position, pointerEvents } = getComputedStyle(each);
        const { width } = each.getBoundingClientRect();
        return ['sticky', 'fixed'].includes(position) && width > innerWidth / 2 && pointerEvents !== 'none';
      });
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        stays.some((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top <= y && y < bottom;
        }),
      );
      return rows.filter(Boolean).length / innerHeight;
    });

  // The screens with fixed bars of their own.
  it.each([
    ['driver', ['/dashboard', '/dashboard/time-logs']],
    ['manager', ['/dashboard', '/dashboard/approvals', '/dashboard/payroll/week', '/dashboard/contractors']],
  ] as const)('a %s can read everything, and most of the window scrolls', async (who, paths) => {
    for (const path of paths) {
      const page = await openAs(who, path);
      await page.setViewportSize({ width: 640, height: 450 });
      await expectNoOverflow(page);
      await expectNothingCut(page);
      expect(await coverage(page), path).toBeLessThan(0.5);
    }
  });
});

describe.runIf(process.env.LONG)('in forced colors', () => {
  async function openForced(who: keyof typeof people, path: string): Promise<Page> {
    const page = await openAs(who, path);
    await page.emulateMedia({ forcedColors: 'active' });
    return page;
  }

  it('the selected item differs from the others', async () => {
    for (const [what, who, path, selector] of [
      ['the screen one is on', 'manager', '/dashboard/contractors', 'nav[aria-label=Main] a'],
      ['the page of the taxes', 'manager', '/dashboard/tax-season', 'nav[aria-label=Tax] a'],
      ['the step of the payday', 'manager', '/dashboard', '[aria-label="Payday steps"] li'],
      ['the step that pay has reached', 'driver', '/dashboard', '[aria-label=Steps] li'],
      ['the tab of a person', 'admin', `/dashboard/people/${people.driver.id}`, '[role=tab]'],
    ] as const) {
      const page = await openForced(who, path);
      const isChosen = '[aria-current], [aria-selected=true]';
      const chosen = page.locator(selector).and(page.locator(isChosen)).first();
      const other = page.locator(`${selector}:not(${isChosen})`).last();
      expect(await readLook(chosen), what).not.toBe(await readLook(other));
    }
  });

  it('a worked day and a selected row look different', async () => {
    const own = await openForced('driver', '/dashboard');
    const toggle = own.getByRole('button', { name: /^Worked on / }).first();
    const page = await openForced('manager', '/dashboard/approvals');
    const row = page.getByRole('table', { name: 'Submitted weeks' }).getByRole('row').nth(1);
    for (const [control, press] of [
      [toggle, toggle],
      [row, row.getByRole('checkbox')],
    ] as const) {
      const before = await readLook(control);
      await press.click();
      await control.page().mouse.move(0, 0);
      await press.evaluate((each) => (each as HTMLElement).blur());
      expect(await readLook(control)).not.toBe(before);
    }
  });

  it('the focus is visible', async () => {
    const { unseen } = await focusByTab(await openForced('manager', '/dashboard'));
    expect(unseen).toEqual([]);
  });
});

it.runIf(process.env.LONG)('no animation runs with reduced motion', async () => {
  const page = await openAs('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  const moved = await watchMotion(page);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contractors', exact: true }).click();
  await page.getByRole('button', { name: 'Add Contractor' }).click();
  await page
    .getByRole('alertdialog', { name: 'Add Contractor' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem').first().waitFor();
  await page.getByText(/^Version \d+\.\d+\.\d+/).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await moved()).toEqual([]);
});
