/** Second factors: an app, a passkey of Chromium's virtual device, and a role that requires one. */
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { totpCode } from '../../api/src/viewer/secondFactor/totp';
import { fromBase32 } from '../../api/test/support/base32';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { logOut, signIn } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

/** A device with a fingerprint reader that always accepts. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

it('an app and a passkey are set up in the profile, and sign in', async () => {
  const page = await openPage(at.url);
  await addDevice(page);
  const person = await at.people.addContractor('Birch');
  await signIn(page, person, '/dashboard/profile');
  const card = page.getByRole('region', { name: 'Second Factor' });
  const dialog = page.getByRole('alertdialog');

  await card.getByRole('button', { name: 'Set Up App' }).click();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const text = (await dialog.getByText('Or type this key into it').textContent()) ?? '';
  const secret = fromBase32(text.split(':')[1]!.replace(/\s/g, ''));
  await dialog.getByLabel('Code from the app').fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await dialog.getByText('You won’t see them again').waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I’ve Saved Them' }).click();
  await card.getByText('10 recovery codes left').waitFor();

  await card.getByRole('button', { name: 'Add Passkey' }).click();
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await card.getByText('Passkey: Laptop').waitFor();

  await logOut(page);
  await page.waitForURL(`${at.url}/`);
  await page.goto('/login');
  await enterPassword(page, person);
  await page.getByLabel('Code').fill('wrong');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('alert').getByText('That code is incorrect').waitFor();
  expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe(person.password);
  await page.getByLabel('Code').fill(codes[0]!);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');

  await logOut(page);
  await page.waitForURL(`${at.url}/`);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/dashboard');
});

/** Makes the company require a second factor from exactly these roles. */
async function requireFrom(...roles: string[]): Promise<void> {
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${at.admin.token}` },
    body: JSON.stringify({
      query: `mutation { updateCompany(input: { secondFactorRoles: [${roles.join()}] }) { __typename } }`,
    }),
  });
  expect((await response.json()).errors).toBeUndefined();
}

it.runIf(process.env.LONG)('a user with such a role sets one up before anything else', async () => {
  const page = await openPage(at.url, { width: 390 });
  await addDevice(page);
  const person = await at.people.addManager('Cedar');
  await requireFrom('Manager');
  // The next files share the portal, so the setting is reset.
  onTestFinished(() => requireFrom());
  await page.goto('/login');
  await enterPassword(page, person);
  await page.waitForURL('**/second-factor');
  await page.goto('/dashboard/payroll');
  await page.waitForURL('**/second-factor');
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
});
