/** The administrator's home page: what is wrong right now, who is there and what happened last. */
import { expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs } from './support/api.ts';
import { JOURNEY_WIDTHS, visitors, type Window } from './support/browser.ts';
import { company } from './support/company.ts';
import { dayInPhiladelphia } from './support/days.ts';
import { cutOff, NO_CONNECTION, settled } from './support/network.ts';
import { ADMIN } from './support/portal.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

async function openHome(window: Window = { width: 1280 }) {
  const page = await openPage(at.url, window);
  await signIn(page, ADMIN);
  await page.getByRole('heading', { level: 1, name: 'System Administrator' }).waitFor();
  await page.getByRole('region', { name: 'System Status' }).waitFor();
  return page;
}
const readCards = async (page: Awaited<ReturnType<typeof openHome>>) =>
  (await page.getByRole('region', { name: 'User summary' }).innerText()).replace(/\s+/g, ' ');

it.each(JOURNEY_WIDTHS)(
  'says that all is well, and shows what happened, in a window of %i',
  async (width) => {
    const page = await openHome({ width, height: 844 });
    await page.getByText('All systems operational. No issues detected.').waitFor();
    const activity = page.getByRole('region', { name: 'Recent System Activity', exact: true });
    const newest = activity.getByRole('listitem').first();
    expect(await newest.innerText()).toContain('User Login');
    expect(await activity.getByRole('listitem').count()).toBeLessThanOrEqual(10);
    const height = await activity.getByRole('region').evaluate((list) => list.clientHeight);
    expect(height).toBeLessThanOrEqual(400);
    await page.getByText('Sign-ins by day').waitFor();
    await page.getByText('Errors by day').waitFor();
    await settled(page);
    await expectNoOverflow(page);
    await expectAccessible(page);
  },
);

it('leads to the screens of an administrator', async () => {
  const page = await openHome();
  const ways = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    expect.arrayContaining(['/dashboard/staff', '/dashboard/logs', '/dashboard/archive']),
  );
  for (const address of addresses) {
    await page.goto(address!);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

it('counts people, then names the days that wait, then the errors before them', async () => {
  const driver = await at.people.addContractor('Alder');
  await at.people.addEmployee('Birch');
  const page = await openHome();
  expect(await readCards(page)).toBe('Total Users 3 Active Users 3 Archived Users 0 Active Contractors 1');

  const self = await callAs(at.url, driver);
  await self.call('POST', '/time-logs', { date: dayInPhiladelphia(), worked: true });
  await page.reload();
  await page.getByText('1 items pending approval.').waitFor();

  await expect(callAs(at.url, { email: driver.email, password: 'Wrong-Road-2026' })).rejects.toThrow('401');
  await page.reload();
  const status = page.getByRole('region', { name: 'System Status' });
  await status.getByText('1 recent system errors detected. Check logs for details.').waitFor();
  const failed = page.getByRole('listitem').filter({ hasText: 'User Login Failed' });
  await failed.first().waitFor();
  await status.getByRole('link', { name: 'View logs' }).click();
  await page.waitForURL('**/dashboard/logs');
});

it('says that it could not be loaded, with every count at zero, and brings it on Retry', async () => {
  expectError(NO_CONNECTION);
  const page = await openHome();
  const { restore } = await cutOff(page, 'AdminDashboardQuery');
  await page.reload();
  await page.getByText('Failed to load admin dashboard data').waitFor();
  expect(await readCards(page)).toBe('Total Users 0 Active Users 0 Archived Users 0 Active Contractors 0');
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('region', { name: 'System Status' }).waitFor();
  expect(await readCards(page)).not.toContain('Total Users 0');
});
