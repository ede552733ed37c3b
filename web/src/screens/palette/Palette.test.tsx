import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/renderScreen';
import query, { type NoticeBellQuery } from '../../__generated__/NoticeBellQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { signIn } from '../../kit/session/sessionStore';
import { Palette } from './Palette';
import { readChosen } from './recent';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const USER = {
  id: 'User_1',
  firstName: 'Ada',
  lastName: 'Whitfield',
  email: 'ada@example.com',
  needsPasswordChange: false,
};

let left = 0;
let closed = 0;
const home = entry<NoticeBellQuery>({
  query,
  variables: () => ({}),
  Component: async () => () => (
    <>
      <h1>Home</h1>
      <Palette opens="search" onClose={() => (closed += 1)} onLeave={() => (left += 1)} />
    </>
  ),
});

const DANA = {
  __typename: 'User',
  id: 'User_7',
  name: 'Dana Assam',
  email: 'dana@example.com',
  archived: false,
};
const RUN = {
  __typename: 'PayrollRun',
  id: 'PayrollRun_3',
  number: 12,
  weekStart: '2026-11-16',
  status: 'PAID',
  user: { __typename: 'User', id: 'User_7', name: 'Dana Assam' },
};

async function open(roles: readonly ('Manager' | 'HR')[], hits: (text: string) => object[] | Error) {
  signIn({ ...USER, roles });
  const searched: string[] = [];
  const page = await renderScreen(
    home,
    '/dashboard',
    {
      today: '2026-11-25',
      viewer: { __typename: 'User', id: 'User_1', unreadNotices: 0 },
      search: ({ text }: { text: string }) => {
        searched.push(text);
        const found = hits(text);
        if (found instanceof Error) throw found;
        return { __typename: 'SearchResults', hasMore: false, hits: found };
      },
    },
    ['/dashboard/payroll', '/dashboard/payroll/week', '/dashboard/time-logs', '/dashboard/reports'],
  );
  return { ...page, searched, field: await screen.findByRole('combobox', { name: 'Search' }) };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeOption = () => screen.getByRole('option', { selected: true }).textContent;

beforeEach(() => {
  localStorage.clear();
  left = 0;
  closed = 0;
});

describe('the search', () => {
  it('offers the user’s own screens and actions before typing, without a request', async () => {
    const { searched } = await open(['Manager'], () => []);
    expect(options()).toContain('Run PayrollAction');
    expect(options()).toContain('PayrollScreen');
    // This test's route table has no such screen.
    expect(options()).not.toContain('ContractorsScreen');
    expect(searched).toEqual([]);
  });

  it('finds a person by two letters, once typing stops, and opens the page with Enter', async () => {
    const { user, field, searched, router } = await open(['Manager'], () => [DANA]);
    await user.type(field, 'da');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/people/User_7'));
    expect(searched).toEqual(['da']);
    expect([left, closed]).toEqual([1, 0]);
    expect(readChosen('User_1')).toEqual(['/dashboard/people/User_7']);
    expect(JSON.stringify(localStorage)).not.toContain('Dana');
  });

  it('finds a statement by its number', async () => {
    const { user, field, router } = await open(['Manager'], (text) => (text === '#12' ? [RUN] : []));
    await user.type(field, '#12');
    await screen.findByText('Statement #12');
    expect(options()[0]).toBe('Statement #12Dana Assam · Nov 16 – 22, 2026 · PaidPayroll');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/statements/PayrollRun_3'));
  });

  it('opens a week on the board for those who pay, using the server’s current day', async () => {
    const { user, field, router } = await open(['Manager'], () => []);
    await user.type(field, 'last week');
    await waitFor(() => expect(activeOption()).toBe('Nov 16 – 22, 2026PayrollWeek'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?week=2026-11-16'));
  });

  it('moves with the arrows, around the ends, and announces the active option', async () => {
    const { user, field } = await open(['Manager'], () => []);
    const all = options();
    expect(activeOption()).toBe(all[0]);
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toBe(all.at(-1));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption()).toBe(all[1]);
    const active = screen.getByRole('option', { selected: true });
    expect(field.getAttribute('aria-activedescendant')).toBe(active.id);
    expect(document.activeElement).toBe(field);
  });

  it('asks for the person to request a W-9 from, and opens the page for it', async () => {
    const { user, field, searched, router } = await open(['HR'], () => [DANA]);
    await user.click(screen.getByText('Request W-9 from…'));
    expect((field as HTMLInputElement).value).toBe('Request W-9 from ');
    await user.type(field, 'dana');
    await user.click(await screen.findByText('Request W-9 from Dana Assam'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/people/User_7'));
    expect(searched).toEqual(['dana']);
  });

  it('explains what can be searched when nothing is found', async () => {
    const { user, field } = await open(['Manager'], () => []);
    await user.type(field, 'zzz');
    await screen.findByText(/^Nothing found\. Search for a name, a screen, a week/);
  });

  it('reports a failure, keeps the screens, and retries', async () => {
    let fails = true;
    const { user, field } = await open(['Manager'], () => (fails ? new Error('down') : [DANA]));
    await user.type(field, 'pay');
    const alert = await screen.findByRole('alert');
    expect(options()).toContain('PayrollScreen');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Dana Assam');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes with Escape', async () => {
    const { user } = await open(['Manager'], () => []);
    await user.keyboard('{Escape}');
    expect([left, closed]).toEqual([0, 1]);
  });

  it('offers earlier choices first', async () => {
    localStorage.setItem('portal.palette.User_1', '["/dashboard/reports"]');
    await open(['Manager'], () => []);
    expect(options()[0]).toBe('ReportsScreen');
  });
});
