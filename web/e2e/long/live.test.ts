/** An open page whose server stops and restarts. */
import { createServer } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { callAs, callAsAdmin, createPeople } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from '../support/days.ts';
import { streams } from '../support/network.ts';
import { ADMIN_SETTINGS, copyFolder, startPortal } from '../support/portal.ts';
import { signIn } from '../support/visits.ts';

const { openPage, expectError } = visitors();

const lastMonday = addDays(startOfWeek(dayInPhiladelphia()), -7);

/** A port that a second server can take over from the first. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

it('shows a driver a manager’s decision from the server’s downtime', async () => {
  expectError(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  const PORT = String(await freePort());
  const options = { env: { ...ADMIN_SETTINGS, PORT }, quickPasswords: true };
  const first = await startPortal({ ...options, dataDir: copyFolder(inject('portalTemplate')) });
  onTestFinished(first.remove);
  const driver = await createPeople(first.url, await callAsAdmin(first.url)).addContractor('Birch');
  const self = await callAs(first.url, driver);
  const day = { date: lastMonday, worked: true, description: '' };
  const { id } = await self.call<{ id: string }>('POST', '/time-logs', day);
  const page = await openPage(first.url);
  const stream = streams(page);
  await signIn(page, driver, '/dashboard/time-logs');
  await page
    .getByRole('button', { name: weekLabel(lastMonday) })
    .first()
    .click();
  const week = page.getByRole('table', { name: `Days of ${weekLabel(lastMonday)}` });
  await week.waitFor();
  const loads: string[] = [];
  page.on('load', () => loads.push('load'));
  await stream.untilOpen();
  await first.crash();
  const second = await startPortal({ ...options, dataDir: first.dataDir });
  onTestFinished(async () => void (await second.stop()));
  const admin = await callAsAdmin(second.url);
  await admin.call('PUT', `/time-logs/${id}`, { status: 'APPROVED' });
  await week.getByText('Approved', { exact: true }).waitFor();
  expect(loads).toEqual([]);
});
