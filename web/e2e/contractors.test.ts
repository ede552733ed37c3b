/** Contractor Management, where somebody new is taken on. */
import { it } from 'vitest';
import { visitors } from './support/browser.ts';
import { startJob, typeThrough } from './support/clicks.ts';
import { company } from './support/company.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

it('takes somebody on with a day rate, and hands the invitation over', async () => {
  const page = await openPage(at.url);
  await signIn(page, await at.people.addManager('Yew'), '/dashboard/contractors');
  const job = await startJob(page, 'a manager takes a contractor on with a day rate');
  await page.getByRole('button', { name: 'Add Contractor' }).click();
  const form = page.getByRole('alertdialog', { name: 'Add Contractor' });
  await form.getByRole('button', { name: 'Invite instead' }).click();
  await typeThrough(form, [
    ['First name', 'Dana'],
    ['Last name', 'Moss'],
    ['Email', 'dana.moss@example.com'],
    ['Day rate', '255'],
  ]);
  await form.getByRole('button', { name: 'Send Invitation' }).click();
  const handed = page.getByRole('alertdialog', { name: 'Invitation Link' });
  await handed.getByRole('textbox', { name: 'Link for Dana Moss' }).waitFor();
  await handed.getByRole('button', { name: 'Close' }).click();
  await job.isDone();
  await page.goto('/dashboard/contractors?search=moss');
  await page.getByRole('link', { name: 'Dana Moss' }).click();
  await page.getByRole('region', { name: 'Day rate' }).getByText('$255.00').first().waitFor();
});
