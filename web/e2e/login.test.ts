/** Signing in with the form. */
import { expect, it } from 'vitest';
import { callAs } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { delayResponse } from './support/network.ts';
import { ADMIN } from './support/portal.ts';

const at = company();
const { openPage } = visitors();

it('the sign-in page shows once that it is busy, and leads to the dashboard', async () => {
  const { token } = await callAs(at.url, ADMIN);
  // The person is notified of each.
  await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: 'mutation { createAccessToken(input: { name: "Export" }) { __typename } }',
    }),
  });
  const page = await openPage(at.url);
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  const { release } = await delayResponse(page, 'useLoginMutation');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const button = page.getByRole('button', { name: 'Signing In...' });
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  release();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: /^Notices, \d+ unread/ }).waitFor();
});
