import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { longIt } from '../../../test/longIt';
import { renderScreen } from '../../../test/renderScreen';
import { signIn } from '../../kit/session/sessionStore';
import { queriesEntry } from './QueriesScreen.entry';

const there = '/dashboard/queries';
const open = (at = there) => renderScreen(queriesEntry, at, { today: '2026-11-18' });
const readText = async (name: string) => (await screen.findByRole('region', { name })).textContent;

beforeEach(() => {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com' };
  signIn({ ...user, roles: ['Accountant'], needsPasswordChange: false });
});

describe('the ready queries', () => {
  it('cover the last complete quarter, with the portal’s own address', async () => {
    await open();
    const command = await readText('Command: Payroll of a quarter');
    expect(command).toContain(`curl -s ${window.location.origin}/graphql`);
    expect(command).toContain('"variables":{"startDate":"2026-07-01","endDate":"2026-09-30"}');
    expect(await readText('Command: 1099 totals of a year')).toContain('"variables":{"year":2026}');
  });

  it('are beside the access tokens, GraphiQL and the API’s documentation, for those who read payroll', async () => {
    await open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Data and API' }));
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ready Queries', '/dashboard/queries'],
      ['Access Tokens', '/dashboard/access-tokens'],
      ['GraphiQL', '/dashboard/graphiql'],
      ['API Docs', '/api/docs'],
    ]);
  });

  it('follow the year, the quarter and the tool, which stay in the URL', async () => {
    const { router, user } = await open();
    await user.selectOptions(await screen.findByLabelText('Year'), '2025');
    await user.selectOptions(screen.getByLabelText('Quarter'), 'Q2');
    await user.selectOptions(screen.getByLabelText('Show for'), 'GraphQL');
    await waitFor(() => expect(router.state.location.search).toBe('?year=2025&quarter=2&tool=graphql'));
    expect(JSON.parse((await readText('Variables: Payroll of a quarter'))!)).toEqual({
      startDate: '2025-04-01',
      endDate: '2025-06-30',
    });
    expect(await readText('Query: 1099 totals of a year')).toContain('taxSeason(year: $year)');
  });

  it('warn where a token ends up', async () => {
    await open(`${there}?tool=sheets`);
    const [hint] = await screen.findAllByText(/the portal must be reachable from the internet/);
    expect(hint!.textContent).toContain('anyone who can edit the sheet can read the token');
  });

  longIt('are copied word for word', async () => {
    const { user } = await open(`${there}?tool=excel`);
    const section = within(await screen.findByRole('region', { name: 'Expenses by contractor' }));
    await user.click(section.getByRole('button', { name: 'Copy' }));
    await section.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(await readText('Power Query: Expenses by contractor'));
  });
});
