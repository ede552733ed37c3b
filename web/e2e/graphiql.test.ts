/** GraphiQL in the portal: for administrators, managers and accountants, each in their own session. */
import { expect, it } from 'vitest';
import { examples } from '../src/screens/graphiql/examples.ts';
import { expectNoOverflow } from './support/accessibility.ts';
import { callAs } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { ADMIN } from './support/portal.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

it('runs every example of an accountant, streams changes, and sends a mutation only when allowed', async () => {
  const { id: userId } = await at.people.addContractor('Cedar');
  const page = await openPage(at.url);
  await signIn(page, await at.people.addStaff('Birch', 'Accountant'));
  await page.getByRole('link', { name: 'Data and API' }).click();
  await page.getByRole('link', { name: 'GraphiQL' }).click();
  const run = page.getByRole('button', { name: /^Execute query/ });
  const result = page.locator('.result-window');
  // The editors load one after the other; this one last.
  await page.locator('.graphiql-editor-tool').getByText('"monday"').waitFor();
  for (const [tab, response] of [
    ['WeeksPayroll', '"payrollRuns"'],
    ['Contractors', '"contractors"'],
    ['TaxTotals', '"taxSeason"'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await run.click();
    await result.getByText(response).first().waitFor();
    expect(await result.getByText('"errors"').count(), tab).toBe(0);
  }

  await page.getByRole('tab', { name: 'LiveChanges' }).click();
  await run.click();
  // Only the newest event is shown.
  await result.getByText('"kind"').waitFor();
  await at.admin.call('POST', '/time-logs', { userId, date: dayInPhiladelphia(), worked: true });
  await result.getByText('"DAYS"').waitFor();
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'));
  await page.getByRole('button', { name: /^Stop query/ }).click();
  await stopped;

  const query = page.getByRole('textbox', { name: 'Query' });
  /** Replaces the text; GraphiQL reads it a moment later, and names the tab after it. */
  const type = async (text: string, tab: string) => {
    await query.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
    await page.getByRole('tab', { name: tab }).waitFor();
  };
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
  await query.focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await result.getByText('"chooseMail"').waitFor();
  expect(mutations()).toHaveLength(1);

  expectError(/\b500\b/);
  const problem = { error: 'Something went wrong.', code: 'INTERNAL_SERVER_ERROR', requestId: 'r-17' };
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: problem }));
  await type('query Again { today }', 'Again');
  await page.keyboard.press('ControlOrMeta+Enter');
  await result.getByText(/Request.id:.r-17/).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});

it.each(['IT_Admin', 'Manager'] as const)(
  'gets all data that the examples of the role %s request',
  async (role) => {
    const who = role === 'IT_Admin' ? ADMIN : await at.people.addManager('Fir');
    const { token } = await callAs(at.url, who);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const queries = examples({ roles: [role] }, startOfWeek(addDays(dayInPhiladelphia(), -7))).filter(
      ({ query }) => !query.includes('subscription'),
    );
    expect(queries.length).toBeGreaterThan(3);
    for (const { query, variables = '{}' } of queries) {
      const body = JSON.stringify({ query, variables: JSON.parse(variables) });
      const response = await (await fetch(`${at.url}/graphql`, { method: 'POST', headers, body })).json();
      expect(response.errors, query).toBeUndefined();
      expect(Object.values(response.data), query).not.toContain(null);
    }
  },
);
