/** GraphiQL in the portal: for administrators, managers and accountants, each in their own session. */
import { describe, expect, it } from 'vitest';
import { expectNoOverflow } from './support/accessibility.ts';
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
    await result.locator('.monaco-editor').waitFor();
    for (const [tab, response] of [
      ['Overview', '"activeContractors"'],
      // The editor draws only what is in view: on a phone not down to a name.
      ['Contractors', '"hasNextPage"'],
      ['WeeksPayroll', '"payrollRuns"'],
      ['RecentActivity', '"sentence"'],
      ['WhoChangedWhat', '"entityType"'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await run.click();
      await result.getByText(response).first().waitFor();
    }
    await page.getByRole('button', { name: /GraphiQL Explorer/ }).click();
    await page.getByText('archiveOverview').waitFor();
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

it('runs every example of an accountant, streams changes, and sends a mutation only when allowed', async () => {
  const { id: userId } = await at.people.addContractor('Cedar');
  const page = await openPage(at.url);
  await signIn(page, await at.people.addStaff('Birch', 'Accountant'), '/dashboard/graphiql');
  const result = page.locator('.result-window');
  const run = page.getByRole('button', { name: /^Execute query/ });
  await result.locator('.monaco-editor').waitFor();
  async function type(text: string) {
    await page.getByRole('textbox', { name: 'Query' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  }
  for (const [tab, response] of [
    ['WeeksPayroll', '"payrollRuns"'],
    ['Contractors', '"hasNextPage"'],
    ['TaxTotals', '"taxSeason"'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await run.click();
    await result.getByText(response).first().waitFor();
    expect(await result.getByText('"errors"').count(), tab).toBe(0);
  }

  await page.getByRole('tab', { name: 'LiveChanges' }).click();
  await run.click();
  // Only the newest event is there.
  await result.getByText('"kind"').waitFor();
  await at.admin.call('POST', '/time-logs', { userId, date: dayInPhiladelphia(), worked: true });
  await result.getByText('"DAYS"').waitFor();
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'));
  await page.getByRole('button', { name: /^Stop query/ }).click();
  await stopped;

  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.postData() ?? ''));
  const mutations = () => sent.filter((body) => body.includes('ChooseMail'));
  await type(
    `query Today { today }
mutation ChooseMail { chooseMail(input: { mail: TAX_DOCUMENT_READY, isWanted: false }) { user { id } } }`,
  );
  // GraphiQL reads the text a moment later, and names the tab by it.
  await page.getByRole('tab', { name: 'Today' }).waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
  await result.getByText(/This.would.change.data/).waitFor();
  expect(mutations()).toEqual([]);
  await page.getByRole('switch', { name: 'Allow changes' }).click();
  await page.getByRole('textbox', { name: 'Query' }).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await result.getByText('"chooseMail"').waitFor();
  expect(mutations()).toHaveLength(1);

  expectError(/\b500\b/);
  const problem = { error: 'Something went wrong.', code: 'INTERNAL_SERVER_ERROR', requestId: 'r-17' };
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: problem }));
  await type('query Again { today }');
  await page.getByRole('tab', { name: 'Again' }).waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
  await result.getByText(/Request.id:.r-17/).waitFor();
});

it('is not for human resources', async () => {
  const page = await openPage(at.url);
  await signIn(page, await at.people.addStaff('Elm', 'HR'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'GraphiQL' }).count()).toBe(0);
  await page.goto('/dashboard/graphiql');
  await page.waitForURL('**/dashboard');
});
