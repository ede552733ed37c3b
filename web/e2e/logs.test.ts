/** Who changed a rate: an administrator finds it on the person's page, in the audit log and with the search. */
import { it } from 'vitest';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { ADMIN } from './support/portal.ts';
import { goTo, signIn } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

it('shows who changed a rate with one click on the person’s page and in the log, and with two from the search', async () => {
  const driver = await at.people.addContractor('Alderney');
  for (const dailyRate of [259, 260])
    await at.admin.call('PUT', `/staff/${driver.id}/pay-rate`, { dailyRate });
  const page = await openPage(at.url);
  await signIn(page, ADMIN, `/dashboard/people/${driver.id}`);
  const account = page.getByRole('tab', { name: 'Account' });
  await account.waitFor();
  const onThePerson = await startJob(page, 'an administrator sees who changed a rate, from the person');
  await account.click();
  await page
    .getByText(/^\S+ \S+ set Sam Alderney’s day rate to \$260\.00/)
    .first()
    .waitFor();
  await onThePerson.isDone();

  await goTo(page, 'Audit Logs');
  const search = page.getByRole('searchbox', { name: 'Search logs...' });
  await search.waitFor();
  const inTheLog = await startJob(page, 'an administrator sees who changed a rate, from the audit log');
  await search.click();
  await page.keyboard.type('alderney');
  await page.waitForURL('**search=alderney');
  await page
    .getByRole('row')
    .filter({ hasText: /set Sam Alderney’s day rate to \$260\.00/ })
    .first()
    .waitFor();
  await inTheLog.isDone();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('alderney');
  await page.getByRole('option', { name: /^Sam Alderney/ }).waitFor();
  const fromTheSearch = await startJob(page, 'an administrator sees who changed a rate, from the search');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sam Alderney' }).waitFor();
  await page.getByRole('tab', { name: 'Account' }).click();
  await page
    .getByText(/day rate.*\$260\.00/)
    .first()
    .waitFor();
  await fromTheSearch.isDone();
});
