/** What others do shows on the open page, without a reload. */
import { createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { callAs, callAsAdmin, createPeople, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { delayNextResponse, STREAM, streams } from './support/network.ts';
import { copyPortal, startPortal } from './support/portal.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage, openTab, expectError } = visitors();

const monday = startOfWeek(dayInPhiladelphia());
const lastMonday = addDays(monday, -7);

async function logDay(url: string, driver: Person, date: string): Promise<string> {
  const { call } = await callAs(url, driver);
  return (await call<{ id: string }>('POST', '/time-logs', { date, worked: true, description: '' })).id;
}

const openStreams = (stream: ReturnType<typeof streams>, count: number) =>
  expect.poll(stream.open, { timeout: 30_000 }).toBe(count);

async function openTimeLogs(page: Page, driver: Person) {
  await signIn(page, driver, '/dashboard/time-logs');
  await page
    .getByRole('button', { name: weekLabel(lastMonday) })
    .first()
    .click();
  const week = page.getByRole('table', { name: `Days of ${weekLabel(lastMonday)}` });
  await week.waitFor();
  /** Lets the test see whether the page was loaded again. */
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  return { week, isTheSame: () => page.evaluate(() => 'isTheSame' in window) };
}

describe('a driver whose days a manager decides about', () => {
  it('sees it on the open page, and keeps what they are typing', async () => {
    const driver = await at.people.addContractor('Alder');
    const manager = await callAs(at.url, await at.people.addManager('Yew'));
    const id = await logDay(at.url, driver, lastMonday);
    const page = await openPage(at.url);
    const { week, isTheSame } = await openTimeLogs(page, driver);
    const notes = week.getByRole('textbox', { name: /^Notes for Tuesday, / });
    await notes.pressSequentially('Detour by Camd');
    await manager.call('PUT', `/time-logs/${id}`, { status: 'APPROVED' });
    await week.getByText('Approved', { exact: true }).waitFor();
    await page.keyboard.type('en');
    expect(await notes.inputValue()).toBe('Detour by Camden');
    await manager.call('PUT', `/time-logs/${id}`, {
      status: 'REJECTED',
      rejectionReason: 'Truck 4 was in the shop.',
    });
    await week.getByText('Truck 4 was in the shop.').waitFor();
    expect(await notes.inputValue()).toBe('Detour by Camden');
    expect(await isTheSame()).toBe(true);
  });

  it('sees it even if the server was down meanwhile', async () => {
    expectError(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
    const PORT = String(await freePort());
    const first = await copyPortal(inject('portalTemplate'), { PORT });
    onTestFinished(first.remove);
    const driver = await createPeople(first.url, await callAsAdmin(first.url)).addContractor('Birch');
    const id = await logDay(first.url, driver, lastMonday);
    const page = await openPage(first.url);
    const stream = streams(page);
    const { week, isTheSame } = await openTimeLogs(page, driver);
    await openStreams(stream, 1);
    await first.crash();
    const second = await startPortal({ env: { PORT }, dataDir: first.dataDir, quickPasswords: true });
    onTestFinished(async () => void (await second.stop()));
    const admin = await callAsAdmin(second.url);
    await admin.call('PUT', `/time-logs/${id}`, { status: 'APPROVED' });
    await week.getByText('Approved', { exact: true }).waitFor();
    expect(await isTheSame()).toBe(true);
  });
});

it('a manager sees on their home page that days have come in', async () => {
  const driver = await at.people.addContractor('Cedar');
  const page = await openPage(at.url);
  await signIn(page, await at.people.addManager('Oak'));
  const pending = page.getByRole('region', { name: 'Management Snapshot' }).getByText('pending approval');
  const before = await pending.innerText();
  await logDay(at.url, driver, lastMonday);
  await expect.poll(() => pending.innerText(), { timeout: 30_000 }).not.toBe(before);
  expect(await pending.innerText()).toMatch(/^\d+ days? pending approval$/);
});

it('a manager keeps what they type for a week that somebody else has put on payroll meanwhile', async () => {
  const driver = await at.people.addContractor('Hawthorn');
  await logDay(at.url, driver, lastMonday);
  const page = await openPage(at.url);
  const there = `/dashboard/payroll?contractor=${driver.id}&week=${lastMonday}`;
  await signIn(page, await at.people.addManager('Rowan'), there);
  const notes = page.getByLabel('Notes on Tuesday');
  await notes.fill('Detour by Camden');
  const { payrollRun } = await at.admin.call<{ payrollRun: { id: string } }>('POST', '/payroll/weekly', {
    userId: driver.id,
    weekStart: lastMonday,
    weekEnd: addDays(lastMonday, 6),
    weeklyData: [{ date: lastMonday, pay: 240, expenses: 0 }],
  });
  await page.getByText(/^This week changed: payroll #\d+ was processed for \$240\.00\./).waitFor();
  expect(await notes.inputValue()).toBe('Detour by Camden');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.getByRole('heading', { name: /^Payroll #\d+$/ }).waitFor();
  await at.admin.call('PATCH', `/payroll/${payrollRun.id}/status`, { status: 'VOID', reason: 'Wrong week' });
  await page.getByLabel('Notes on Tuesday').waitFor();
  expect(await notes.inputValue()).toBe('');
});

describe('the stream of a page', () => {
  it('is one from screen to screen, and none on screens that show nothing that changes', async () => {
    const page = await openPage(at.url);
    const stream = streams(page);
    await signIn(page, await at.people.addContractor('Dogwood'));
    await openStreams(stream, 1);
    await page.getByRole('link', { name: 'Time Logs', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Time Logs & Summary' }).waitFor();
    expect([stream.open(), stream.opened()]).toEqual([1, 1]);
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
    await openStreams(stream, 0);
  });

  it('ends with the session, which every tab leaves', async () => {
    const page = await openPage(at.url);
    const driver = await at.people.addContractor('Elm');
    await signIn(page, driver);
    const stream = streams(page);
    await page.reload();
    await openStreams(stream, 1);
    // Somebody else ends the access: nothing on the page sends a request, and it leaves anyway.
    await at.admin.call('DELETE', `/contractors/${driver.id}`);
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('continues in every tab when one of them changes the password, whichever learns of it first', async () => {
    const driver = await at.people.addContractor('Oak');
    const page = await openPage(at.url);
    await signIn(page, driver, '/dashboard/profile');
    const tab = await openTab(page);
    const stream = streams(tab);
    await tab.goto('/dashboard');
    await openStreams(stream, 1);
    const response = await delayNextResponse(page, 'useChangePasswordMutation');
    await page.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(driver.password);
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Next-Road-2026');
    await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill('Next-Road-2026');
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await response.given;
    // The server has ended the other tab's stream, as the token that it was opened with is gone.
    await openStreams(stream, 0);
    response.release();
    await dialog.getByText('Password changed successfully').waitFor();
    await openStreams(stream, 1);
    expect([page, tab].map((each) => new URL(each.url()).pathname)).toEqual([
      '/dashboard/profile',
      '/dashboard',
    ]);
  });

  it('is not held by a tab that nobody looks at', async () => {
    const page = await openPage(at.url);
    const stream = streams(page);
    await signIn(page, await at.people.addContractor('Fir'));
    await openStreams(stream, 1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await openStreams(stream, 0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => false, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await openStreams(stream, 1);
  });
});

it('the sign-in page loads nothing of it', async () => {
  const page = await openPage(at.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  await openTab(page);
  expect(asked.filter((text) => text.includes(STREAM) || /graphql-sse|openStream/.test(text))).toEqual([]);
});

/** A port that a second server may take after the first. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
