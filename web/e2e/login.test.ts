/** Signing in and passwords. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callAs } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { cutOff, delayResponse, NO_CONNECTION } from './support/network.ts';
import { ADMIN } from './support/portal.ts';
import { goTo, logOut, signIn, signInByForm } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

async function openLogin(): Promise<Page> {
  const page = await openPage(at.url);
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  return page;
}
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' });
async function attempt(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

describe('signing in', () => {
  it('says that it is busy, once, and leads to the dashboard', async () => {
    const { token } = await callAs(at.url, ADMIN);
    // Its owner is told of each.
    await fetch(`${at.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: 'mutation { createAccessToken(input: { name: "Export" }) { __typename } }',
      }),
    });
    const page = await openLogin();
    const { release } = await delayResponse(page, 'useLoginMutation');
    await attempt(page, ADMIN.email, ADMIN.password);
    const button = page.getByRole('button', { name: 'Signing In...' });
    await button.waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    release();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: /^Notices, \d+ unread/ }).waitFor();
  });

  it('shows the server’s words for a wrong password, clears it and keeps the address', async () => {
    const page = await openLogin();
    await attempt(page, ADMIN.email, 'Wrong-Road-2026');
    await page.getByRole('alert').getByText('Invalid email or password.').waitFor();
    expect(await passwordField(page).inputValue()).toBe('');
    expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN.email);
    expect(await passwordField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('reads Login failed when the server cannot be reached', async () => {
    expectError(NO_CONNECTION);
    const page = await openLogin();
    await cutOff(page, 'useLoginMutation');
    await attempt(page, ADMIN.email, ADMIN.password);
    await page.getByRole('alert').getByText('Login failed').waitFor();
    expect(await passwordField(page).inputValue()).toBe('');
  });

  it('needs both an address and a password', async () => {
    const page = await openLogin();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Enter your email address.').waitFor();
    await page.getByText('Enter your password.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('shows and hides the password', async () => {
    const page = await openLogin();
    await passwordField(page).fill('Open-Road-2026');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await passwordField(page).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await passwordField(page).getAttribute('type')).toBe('password');
  });
});

describe('changing the password', () => {
  it('names what is wrong with it, ticks off the requirements and lets typing clear the error', async () => {
    const page = await openPage(at.url);
    await signInByForm(page, await at.people.addContractor('Alder', { isNew: true }));
    const next = page.getByRole('textbox', { name: 'New password', exact: true });
    const again = page.getByRole('textbox', { name: 'Confirm new password' });
    const change = page.getByRole('button', { name: 'Change Password' });
    const error = (text: string) => page.getByRole('alert').getByText(text);

    await change.click();
    await error('New password is required').waitFor();
    await next.fill('freight');
    await error('New password is required').waitFor({ state: 'detached' });
    await change.click();
    await error('Passwords do not match').waitFor();
    await again.fill('freight');
    await change.click();
    await error('Password does not meet requirements. Please check the requirements below.').waitFor();
    const demands = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
    expect(await demands.filter({ hasText: '(met)' }).count()).toBe(0);
    await next.fill('Freight-26');
    expect(await demands.filter({ hasText: '(met)' }).count()).toBe(4);
    await page.getByText(/^Strength: /).waitFor();

    // What only the server knows is shown at the field too, and what was typed stays.
    await next.fill('P@ssw0rd!2026');
    await again.fill('P@ssw0rd!2026');
    await change.click();
    const sentence = /Password must not be a common password with digits or symbols around it/;
    await page
      .getByRole('alert')
      .filter({ hasText: 'Password change failed: Password must not' })
      .first()
      .waitFor();
    const message = await next.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${message?.split(' ').at(0)}"]`).textContent()).toMatch(sentence);
    expect([await next.inputValue(), await again.inputValue()]).toEqual(['P@ssw0rd!2026', 'P@ssw0rd!2026']);
    await next.fill('P@ssw0rd!2026-Harbor');
    await page.getByText(sentence).first().waitFor({ state: 'detached' });
  });

  it('asks for the current one in the profile, confirms, closes by itself and forgets what was typed', async () => {
    const driver = await at.people.addContractor('Beech');
    const page = await openPage(at.url);
    await signInByForm(page, driver);
    await goTo(page, 'Profile');
    const open = page.getByRole('button', { name: 'Change Password' });
    await open.click();
    const dialog = page.getByRole('dialog');
    const fill = async (current: string) => {
      await dialog.getByRole('textbox', { name: 'Current password' }).fill(current);
      await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Next-Road-2026');
      await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill('Next-Road-2026');
      await dialog.getByRole('button', { name: 'Change Password' }).click();
    };
    await fill('Wrong-Road-2026');
    await dialog
      .getByRole('alert')
      .getByText('Password change failed: The current password is incorrect.')
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await open.click();
    expect(await dialog.getByRole('textbox', { name: 'Current password' }).inputValue()).toBe('');
    expect(await dialog.getByRole('alert').count()).toBe(0);
    const { release } = await delayResponse(page, 'useChangePasswordMutation');
    await fill(driver.password);
    await dialog.getByRole('button', { name: 'Changing...' }).waitFor();
    release();
    await dialog.getByText('Password changed successfully').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  });
});

describe('signing out', () => {
  it('keeps the color scheme, and lets one in again', async () => {
    const page = await openPage(at.url, { width: 1280, colorScheme: 'light' });
    await signIn(page, ADMIN);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.keyboard.press('Escape');
    await logOut(page);
    await page.waitForURL((url) => url.pathname === '/');
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(kept).toEqual({ 'portal.colorScheme': 'dark' });

    await signInByForm(page, ADMIN);
    await page.getByRole('heading', { level: 1, name: 'System Administrator' }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });
});
