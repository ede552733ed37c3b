/** The page of a person, where a manager sets the day rate. */
import { it } from 'vitest';
import { visitors } from './support/browser.ts';
import { startJob, typeThrough } from './support/clicks.ts';
import { company } from './support/company.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

it('sets a rate that holds from a day on, and comes back to the tab that was open', async () => {
  const driver = await at.people.addContractor('Larch');
  const page = await openPage(at.url);
  await signIn(page, await at.people.addManager('Yew'), `/dashboard/people/${driver.id}`);
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

  await page.getByRole('tab', { name: 'Pay' }).click();
  await page.waitForURL('**?tab=pay');
  await page.reload();
  await page.getByRole('tab', { name: 'Pay', selected: true }).waitFor();
});
