/** What is around every screen: the frame, lost addresses, code that does not come, and paper. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, expectNothingCut } from './support/accessibility.ts';
import type { Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { settled } from './support/network.ts';
import { ADMIN } from './support/portal.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);
let driver: Person;
beforeAll(async () => {
  driver = await at.people.addContractor('Sycamore');
});

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

describe('an address that leads nowhere', () => {
  it.each(['/no-such-page', '/dashboard/no-such-page'])(
    'keeps the frame around it for somebody signed in, with a way back: %s',
    async (path) => {
      const page = await openPage(at.url);
      await signIn(page, driver, path);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      await main(page).getByRole('link', { name: 'Time Logs' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to Dashboard' }).click();
      await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
    },
  );

  it('shows the portal’s mark and nothing of its frame to everybody else', async () => {
    const page = await openPage(at.url, { width: 390, colorScheme: 'dark' });
    await page.goto('/no-such-page');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.getByText('Management System').waitFor();
    expect(await main(page).count()).toBe(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Home Page' }).click();
    await page.waitForURL(`${at.url}/`);
  });
});

describe('a screen whose code does not come', () => {
  const CODE = '**/assets/ProfileScreen*.js';

  it('says that the portal failed, with the id of the request', async () => {
    expectError(/^500 |status of 500|CodeFailure|Failed to fetch dynamically/);
    const page = await openPage(at.url);
    await signIn(page, driver);
    await page.route(CODE, (route) =>
      route.fulfill({
        status: 500,
        json: { error: 'It broke.', code: 'INTERNAL_SERVER_ERROR', requestId: 'r-17' },
      }),
    );
    await main(page).getByRole('link', { name: 'Profile' }).click();
    await page.getByText('Something went wrong on our side. Request id: r-17').waitFor();
    await main(page).getByRole('link', { name: 'Dashboard' }).waitFor();
    for (const [width, colorScheme] of [
      [360, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
    await page.unroute(CODE);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  });

  it('says that the server cannot be reached only where it cannot', async () => {
    expectError(/ERR_FAILED|NetworkFailure|Failed to fetch dynamically/);
    const page = await openPage(at.url);
    await signIn(page, driver);
    await page.route(CODE, (route) => route.abort());
    await main(page).getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.getByText('Can’t reach the server.').waitFor();
  });
});

it('names the company beside the portal where there is room', async () => {
  const page = await openPage(at.url);
  await signIn(page, driver);
  const name = page.getByRole('banner').getByText('Liberty Bell Freight LLC');
  await name.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await name.waitFor({ state: 'hidden' });
  await expectNoOverflow(page);
});

describe('on paper', () => {
  /** A letter lying down, less its margins. */
  const SHEET = { width: 960, height: 706 };
  const addresses: Record<string, string> = {};
  beforeAll(async () => {
    const { payrollRun } = await at.admin.call<{ payrollRun: { id: string } }>('POST', '/payroll/weekly', {
      ...{ userId: driver.id, weekStart: monday, weekEnd: addDays(monday, 6) },
      weeklyData: [{ date: monday, pay: 250, expenses: 0, notes: '' }],
    });
    const about = { startDate: addDays(monday, -30), endDate: addDays(monday, 30) };
    const made = await at.admin.call<{ data: { report: { id: string } } }>(
      'POST',
      '/reports/payroll-summary',
      about,
    );
    Object.assign(addresses, {
      'the week of a contractor': `/dashboard/payroll?contractor=${driver.id}&week=${monday}`,
      'a statement': `/dashboard/statements/${payrollRun.id}`,
      'a report': `/dashboard/reports/${made.data.report.id}`,
    });
  });

  /** Prints the page; returns how many sheets it takes. */
  async function print(page: Page): Promise<number> {
    const bytes = await page.pdf({ preferCSSPageSize: true });
    return bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
  }

  /** That a screen says whose it is and has nothing on it that only a screen can do. */
  async function expectPrinted(page: Page): Promise<void> {
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').innerText()).toBe('Liberty Bell Freight LLC');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const control of ['navigation', 'search', 'tablist', 'switch'] as const)
      expect(await page.getByRole(control).filter({ visible: true }).count(), control).toBe(0);
    const pressed = page
      .locator('main .fui-Button:not([aria-haspopup="dialog"], [data-on-paper])')
      .filter({ visible: true });
    expect(await pressed.count()).toBe(0);
    expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).color)).toBe(
      'rgb(36, 36, 36)',
    );
    await expectNoOverflow(page);
    await expectNothingCut(page);
    await expectWholeTables(page);
  }

  /** That every table has all its columns and rows on paper, and its headings on each sheet. */
  async function expectWholeTables(page: Page): Promise<void> {
    const issues = await page.evaluate(() =>
      [...document.querySelectorAll('main table')]
        .filter((table) => table.checkVisibility())
        .flatMap((table) => {
          const found: string[] = [];
          const name = table.getAttribute('aria-label') ?? 'a table';
          const head = table.querySelector('thead');
          if (head && getComputedStyle(head).display !== 'table-header-group')
            found.push(`${name}: headings`);
          for (const cell of table.querySelectorAll('th, td'))
            if (getComputedStyle(cell).position !== 'static')
              found.push(`${name}: ${cell.textContent} sticks`);
          for (let box = table.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement)
            if (getComputedStyle(box).overflow !== 'visible') found.push(`${name}: in a box that scrolls`);
          return found;
        }),
    );
    expect(issues).toEqual([]);
  }

  it.each([
    ['the board', `/dashboard/payroll/week?week=${monday}`, 'Run Payroll'],
    ['the season', '/dashboard/tax-season?year=2025', 'Tax'],
    ['the tax documents', '/dashboard/tax-documents', 'Tax'],
    ['the contractors', '/dashboard/contractors', 'Contractor Management'],
    ['the time logs', '/dashboard/time-logs', 'Time Logs & Summary'],
    ['the week of a contractor', '', 'Payroll & Tax Management'],
    ['a report', '', /./],
  ])('%s is a sheet of the company, in black from a dark screen', async (name, path, title) => {
    const page = await openPage(at.url, { width: 1280, colorScheme: 'dark' });
    await signIn(page, ADMIN, path || addresses[name]);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await settled(page);
    await expectPrinted(page);
    // Whose week it is, a sheet must say.
    if (page.url().includes('week=')) await page.getByText(weekLabel(monday)).first().waitFor();
    expect(await print(page)).toBeLessThan(6);
  });

  it('a statement is a letter of two sheets at most', async () => {
    const page = await openPage(at.url, { width: 1280, colorScheme: 'dark' });
    await signIn(page, driver, addresses['a statement']);
    await page.getByRole('article', { name: /^Pay statement #/ }).waitFor();
    await settled(page);
    expect(await print(page)).toBeLessThanOrEqual(2);
  });

  it('a table of many rows says on each sheet what its columns are', async () => {
    const page = await openPage(at.url, { width: 390 });
    await signIn(page, ADMIN, '/dashboard/contractors');
    await page.getByRole('link', { name: `${driver.firstName} ${driver.lastName}` }).waitFor();
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('columnheader', { name: 'Email' }).waitFor();
    const sheets = await print(page);
    // The same rows again and again, as a long list has them.
    await page.evaluate(() => {
      const body = document.querySelector('main table tbody')!;
      for (let copies = 0; copies < 60; copies += 1) body.append(body.firstElementChild!.cloneNode(true));
    });
    expect(await print(page)).toBeGreaterThan(sheets);
    await expectWholeTables(page);
  });
});
