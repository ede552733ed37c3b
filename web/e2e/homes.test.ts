/** The homes of HR and drivers: each person's first job, within its clicks. */
import { expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, certify, mutate, PASSWORD } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob, typeThrough } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const PHONE = { width: 390, height: 844 };

/** The driver, on a phone; in the short form LinkScreen.test.tsx has the page and layout.test.ts looks at it. */
async function comeByPhone(link: string): Promise<void> {
  const phone = await openPage(at.url, PHONE);
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Welcome, Lee!' }).waitFor();
  await phone.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD);
  await phone.getByRole('textbox', { name: 'Confirm new password' }).fill(PASSWORD);
  // The button comes to rest when the password has been judged.
  await phone.getByText('Strength: Strong').waitFor();
  await phone.getByRole('button', { name: 'Get Started' }).click();
  const list = phone.getByRole('region', { name: 'Getting Started' });
  await list.getByRole('link', { name: 'Sign your Form W-9' }).waitFor();
  await expectNoOverflow(phone);
  await expectAccessible(phone);
}

const ACCEPT = `mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { __typename } }`;

it('HR adds a driver with one form, and gets the W-9', async () => {
  const hr = await at.people.addStaff('Hale', 'HR');
  const page = await openPage(at.url);
  await signIn(page, hr);
  await page.getByRole('heading', { name: 'Onboarding' }).waitFor();
  const job = await startJob(page, 'HR takes a driver on and gets the W-9');
  await page.getByRole('button', { name: 'Invite Person' }).click();
  const form = page.getByRole('alertdialog', { name: 'Invite Person' });
  await typeThrough(form, [
    ['First name', 'Lee'],
    ['Last name', 'Parkhurst'],
    ['Email', 'lee.parkhurst@example.com'],
    ['First day', addDays(dayInPhiladelphia(), 5)],
  ]);
  await form.getByRole('button', { name: 'Send Invitation' }).click();
  const handed = page.getByRole('alertdialog', { name: 'Invitation Link' });
  await handed.getByRole('img', { name: 'QR code of the link for Lee Parkhurst' }).waitFor();
  const link = await handed.getByRole('textbox', { name: 'Link for Lee Parkhurst' }).inputValue();
  if (process.env.LONG) await expectAccessible(page);
  await handed.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('list', { name: 'Onboarding' }).locator('> li', { hasText: 'Lee Parkhurst' });
  expect(await row.innerText()).toContain('Invited');

  if (process.env.LONG) await comeByPhone(link);
  else await mutate(at.url, ACCEPT, { token: new URL(link).hash.slice(1), newPassword: PASSWORD });
  const lee = { firstName: 'Lee', lastName: 'Parkhurst', email: 'lee.parkhurst@example.com' };
  await certify(at.url, { ...lee, password: PASSWORD }, '400-11-1222');

  await page.reload();
  await row.getByText('W-9: done').waitFor({ state: 'attached' });
  await job.isDone();
  await row.getByText('Signed In: done').waitFor({ state: 'attached' });
});

it('a driver sees the next pay without a tap, and repeats last week with two', async () => {
  const driver = await at.people.addContractor('Ash');
  const monday = startOfWeek(dayInPhiladelphia());
  const own = await callAs(at.url, driver);
  await own.call('POST', '/time-logs', {
    date: addDays(monday, -7),
    worked: true,
    description: 'Columbus to Toledo',
    status: 'PENDING',
  });
  await at.admin.call('PUT', `/staff/${driver.id}/pay-rate`, { dailyRate: 255 });
  const page = await openPage(at.url, PHONE);
  const look = await startJob(page, 'a driver sees when and how much the next pay is');
  await signIn(page, driver);
  const next = page.getByRole('region', { name: 'Next Pay' });
  await next.getByText('About $255.00').waitFor();
  await next.getByText('Logged').waitFor();
  const box = await next.boundingBox();
  expect(box!.y + box!.height).toBeLessThan(PHONE.height);
  await look.isDone();

  const week = page.getByRole('region', { name: 'This Week' });
  for (const toggle of await week.getByRole('button', { name: /^Worked on/ }).all()) {
    const { width, height } = (await toggle.boundingBox())!;
    expect([width >= 44, height >= 44]).toEqual([true, true]);
  }
  const job = await startJob(page, 'a driver logs a week on the home');
  await week.getByRole('button', { name: 'Same as Last Week' }).click();
  await week.getByRole('button', { name: 'Submit 1 Day' }).click();
  await page.getByText('Days submitted.').filter({ visible: true }).last().waitFor();
  await job.isDone();
  await week.getByText('Pending').waitFor();
  const logs = await own.call<{ date: string; description: string }[]>('GET', '/time-logs');
  expect(logs[0]).toMatchObject({ date: monday, description: 'Columbus to Toledo' });
});
