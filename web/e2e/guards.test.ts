/** Who may open which screen, and when a visit ends. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { cutOff, delayResponse, NO_CONNECTION, STREAM } from './support/network.ts';
import { choosePassword, goTo, logOut, sessionCookies, signIn } from './support/visits.ts';

const at = company();
const { openPage, openTab, expectError } = visitors({ stay: true });

let driver: Person;
let own: Page;
beforeAll(async () => {
  driver = await at.people.addContractor('Birch');
  own = await openPage(at.url);
});
/** Signs someone in on the one page of these tests, replacing the previous user. */
async function arrive(person: Person, path?: string): Promise<Page> {
  await own.unrouteAll();
  await signIn(own, person, path);
  return own;
}

/** The test of the route table checks where each screen redirects; this one checks that the browser follows. */
const some = (paths: string[]) =>
  process.env.LONG ? paths : paths.filter((_path, index) => index % 2 === 0);
const storedUser = () => localStorage.getItem('portal.user');

it('a signed-out visitor is sent from /dashboard and its subpages to the public page', async () => {
  for (const screen of some(['', '/profile', '/payroll'])) {
    await own.goto(`/dashboard${screen}`);
    await own.waitForURL(`${at.url}/`);
  }
});

describe('a signed-in user', () => {
  it('is redirected to the dashboard from screens of other roles, from /login and from /change-password', async () => {
    const page = await arrive(driver);
    for (const path of some(['/dashboard/payroll', '/dashboard/staff', '/login', '/change-password'])) {
      await page.goto(path);
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
    }
  });

  it('changes a password that someone else chose before anything else opens', async () => {
    const page = await arrive(
      await at.people.addContractor('Dogwood', { isNew: true }),
      '/dashboard/time-logs',
    );
    await page.waitForURL('**/change-password');
    await choosePassword(page);
    await page.goto('/dashboard/time-logs');
    await page.getByRole('heading', { level: 1, name: 'Time Logs & Summary' }).waitFor();
  });

  it('reads Loading... until the user is known', async () => {
    const page = await arrive(driver);
    const { release } = await delayResponse(page, 'startSessionQuery');
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('Loading...', { exact: true }).waitFor();
    release();
    await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
  });
});

describe('the end of a visit', () => {
  it('is a logout in the account menu, in every tab and on the server, and Back does not undo it', async () => {
    const page = await arrive(driver);
    const [cookie, ...others] = await sessionCookies(page);
    // No script can read it.
    expect([cookie, others]).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }, []]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await goTo(page, 'Profile');
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
    const second = await openTab(page);
    await second.goto('/dashboard/time-logs');
    await second.getByRole('heading', { level: 1, name: 'Time Logs & Summary' }).waitFor();
    await logOut(page);
    await page.waitForURL(`${at.url}/`);
    await second.waitForURL(`${at.url}/`);
    expect(await page.evaluate(storedUser)).toBeNull();
    await page.goBack();
    await page.waitForURL(`${at.url}/`);
    expect(await page.getByText('Sam Birch').count()).toBe(0);
    await second.close();

    expect(await sessionCookies(page)).toEqual([]);
    const { token } = await callAs(at.url, driver);
    const ask = async (headers: Record<string, string>) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
      const body = JSON.stringify({ query: '{ viewer { id } }' });
      return JSON.stringify(await (await fetch(`${at.url}/graphql`, { ...init, body })).json());
    };
    expect(await ask({ authorization: `Bearer ${token}` })).not.toContain('UNAUTHENTICATED');
    expect(await ask({ origin: at.url, cookie: `${cookie!.name}=${cookie!.value}` })).toContain(
      'UNAUTHENTICATED',
    );
  });

  it('comes with the next request after an administrator has closed the account', async () => {
    expectError(/status of 401/);
    // The screen reports what failed to load until the public page has loaded.
    expectError(/Missing expected data|UnauthenticatedFailure/);
    // The stream of changes would end the visit before the request can.
    expectError(NO_CONNECTION);
    await own.unrouteAll();
    await cutOff(own, STREAM);
    await signIn(own, driver);
    await at.admin.call('DELETE', `/contractors/${driver.id}`);
    await own.getByRole('link', { name: 'Profile', exact: true }).click();
    await own.waitForURL(`${at.url}/`);
    expect(await own.evaluate(storedUser)).toBeNull();
  });
});
