/** GraphiQL in the portal: for administrators, managers and accountants, each in their own session. */
import type { Page, Response } from 'playwright-core';
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

/** What a person does with the page. */
function operate(page: Page) {
  const run = page.getByRole('button', { name: /^Execute query/ });
  return {
    run,
    result: page.locator('.result-window'),
    isReady: () => page.locator('.result-window .monaco-editor').waitFor(),
    /** Replaces the text; GraphiQL reads it a moment later, and names the tab by it. */
    type: async (text: string, tab: string) => {
      await page.getByRole('textbox', { name: 'Query' }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
      await page.getByRole('tab', { name: tab }).waitFor();
    },
    /** Runs the operation of a tab and reads the response whole: the editor draws only what is in view. */
    runTab: async (tab: string) => {
      await page.getByRole('tab', { name: tab }).click();
      const isAnswer = (response: Response) =>
        response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes(`query ${tab}`);
      const [response] = await Promise.all([page.waitForResponse(isAnswer), run.click()]);
      return response.text();
    },
  };
}

/** Ends well and says whom it is about. */
function expectNamed(response: string, lastName: string) {
  expect(JSON.parse(response).errors).toBeUndefined();
  expect(response).toContain(`"${lastName}"`);
}

const NAMES = 'query Names { contractors { nodes { lastName } } }';

describe.each(process.env.LONG ? [DARK_PHONE, LIGHT_LAPTOP] : [DARK_PHONE])('at $width px', (window) => {
  it('runs every example, documents the schema, and lists its shortcuts', async () => {
    await at.people.addContractor('Aspen');
    const page = await openPage(at.url, window);
    await signIn(page, ADMIN);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'GraphiQL' }).click();
    await page.getByRole('heading', { level: 1, name: 'GraphiQL' }).waitFor();
    const { run, result, isReady, type, runTab } = operate(page);
    await isReady();
    for (const [tab, response] of [
      ['Overview', '"activeContractors"'],
      ['WeeksPayroll', '"payrollRuns"'],
      ['RecentActivity', '"sentence"'],
      ['WhoChangedWhat', '"entityType"'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await run.click();
      await result.getByText(response).first().waitFor();
    }
    expectNamed(await runTab('Contractors'), 'Aspen');
    await type(NAMES, 'Names');
    await run.click();
    await result.getByText('"Aspen"').first().waitFor();
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
  const { run, result, isReady, type, runTab } = operate(page);
  await isReady();
  for (const [tab, response] of [
    ['WeeksPayroll', '"payrollRuns"'],
    ['TaxTotals', '"taxSeason"'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await run.click();
    await result.getByText(response).first().waitFor();
    expect(await result.getByText('"errors"').count(), tab).toBe(0);
  }
  expectNamed(await runTab('Contractors'), 'Cedar');

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
    'Today',
  );
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
  await type('query Again { today }', 'Again');
  await page.keyboard.press('ControlOrMeta+Enter');
  await result.getByText(/Request.id:.r-17/).waitFor();
});

it('reads for a manager what managers may read, and changes only what they may and allow', async () => {
  const { id: userId } = await at.people.addContractor('Elder');
  const page = await openPage(at.url);
  await signIn(page, await at.people.addManager('Fir'), '/dashboard/graphiql');
  const { result, isReady, type, runTab } = operate(page);
  await isReady();
  for (const tab of ['Overview', 'WeeksPayroll', 'TaxTotals']) {
    const { data, errors } = JSON.parse(await runTab(tab));
    expect(errors, tab).toBeUndefined();
    expect(Object.values(data), tab).not.toContain(null);
  }
  expectNamed(await runTab('Contractors'), 'Elder');

  await type('query Numbers { adminOverview { totalUsers } }', 'Numbers');
  expect(JSON.parse(await runTab('Numbers')).errors).toMatchObject([
    { message: 'You’re not allowed to do this.', extensions: { code: 'FORBIDDEN' } },
  ]);
  await result.getByText('"FORBIDDEN"').waitFor();
  await result.getByText(/not.allowed/).waitFor();
  expect(await result.getByText('"totalUsers"').count()).toBe(0);

  type People = { data: { users: { id: string; dailyRate: number | null }[] } };
  const rate = async () => {
    const { data } = await at.admin.call<People>('GET', '/staff/all?limit=1000');
    return data.users.find(({ id }) => id === userId)!.dailyRate;
  };
  const before = await rate();
  await type(
    `query Today { today }
mutation Rate { setPayRate(input: { userId: "${userId}", dailyRate: 271.5 }) { ... on SetPayRatePayload { user { dailyRate } } ... on Error { message } } }`,
    'Today',
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  await result.getByText(/This.would.change.data/).waitFor();
  expect(await rate()).toBe(before);
  await page.getByRole('switch', { name: 'Allow changes' }).click();
  await page.getByRole('textbox', { name: 'Query' }).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await result.getByText('271.5').first().waitFor();
  expect(await rate()).toBe(271.5);
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
