/** Pay statements: from the driver's home on a phone to the file on the disk, and what becomes of a void one. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { goTo, signIn } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const PHONE = { width: 390, height: 844 };
const lastMonday = addDays(startOfWeek(dayInPhiladelphia()), -7);

interface Run {
  id: string;
}

/** Last week paid for a driver: Monday and Tuesday, with tolls on one of them. */
async function pay({ id }: Person, pay = 240): Promise<Run> {
  const { payrollRun } = await at.admin.call<{ payrollRun: Run }>('POST', '/payroll/weekly', {
    userId: id,
    weekStart: lastMonday,
    weekEnd: addDays(lastMonday, 6),
    weeklyData: [
      { date: lastMonday, pay, expenses: 0, notes: '' },
      { date: addDays(lastMonday, 1), pay, expenses: 18.75, notes: 'Tolls' },
    ],
  });
  return payrollRun;
}
const makeVoid = ({ id }: Run, reason: string) =>
  at.admin.call('PATCH', `/payroll/${id}/status`, { status: 'VOID', reason });

const sheet = (page: Page) => page.getByRole('article', { name: /Pay statement #/ });

async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

describe('a driver on a phone', () => {
  it('opens the new statement from the dashboard and downloads the file', async () => {
    const driver = await at.people.addContractor('Maple');
    const self = await callAs(at.url, driver);
    const date = addDays(lastMonday, 2);
    await self.call('POST', '/time-logs', {
      date,
      worked: true,
      description: 'Late load',
      status: 'PENDING',
    });
    await pay(driver);

    const page = await openPage(at.url, PHONE);
    await signIn(page, driver);
    const step = page.getByRole('link', {
      name: `Your statement for ${weekLabel(lastMonday)} is ready: $498.75`,
    });
    await step.waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await step.click();
    await sheet(page).waitFor();
    const said = await sheet(page).innerText();
    for (const text of ['Sam Maple', weekLabel(lastMonday), '$498.75', 'Tolls', 'Waits for approval'])
      expect(said).toContain(text);
    await expectNoOverflow(page);
    await expectAccessible(page);

    const { name, bytes } = await download(page);
    expect(name).toMatch(/^pay-statement-\d+\.pdf$/);
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  it('sees what is void and why, and goes on to its replacement and back', async () => {
    const driver = await at.people.addContractor('Cherry');
    const wrong = await pay(driver, 200);
    await makeVoid(wrong, 'Wrong rate');
    await pay(driver, 260);

    const page = await openPage(at.url, PHONE);
    await signIn(page, driver);
    await goTo(page, 'Pay Statements');
    const rows = page.getByRole('table', { name: 'Pay statements' });
    await rows.getByText('Void').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.goto(`/dashboard/statements/${wrong.id}`);
    await page.getByText(/Wrong rate\. Replaced by statement/).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Open #/ }).click();
    await page.getByText(/This statement replaces statement #\d+, which is void\./).waitFor();
    expect(await sheet(page).innerText()).toContain('$538.75');
    await page.getByRole('link', { name: /^Open #/ }).click();
    await page.getByText(/Wrong rate/).waitFor();
  });

  it('finds no statement of somebody else', async () => {
    const other = await pay(await at.people.addContractor('Walnut'));
    const page = await openPage(at.url, PHONE);
    await signIn(page, await at.people.addContractor('Hazel'), `/dashboard/statements/${other.id}`);
    await page.getByText('Pay statement not found').waitFor();
    await page.getByRole('link', { name: 'All Pay Statements' }).click();
    await page.getByText('No pay statements yet').waitFor();
  });
});

describe('a manager', () => {
  it('downloads the statement of a week that has been paid', async () => {
    const driver = await at.people.addContractor('Aspen');
    const wrong = await pay(driver);
    await makeVoid(wrong, 'Paid too early');
    await pay(driver);
    const page = await openPage(at.url);
    await signIn(
      page,
      await at.people.addManager('Willow'),
      `/dashboard/payroll?contractor=${driver.id}&week=${lastMonday}`,
    );
    await page.getByText(/, which is void: Paid too early/).waitFor();
    await page.getByRole('link', { name: 'Statement', exact: true }).click();
    await sheet(page).waitFor();
    expect((await download(page)).name).toMatch(/^pay-statement-\d+\.pdf$/);
    await page.getByRole('link', { name: 'All of Sam Aspen' }).click();
    await page.getByRole('table', { name: 'Pay statements' }).waitFor();
    await page.getByText('Sam Aspen').waitFor();
  });

  it('prints a statement without the portal around it', async () => {
    const run = await pay(await at.people.addContractor('Laurel'));
    const page = await openPage(at.url, { width: 1280, colorScheme: 'dark' });
    await signIn(page, await at.people.addManager('Poplar'), `/dashboard/statements/${run.id}`);
    await sheet(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    await page.setViewportSize({ width: 720, height: 960 });
    await expectNoOverflow(page);
    const { x, y, width } = (await sheet(page).boundingBox())!;
    expect([x, y, width]).toEqual([0, 0, 720]);
    expect(await sheet(page).evaluate((element) => getComputedStyle(element).color)).toBe('rgb(36, 36, 36)');
  });
});
