/** The page of a person: a manager sets a rate and asks for a W-9, and the driver is told. */
import { expect, it } from 'vitest';
import { visitors } from './support/browser.ts';
import { startJob, typeThrough } from './support/clicks.ts';
import { company } from './support/company.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

it('leads from the contractors to a rate that holds from a day, and to a W-9 that the driver is asked for', async () => {
  const manager = await at.people.addManager('Yew');
  const driver = await at.people.addContractor('Larch');
  const page = await openPage(at.url);
  await signIn(page, manager, '/dashboard/contractors');
  await page.getByRole('link', { name: 'Sam Larch' }).click();
  await page.waitForURL(`**/dashboard/people/${driver.id}`);
  await page.getByRole('heading', { level: 1, name: 'Sam Larch' }).waitFor();

  const rate = page.getByRole('region', { name: 'Day rate' });
  await rate.getByText('Not set yet').waitFor();
  const job = await startJob(page, 'a manager sets a day rate on the person’s page');
  await rate.getByRole('button', { name: 'Set Rate' }).click();
  const form = page.getByRole('form', { name: 'Day rate of Sam Larch' });
  await typeThrough(form, [
    ['Day rate', '255'],
    ['From', '2026-01-05'],
  ]);
  await form.getByRole('button', { name: 'Set Rate' }).click();
  await told(page, 'Day rate of Sam Larch saved');
  await rate.getByText('$255.00').first().waitFor();
  await rate.getByText('Since Jan 5, 2026').waitFor();
  await job.isDone();
  await form.waitFor({ state: 'detached' });

  const w9 = page.getByRole('region', { name: 'Form W-9' });
  await w9.getByText('Missing').waitFor();
  await w9.getByRole('button', { name: 'Request W-9' }).click();
  await told(page, 'W-9 requested from Sam Larch');
  await w9.getByText(/^Requested on /).waitFor();
  await w9.getByRole('button', { name: 'Request W-9' }).click();
  await told(page, 'A Form W-9 was requested from Sam today. You can request it again tomorrow.');

  await page.getByRole('tab', { name: 'Pay' }).click();
  await page.waitForURL('**?tab=pay');
  await page.getByText('No pay statements yet').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Pay', selected: true }).waitFor();

  const own = await openPage(at.url);
  await signIn(own, driver);
  await own.getByRole('link', { name: /^Sign your Form W-9: requested on / }).waitFor();
  await own
    .getByRole('button', { name: /^Notices|notice/i })
    .first()
    .click();
  await own.getByText('Sam Yew asked you to sign Form W-9.').waitFor();

  // Somebody else's page is no page.
  await own.goto(`/dashboard/people/${manager.id}`);
  await own.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  expect(await own.getByText('Sam Yew').count()).toBe(0);
});
