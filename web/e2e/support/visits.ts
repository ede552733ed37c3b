/** What people do in the portal, in their own words. */
import type { Locator, Page } from 'playwright-core';
import { PASSWORD, type Person } from './api.ts';

type Credentials = Pick<Person, 'email' | 'password'>;

let arrivals = 0;

const SIGN_IN = `mutation ($input: LoginInput!) { result: login(input: $input) { ... on LoginPayload {
  user { id firstName lastName email roles needsPasswordChange } } } }`;

/**
 * Arrives signed in, like someone who returns to a portal without having signed out, at a bookmarked address; waits for
 * the page they land on. The sign-in page itself is tested with `signInByForm`, and need not cost every other test its
 * time.
 */
export async function signIn(
  page: Page,
  { email, password }: Credentials,
  path = '/dashboard',
): Promise<void> {
  // The browser keeps the response's cookie.
  const response = await page.request.post('/graphql', {
    headers: { 'x-portal-session': 'cookie' },
    data: { query: SIGN_IN, variables: { input: { email, password } } },
  });
  const { data } = await response.json();
  const user = data?.result?.user;
  if (!user) throw new Error(`${email} cannot sign in: ${response.status()} ${await response.text()}`);
  arrivals += 1;
  const kept = {
    // Set once and not at each load: later changes of the session are up to the page.
    arrival: `arrival ${arrivals}`,
    user: JSON.stringify(user),
  };
  await page.addInitScript((session) => {
    if (sessionStorage.getItem(session.arrival)) return;
    sessionStorage.setItem(session.arrival, 'done');
    localStorage.setItem('portal.user', session.user);
  }, kept);
  await page.goto(path);
  // Shows only when the server has sent the user.
  const sign = user.needsPasswordChange ? 'Change Password' : 'Account menu';
  await page.getByRole('button', { name: sign }).waitFor();
}

/** The cookies of a session; the cookie that marks a known device stays. */
export const sessionCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => !name.endsWith('device'));

/** Fills in the sign-in page and waits for the page it leads to. */
export async function signInByForm(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/(dashboard|change-password)$/);
}

/** Chooses one's own password if the page requires it first. */
export async function choosePassword(page: Page, password = PASSWORD): Promise<void> {
  await page.waitForURL('**/change-password');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Password changed successfully').waitFor();
  await page.waitForURL('**/dashboard');
}

/** Follows the side navigation, which a phone hides behind its menu button. */
export async function goTo(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  // The shell itself: the previous page may have had a heading, but no menu.
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  if (await menu.isVisible()) await menu.click();
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .filter({ visible: true });
  const to = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${to}`);
}

/** Signs out with the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** A toast's text, as soon as it shows. */
export async function told(page: Page, text: string | RegExp): Promise<void> {
  await toast(page, text).waitFor();
}

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('.fui-Toast').filter({ hasText: text }).first();

/** Reads a toast and dismisses it, like someone who wants to see what it covers. */
export async function dismiss(page: Page, text: string | RegExp): Promise<void> {
  await toast(page, text).getByRole('button', { name: 'Dismiss' }).click();
  await toast(page, text).waitFor({ state: 'detached' });
}

/** Adds a contractor in Contractor Management, from wherever the dialog can be opened. */
export async function addContractor(page: Page, person: Omit<Person, 'id'>): Promise<void> {
  await page.getByRole('button', { name: 'Add Contractor' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Add Contractor' }).click();
}

/** Chooses the person to pay in the payroll tracker. */
export async function choosePayee(page: Page, { firstName, lastName }: Omit<Person, 'id'>): Promise<void> {
  const picker = page.getByRole('combobox', { name: 'Select Contractor' });
  await picker.click();
  await picker.fill(lastName);
  await page.getByRole('option', { name: `${firstName} ${lastName}` }).click();
}
