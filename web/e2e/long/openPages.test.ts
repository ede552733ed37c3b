/** Other people's changes show on the open page, without a reload. */
import { expect, it } from 'vitest';
import { callAs } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from '../support/days.ts';
import { delayNextResponse, STREAM, streams } from '../support/network.ts';
import { signIn } from '../support/visits.ts';

const at = company();
const { openPage, openTab } = visitors();

const lastMonday = addDays(startOfWeek(dayInPhiladelphia()), -7);

/** The stream itself, or the code that opens it. */
const LIVE = new RegExp(`${STREAM}|graphql-sse|openStream`);

it('a driver sees a manager’s decision on the open page, and keeps their input', async () => {
  const driver = await at.people.addContractor('Alder');
  const manager = await callAs(at.url, await at.people.addManager('Yew'));
  const self = await callAs(at.url, driver);
  const day = { date: lastMonday, worked: true, description: '' };
  const { id } = await self.call<{ id: string }>('POST', '/time-logs', day);
  const page = await openPage(at.url);
  await signIn(page, driver, '/dashboard/time-logs');
  await page
    .getByRole('button', { name: weekLabel(lastMonday) })
    .first()
    .click();
  const week = page.getByRole('table', { name: `Days of ${weekLabel(lastMonday)}` });
  const notes = week.getByRole('textbox', { name: /^Notes for Tuesday, / });
  await notes.pressSequentially('Detour by Camd');
  const loads: string[] = [];
  page.on('load', () => loads.push('load'));
  await manager.call('PUT', `/time-logs/${id}`, { status: 'APPROVED' });
  await week.getByText('Approved', { exact: true }).waitFor();
  await page.keyboard.type('en');
  const rejectionReason = 'Truck 4 was in the shop.';
  await manager.call('PUT', `/time-logs/${id}`, { status: 'REJECTED', rejectionReason });
  await week.getByText(rejectionReason).waitFor();
  expect(await notes.inputValue()).toBe('Detour by Camden');
  expect(loads).toEqual([]);
});

it('a page keeps one stream across screens, and has none where nothing changes, while hidden or before the sign-in', async () => {
  const page = await openPage(at.url);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  const stream = streams(page);
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  await signIn(page, await at.people.addContractor('Dogwood'));
  const atSignIn = requested.slice(0, requested.indexOf(`${at.url}/dashboard`));
  expect(atSignIn).toContain(`${at.url}/login`);
  expect(atSignIn.filter((text) => LIVE.test(text))).toEqual([]);
  await stream.untilOpen();
  expect(requested.some((text) => LIVE.test(text))).toBe(true);

  await page.getByRole('link', { name: 'Time Logs', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Time Logs & Summary' }).waitFor();
  expect([stream.open(), stream.opened()]).toEqual([1, 1]);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await stream.untilOpen(0);
  await setHidden(false);
  await stream.untilOpen();
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await stream.untilOpen(0);
});

it('the stream ends with the session, and every tab leaves', async () => {
  const page = await openPage(at.url);
  const driver = await at.people.addContractor('Elm');
  const stream = streams(page);
  await signIn(page, driver);
  await stream.untilOpen();
  // Someone else ends the access: nothing on the page sends a request, and it leaves anyway.
  await at.admin.call('DELETE', `/contractors/${driver.id}`);
  await page.waitForURL((url) => url.pathname === '/');
});

it('the stream continues in every tab when one of them changes the password, whichever hears of it first', async () => {
  const driver = await at.people.addContractor('Oak');
  const page = await openPage(at.url);
  await signIn(page, driver, '/dashboard/profile');
  const tab = await openTab(page);
  const stream = streams(tab);
  await tab.goto('/dashboard');
  await stream.untilOpen();
  const response = await delayNextResponse(page, 'useChangePasswordMutation');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(driver.password);
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Next-Road-2026');
  await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill('Next-Road-2026');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await response.given;
  // The server has ended the other tab's stream, because the token that opened it is gone.
  await stream.untilOpen(0);
  response.release();
  await dialog.getByText('Password changed successfully').waitFor();
  await stream.untilOpen();
  expect([page, tab].map((each) => new URL(each.url()).pathname)).toEqual([
    '/dashboard/profile',
    '/dashboard',
  ]);
});
