/** A carrier that switches to the portal in the middle of a year: from the import template to box 1a of the season. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { dayInPhiladelphia } from '../support/days.ts';
import { signIn, told } from '../support/visits.ts';

const at = company({ own: true });
const { openPage } = visitors();
const today = dayInPhiladelphia();
const year = today.slice(0, 4);

it('imports people from the template, and the year’s 1099 includes their earlier pay', async () => {
  const page = await openPage(at.url);
  await signIn(page, await at.people.addManager('Yew'), '/dashboard/contractors');
  await page.getByRole('button', { name: 'Import People' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Import People' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Template' }).click();
  const template = await readFile(await (await download).path(), 'utf8');
  const choose = (...lines: string[]) =>
    dialog.getByLabel('List of people').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(template + lines.join('\r\n')),
    });
  const first = `Zoë,Abbot,zoe.abbot@example.com,,250,${today},"$41,200.50",1310.25,240,300,125,${year}-01-05`;

  await choose(first, `Bo,,bo@example,,250,${today},12.x`);
  await dialog.getByLabel('Paid Through').fill(today);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog
    .getByText('1 of 2 lines can’t be imported. No one is imported until every line is right.')
    .waitFor();
  await dialog.getByText('Last name is required.').waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Back to the List' }).click();

  await choose(first, `Bo,Adler,bo.adler@example.com,,,,1999.99`);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Owes $300.00: $125.00 a week', { exact: false }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 2 people' }).click();
  await told(page, '2 people imported. Invite them when they’re ready to sign in.');
  await page.getByRole('rowheader', { name: 'Zoë Abbot' }).waitFor();
  expect(await page.getByText('Not Invited Yet').count()).toBe(2);

  await page.getByRole('link', { name: 'Zoë Abbot' }).click();
  await page.getByText('$42,510.75').waitFor();
  await page
    .getByText('$41,200.50 compensation, $1,310.25 reimbursed, $240.00 of it withheld', { exact: false })
    .waitFor();
  await page.getByRole('heading', { name: 'Still owed: $300.00' }).waitFor();

  await page.goto(`/dashboard/tax-season?year=${year}`);
  const row = page.getByRole('row', { name: /Zoë Abbot/ });
  await row.getByText('$41,200.50').first().waitFor();
  await row.getByRole('button', { name: 'Zoë Abbot' }).click();
  await page.getByText('$240.00 was withheld: the form is due whatever the total.').waitFor();

  // The wrong one is voided, and the year's form follows.
  await page.goBack();
  await page.getByRole('button', { name: `Void what was paid in ${year}` }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Typed twice');
  await page.getByRole('button', { name: 'Void Amounts' }).click();
  await told(page, `What was paid in ${year} outside this system is void`);
  await page.goto(`/dashboard/tax-season?year=${year}`);
  await page.getByRole('row', { name: /Bo Adler/ }).waitFor();
  expect(await page.getByRole('row', { name: /Zoë Abbot/ }).count()).toBe(0);
});
