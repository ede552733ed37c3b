/** GraphiQL in the portal: for administrators, in their own session. */
import { describe, expect, it } from 'vitest';
import { expectNoOverflow } from './support/accessibility.ts';
import { callAs } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { dayInPhiladelphia } from './support/days.ts';
import { ADMIN } from './support/portal.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

const DARK_PHONE = { width: 390, colorScheme: 'dark' as const };
const LIGHT_LAPTOP = { width: 1280, colorScheme: 'light' as const };

describe.each(process.env.LONG ? [DARK_PHONE, LIGHT_LAPTOP] : [DARK_PHONE])('at $width px', (window) => {
  it('runs every example, documents the schema, and lists its shortcuts', async () => {
    await at.people.addContractor('Aspen');
    const page = await openPage(at.url, window);
    await signIn(page, ADMIN);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'GraphiQL' }).click();
    await page.getByRole('heading', { level: 1, name: 'GraphiQL' }).waitFor();
    const run = page.getByRole('button', { name: /^Execute query/ });
    const result = page.locator('.result-window');
    await result.locator('.CodeMirror').waitFor();
    for (const [tab, response] of [
      ['Overview', '"activeContractors"'],
      ['Contractors', '"Aspen"'],
      ['WeeksPayroll', '"payrollRuns"'],
      ['RecentActivity', '"sentence"'],
      ['WhoChangedWhat', '"changes"'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await run.click();
      await result.getByText(response).first().waitFor();
    }
    await page.getByRole('button', { name: /Documentation Explorer/ }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await page.getByRole('link', { name: 'adminOverview', exact: true }).waitFor();
    await page.getByRole('button', { name: /short keys/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expectNoOverflow(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectNoOverflow(page);
  });
});

it('follows a subscription that is typed, and says what the server says of an error', async () => {
  const page = await openPage(at.url);
  await signIn(page, ADMIN);
  await page.goto('/dashboard/graphiql');
  const editor = page.locator('.graphiql-query-editor .CodeMirror').first();
  const result = page.locator('.result-window');
  const run = page.getByRole('button', { name: /^Execute query/ });
  await result.locator('.CodeMirror').waitFor();
  async function type(text: string) {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  }
  await type('subscription { changes { kind } }');
  await run.click();
  // Only the newest event is there.
  await result.getByText('"kind"').waitFor();
  const { id: userId } = await at.people.addContractor('Cedar');
  await at.admin.call('POST', '/time-logs', { userId, date: dayInPhiladelphia(), worked: true });
  await result.getByText('"DAYS"').waitFor();
  await page.getByRole('button', { name: /^Stop query/ }).click();

  expectError(/\b500\b/);
  const problem = { error: 'Something went wrong.', code: 'INTERNAL_SERVER_ERROR', requestId: 'r-17' };
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: problem }));
  await type('{ today }');
  await run.click();
  await result.getByText('Something went wrong on our side. Request id: r-17').first().waitFor();
});

it('sends a manager to the dashboard, and keeps the schema from them', async () => {
  const manager = await at.people.addManager('Birch');
  const page = await openPage(at.url);
  await signIn(page, manager);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'GraphiQL' }).count()).toBe(0);
  await page.goto('/dashboard/graphiql');
  await page.waitForURL('**/dashboard');
  const { token } = await callAs(at.url, manager);
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
  });
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect(errors[0]!.extensions.code).toBe('FORBIDDEN');
});
