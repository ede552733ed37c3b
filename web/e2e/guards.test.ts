/** Who may stay where, and when a visit is over. */
import { describe, expect, it } from 'vitest';
import { callAs } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { cutOff, delayResponse, NO_CONNECTION, STREAM } from './support/network.ts';
import { choosePassword, goTo, logOut, sessionCookies, signIn } from './support/visits.ts';

const at = company();
const { openPage, openTab, expectError } = visitors();
const SCREENS = ['', '/profile', '/time-logs', '/contractors', '/payroll'];
const UNAUTHENTICATED = /status of 401/;

const storedUser = () => localStorage.getItem('portal.user');

describe('a stranger', () => {
  it.each(SCREENS)('is sent from /dashboard%s to the public page', async (screen) => {
    const page = await openPage(at.url);
    await page.goto(`/dashboard${screen}`);
    await page.waitForURL(`${at.url}/`);
  });

  it('finds the way in behind the menu of the public page', async () => {
    const page = await openPage(at.url, { width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Management Portal' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  });
});

describe('somebody signed in', () => {
  it('who is neither manager nor administrator is sent from managers’ screens to the dashboard', async () => {
    const driver = await at.people.addContractor('Birch');
    const page = await openPage(at.url);
    await signIn(page, driver);
    for (const screen of ['payroll', 'contractors']) {
      await page.goto(`/dashboard/${screen}`);
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
    }
  });

  it('is sent from /login and /change-password to the dashboard', async () => {
    const page = await openPage(at.url);
    await signIn(page, await at.people.addManager('Cedar'));
    for (const path of ['/login', '/change-password']) {
      await page.goto(path);
      await page.waitForURL('**/dashboard');
    }
  });

  it('changes a password that somebody else chose before anything else opens', async () => {
    const page = await openPage(at.url);
    await signIn(page, await at.people.addContractor('Dogwood', { isNew: true }), '/dashboard/time-logs');
    await page.waitForURL('**/change-password');
    await choosePassword(page);
    await page.goto('/dashboard/time-logs');
    await page.getByRole('heading', { level: 1, name: 'Time Logs & Summary' }).waitFor();
  });

  it('reads Loading... until the user is known', async () => {
    const page = await openPage(at.url);
    await signIn(page, await at.people.addContractor('Elm'));
    const { release } = await delayResponse(page, 'startSessionQuery');
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('Loading...', { exact: true }).waitFor();
    release();
    await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
  });

  it('stays signed in as the stored user when the refresh fails at the start', async () => {
    expectError(NO_CONNECTION);
    const page = await openPage(at.url);
    await signIn(page, await at.people.addContractor('Fir'));
    await cutOff(page, 'startSessionQuery');
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
  });
});

describe('the end of a visit', () => {
  it('is a logout in the account menu, in every tab, and Back does not undo it', async () => {
    const page = await openPage(at.url);
    await signIn(page, await at.people.addContractor('Hazel'));
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
    expect(await page.getByText('Sam Hazel').count()).toBe(0);
  });

  it('removes the cookie, which no script can read, and ends its session on the server as well', async () => {
    const driver = await at.people.addContractor('Juniper');
    const page = await openPage(at.url);
    await signIn(page, driver);
    const [cookie, ...others] = await sessionCookies(page);
    expect([cookie, others]).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }, []]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await logOut(page);
    await page.waitForURL(`${at.url}/`);
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
    expectError(UNAUTHENTICATED);
    const driver = await at.people.addContractor('Larch');
    const page = await openPage(at.url);
    // The stream of changes would end the visit before the request can.
    expectError(NO_CONNECTION);
    await cutOff(page, STREAM);
    await signIn(page, driver);
    await at.admin.call('DELETE', `/contractors/${driver.id}`);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.waitForURL(`${at.url}/`);
    expect(await page.evaluate(storedUser)).toBeNull();
  });

  it('comes at the next start when the password was changed elsewhere', async () => {
    expectError(UNAUTHENTICATED);
    const driver = await at.people.addContractor('Maple');
    const page = await openPage(at.url);
    // The stream of changes would leave the page in the middle of its reload.
    expectError(NO_CONNECTION);
    await cutOff(page, STREAM);
    await signIn(page, driver);
    const elsewhere = await callAs(at.url, driver);
    await elsewhere.call('POST', '/auth/change-password', {
      newPassword: 'Another-Road-2026',
      currentPassword: driver.password,
    });
    await page.reload();
    await page.waitForURL(`${at.url}/`);
    expect(await page.evaluate(storedUser)).toBeNull();
  });
});
