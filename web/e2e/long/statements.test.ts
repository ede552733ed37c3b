/** Pay statements: from the driver's home on a phone to the downloaded file and the printed sheet. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectNoOverflow } from '../support/accessibility.ts';
import { callAs } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from '../support/days.ts';
import { signIn } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);

it('is opened from the driver’s home on a phone, downloaded, and printed without the portal around it', async () => {
  const driver = await at.people.addContractor('Maple');
  const date = addDays(monday, 2);
  const day = { date, worked: true, description: 'Late load', status: 'PENDING' };
  await (await callAs(at.url, driver)).call('POST', '/time-logs', day);
  await at.admin.call('POST', '/payroll/weekly', {
    ...{ userId: driver.id, weekStart: monday, weekEnd: addDays(monday, 6) },
    weeklyData: [
      { date: monday, pay: 240, expenses: 0, notes: '' },
      { date: addDays(monday, 1), pay: 240, expenses: 18.75, notes: 'Tolls' },
    ],
  });

  const page = await openPage(at.url, { width: 390, height: 844, colorScheme: 'dark' });
  await signIn(page, driver);
  await page.getByRole('region', { name: 'Latest Pay Statements' }).getByRole('link').last().click();
  const sheet = page.getByRole('article', { name: /Pay statement #/ });
  await sheet.waitFor();
  const said = await sheet.innerText();
  for (const text of ['Sam Maple', weekLabel(monday), '$498.75', 'Tolls', 'Waits for approval'])
    expect(said).toContain(text);
  await expectNoOverflow(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^pay-statement-\d+\.pdf$/);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(bytes.length).toBeGreaterThan(10_000);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await page.setViewportSize({ width: 720, height: 960 });
  await expectNoOverflow(page);
  const { x, y, width } = (await sheet.boundingBox())!;
  expect([x, y, width]).toEqual([0, 0, 720]);
  expect(await sheet.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(36, 36, 36)');
});
