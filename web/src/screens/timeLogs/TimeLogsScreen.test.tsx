import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { signIn } from '../../kit/session/sessionStore';
import { timeLogsEntry } from './TimeLogsScreen.entry';

const run = {
  id: 'r1',
  number: 12,
  status: 'PAID',
  basePay: 490,
  expenses: 0,
  payDate: '2026-11-13',
  payment: { id: 'p1', date: '2026-11-12' },
};
const log = (date: string, more: object = {}) => ({
  id: `log-${date}`,
  date,
  worked: true,
  description: '',
  status: 'PENDING',
  rejectionReason: null,
  viewerCanEdit: true,
  payrollRun: null,
  ...more,
});
const onRun = { status: 'APPROVED', viewerCanEdit: false, payrollRun: run };
const logged = [
  log('2026-11-17', { status: 'REJECTED', rejectionReason: 'The truck was in the shop.' }),
  log('2026-11-16', { description: 'Allentown' }),
  log('2026-11-10', onRun),
  log('2026-11-09', onRun),
];

beforeEach(() => {
  sessionStorage.clear();
  const user = { id: 'u', firstName: 'Ray', lastName: 'Ortiz', email: 'ray@example.com', roles: [] };
  signIn({ ...user, needsPasswordChange: false });
});

// Wednesday, November 18, 2026, regardless of the machine's clock.
const receipts: object[] = [];
function company(days: object[]): Root {
  return {
    today: '2026-11-18',
    timeLogs: {
      totalCount: 41,
      approvedCount: 36,
      pendingCount: 4,
      rejectedCount: 1,
      edges: days.map((node, index) => ({ cursor: String(index), node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    receipts: { edges: receipts.map((node) => ({ node })), pageInfo: { hasNextPage: false } },
    viewer: {
      id: 'u',
      paySummary: {
        weekly: [],
        monthly: [],
        yearToDate: { period: '2026', daysWorked: 2, earned: 490, expenses: 0, paid: 490 },
        paidBefore: 0,
      },
    },
  };
}

async function open(at = '/dashboard/time-logs', days: object[] = logged) {
  const server = company(days);
  const page = await renderScreen(timeLogsEntry, at, server);
  await screen.findByText('Total Entries');
  return { ...page, server };
}

const panel = (name: RegExp) => screen.getByRole('region', { name });
const thisWeek = () => panel(/^Current Week: Nov 16/);
const submit = (week = thisWeek()) => within(week).getByRole('button', { name: /^Submit Week/ });
const worked = (day: string) => screen.getByRole('checkbox', { name: `Worked on ${day}` });
const notes = (day: string) => screen.getByRole('textbox', { name: `Notes for ${day}` });

it('asks for confirmation before it submits days from before the owner’s first day', async () => {
  const server = company([]);
  const page = await renderScreen(timeLogsEntry, '/dashboard/time-logs', {
    ...server,
    viewer: { ...(server.viewer as object), startsOn: '2026-11-17' },
    submitWeek: { __typename: 'SubmitWeekPayload', timeLogs: [] },
  });
  await screen.findByText('Total Entries');
  await page.user.click(worked('Monday, Nov 16'));
  const submitted = () => page.sent.filter(({ name }) => name === 'useSubmitWeekMutation');
  await page.user.click(submit());
  expect(within(thisWeek()).getByText(/^Nov 16, 2026 is before your first day, Nov 17, 2026\./)).toBeTruthy();
  expect(submitted()).toHaveLength(0);
  await page.user.click(submit());
  await waitFor(() => expect(submitted()).toHaveLength(1));
});

describe('the weeks', () => {
  it('are the current one, open, three future and eight past ones', async () => {
    await open();
    const panels = screen.getAllByRole('button', { name: / – .*2026/ }).map((each) => each.textContent);
    const weeks = panels.filter(
      (text) => !/^(?:(?:Submit|Recall) Week|Same as|Add Receipt)/.test(text ?? ''),
    );
    expect(weeks).toHaveLength(12);
    const isOpen = screen
      .getAllByRole('button', { name: / – .*2026/ })
      .filter((each) => each.hasAttribute('aria-expanded'))
      .map((each) => each.getAttribute('aria-expanded'));
    expect(isOpen).toEqual(['true', ...Array(11).fill('false')]);
    expect(weeks[0]).toContain('Current Week: Nov 16 – 22, 2026');
    expect(weeks[3]).toContain('Upcoming Week: Dec 7 – 13, 2026');
    expect(weeks[4]).toContain('Nov 9 – 15, 2026');
    expect(weeks[11]).toContain('Sep 21 – 27, 2026');
    expect(weeks[1]).toBe('Upcoming Week: Nov 23 – 29, 2026');
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections).toEqual([
      'Pay Summary',
      'Current and Upcoming Weeks',
      'Weekly Time Logs',
      'Previous Weeks',
    ]);
    screen.getByText('Pay Summary counts Sunday to Saturday, payroll Monday to Sunday.');
    expect(worked('Monday, Nov 16')).toHaveProperty('checked', true);
  });

  it('lock the status of the current week and of future days', async () => {
    await open();
    expect(screen.getByRole('combobox', { name: 'Status of Monday, Nov 16' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(worked('Wednesday, Nov 18')).toHaveProperty('disabled', false);
    expect(worked('Thursday, Nov 19')).toHaveProperty('disabled', true);
    expect(within(thisWeek()).getByText('The truck was in the shop.')).toBeTruthy();
  });

  it('hide the checkbox of future weeks, where only pending can be chosen', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Upcoming Week: Nov 23/ }));
    const ahead = panel(/^Upcoming Week: Nov 23/);
    expect(within(ahead).queryByRole('checkbox')).toBeNull();
    const status = within(ahead).getByRole('combobox', { name: 'Status of Monday, Nov 23' });
    expect(status).toHaveProperty('disabled', false);
    const open3 = within(status).getAllByRole<HTMLOptionElement>('option');
    expect(open3.map(({ value, disabled }) => [value, disabled])).toEqual([
      ['PENDING', false],
      ['APPROVED', true],
      ['REJECTED', true],
    ]);
  });

  it.each([
    ['a wide window', false, ['Pay Summary', 'Current and Upcoming Weeks']],
    ['a phone', true, ['Current and Upcoming Weeks', 'Pay Summary']],
  ])('and the pay summary are in the order of %s', async (_where, matches, order) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.filter((heading) => order.includes(heading ?? ''))).toEqual(order);
    vi.unstubAllGlobals();
  });

  it('link the totals of a week and of a month to its days', async () => {
    const server = company(logged);
    const totals = { daysWorked: 2, earned: 490, expenses: 0, paid: 490 };
    const week = { ...totals, period: '2026-W45', startDate: '2026-11-08', endDate: '2026-11-14' };
    const paySummary = { yearToDate: { ...totals, period: '2026' }, paidBefore: 0, weekly: [week] };
    const monthly = [{ ...totals, period: '2026-02' }];
    const { user } = await renderScreen(timeLogsEntry, '/dashboard/time-logs', {
      ...server,
      viewer: { id: 'u', paySummary: { ...paySummary, monthly } },
    });
    await user.click(await screen.findByRole('button', { name: /^Weekly Totals/ }));
    await user.click(screen.getByRole('button', { name: /^Monthly Totals/ }));
    const days = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(days('Nov 8 – 14, 2026')).toBe('/dashboard/time-logs?startDate=2026-11-08&endDate=2026-11-14');
    expect(days('February 2026')).toBe('/dashboard/time-logs?startDate=2026-02-01&endDate=2026-02-28');
  });

  it('show what past days earned, and why they cannot change', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Nov 9/ }));
    const past = panel(/^Nov 9/);
    const monday = within(past).getByRole('row', { name: /Monday/ });
    expect(within(monday).getByText('$245.00')).toBeTruthy();
    expect(within(monday).getByText('Paid Nov 12, 2026')).toBeTruthy();
    expect(within(monday).getByText('This day is on payroll #12 and can’t be changed.')).toBeTruthy();
    expect(within(monday).queryByRole('textbox')).toBeNull();
    expect(within(past).queryByRole('combobox')).toBeNull();
  });
});

describe('submitting a week', () => {
  it('is disabled without a change', async () => {
    const page = await open();
    await page.user.click(submit());
    expect(await screen.findAllByText('No changes to submit.')).not.toHaveLength(0);
    expect(page.sent.map(({ name }) => name)).toEqual(['TimeLogsScreenQuery']);
  });

  it('sends the changed days in one step and shows the result', async () => {
    const { server, sent, user } = await open();
    server.submitWeek = () => {
      const timeLogs = [logged[1]!, log('2026-11-17', { description: 'Truck 4' }), log('2026-11-18')];
      // The weeks take the days from the response, so the list is not requested again.
      return { __typename: 'SubmitWeekPayload', timeLogs };
    };
    await user.click(worked('Wednesday, Nov 18'));
    await user.type(notes('Tuesday, Nov 17'), 'Truck 4');
    await user.click(submit());
    await screen.findAllByText('Weekly time logs submitted successfully!');
    expect(sent.map(({ name }) => name)).toEqual(['TimeLogsScreenQuery', 'useSubmitWeekMutation']);
    expect(sent[1]!.variables).toMatchObject({
      userId: 'u',
      input: {
        weekStart: '2026-11-16',
        days: [
          { date: '2026-11-17', worked: true, description: 'Truck 4', status: undefined },
          { date: '2026-11-18', worked: true, description: '', status: undefined },
        ],
      },
    });
    await waitFor(() => expect(screen.queryByText('Not submitted')).toBeNull());
    expect(worked('Wednesday, Nov 18')).toHaveProperty('checked', true);
    expect(screen.queryByText('The truck was in the shop.')).toBeNull();
    expect(worked('Monday, Nov 16')).toHaveProperty('checked', true);
    await user.click(worked('Wednesday, Nov 18'));
    await user.click(worked('Wednesday, Nov 18'));
    expect(screen.queryByText('Not submitted')).toBeNull();
  });

  it('keeps the input when it fails, and shows why beside the day', async () => {
    const { server, user } = await open();
    server.submitWeek = {
      __typename: 'ValidationError',
      message: 'The input isn’t valid.',
      code: 'VALIDATION',
      issues: [{ path: ['input', 'days', '0', 'description'], message: 'Too long.' }],
    };
    await user.type(notes('Wednesday, Nov 18'), 'Scranton');
    await user.click(submit());
    expect((await within(thisWeek()).findByRole('alert')).textContent).toContain('The input isn’t valid.');
    expect(notes('Wednesday, Nov 18')).toHaveProperty('value', 'Scranton');
    const described = notes('Wednesday, Nov 18').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('Too long.');
  });

  it('has its own message when the server sends none', async () => {
    const { server, user } = await open();
    server.submitWeek = () => {
      throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    };
    await user.click(worked('Wednesday, Nov 18'));
    await user.click(submit());
    await within(thisWeek()).findByText('Failed to submit weekly logs. Please try again.');
    expect(worked('Wednesday, Nov 18')).toHaveProperty('checked', true);
  });
});

describe('the same as last week', () => {
  const same = (week = thisWeek()) => within(week).queryByRole('button', { name: /^Same as/ });
  const lastWeek = [
    log('2026-11-11', { description: 'Camden' }),
    log('2026-11-09', { description: 'Newark' }),
    log('2026-11-12', { description: 'To come' }),
  ];

  it('fills in days and routes where nothing is entered, and submits with the next tap', async () => {
    const { server, sent, user } = await open(undefined, [log('2026-11-16', { worked: false }), ...lastWeek]);
    await user.click(same()!);
    expect(notes('Wednesday, Nov 18')).toHaveProperty('value', 'Camden');
    expect(worked('Wednesday, Nov 18')).toHaveProperty('checked', true);
    expect(worked('Monday, Nov 16')).toHaveProperty('checked', false);
    expect(worked('Thursday, Nov 19')).toHaveProperty('checked', false);
    expect(same()).toBeNull();
    server.submitWeek = { __typename: 'SubmitWeekPayload', timeLogs: [log('2026-11-18')] };
    await user.click(submit());
    await screen.findAllByText('Weekly time logs submitted successfully!');
    expect(sent[1]!.variables).toMatchObject({
      input: { days: [{ date: '2026-11-18', worked: true, description: 'Camden' }] },
    });
  });

  longIt('is not offered if there is nothing to fill in', async () => {
    await open(undefined, []);
    expect(same()).toBeNull();
  });
});

describe('unsaved input', () => {
  it('survives a reload, and is removed when it is saved or discarded', async () => {
    const { user } = await open();
    await user.type(notes('Wednesday, Nov 18'), 'Scranton');
    const kept = sessionStorage.getItem('draft.u.timeLogs');
    expect(JSON.parse(kept!)).toEqual({ '2026-11-18': { description: 'Scranton' } });
    cleanup();
    expect(sessionStorage.getItem('draft.u.timeLogs')).toBeNull();
    // A reload unmounts no component: the draft is still there.
    sessionStorage.setItem('draft.u.timeLogs', kept!);
    const again = await open();
    expect(notes('Wednesday, Nov 18')).toHaveProperty('value', 'Scranton');
    await again.user.click(within(thisWeek()).getByRole('button', { name: 'Discard Changes' }));
    expect(sessionStorage.getItem('draft.u.timeLogs')).toBeNull();
  });

  longIt('is left out if it cannot be read, or is of weeks that are not shown', async () => {
    sessionStorage.setItem('draft.u.timeLogs', JSON.stringify({ '2026-01-05': { worked: true } }));
    await open();
    expect(screen.queryByText('Not submitted')).toBeNull();
    cleanup();
    sessionStorage.setItem('draft.u.timeLogs', JSON.stringify({ '2026-11-18': { worked: 'yes' } }));
    await open();
    expect(screen.queryByText('Not submitted')).toBeNull();
  });
});

describe('recalling a week', () => {
  const recall = (week = thisWeek()) => within(week).queryByRole('button', { name: /^Recall Week/ });
  const decided = log('2026-11-17', { status: 'APPROVED' });

  it('leaves the submitted days in the grid, to be corrected and sent again', async () => {
    const { server, sent, user } = await open(undefined, [
      log('2026-11-18'),
      decided,
      log('2026-11-16', { description: 'Allentown' }),
    ]);
    server.withdrawWeek = () => {
      const withdrawnDays = ['2026-11-16', '2026-11-18'];
      const deletedTimeLogIds = withdrawnDays.map((date) => `log-${date}`);
      return { __typename: 'WithdrawWeekPayload', withdrawnDays, deletedTimeLogIds, timeLogs: [decided] };
    };
    await user.type(notes('Wednesday, Nov 18'), 'Scranton');
    await user.click(recall()!);
    await screen.findAllByText('Week recalled. Submit it again when it’s ready.');
    expect(sent.map(({ name }) => name)).toEqual(['TimeLogsScreenQuery', 'useWithdrawWeekMutation']);
    expect(sent[1]!.variables).toMatchObject({ userId: 'u', input: { weekStart: '2026-11-16' } });
    await waitFor(() => expect(recall()).toBeNull());
    expect(screen.getByText('Not submitted')).toBeTruthy();
    expect(notes('Monday, Nov 16')).toHaveProperty('value', 'Allentown');
    expect(worked('Monday, Nov 16')).toHaveProperty('checked', true);
    expect(notes('Wednesday, Nov 18')).toHaveProperty('value', 'Scranton');

    server.submitWeek = { __typename: 'ConflictError', message: 'Not now.', code: 'CONFLICT' };
    await user.click(submit());
    await within(thisWeek()).findByText('Not now.');
    expect(sent.at(-1)?.variables).toMatchObject({
      input: { days: [{ date: '2026-11-16', description: 'Allentown' }, { description: 'Scranton' }] },
    });
  });

  it('is offered only while something is pending', async () => {
    await open(undefined, [decided, log('2026-11-16', { viewerCanEdit: false })]);
    expect(recall()).toBeNull();
  });

  it('shows why it was too late', async () => {
    const { server, user } = await open();
    server.withdrawWeek = () => {
      Object.assign(server, company([decided]));
      const message = 'Nothing in this week is waiting for a decision.';
      return { __typename: 'ConflictError', message, code: 'CONFLICT' };
    };
    await user.click(recall()!);
    await within(thisWeek()).findByText('Nothing in this week is waiting for a decision.');
    await waitFor(() => expect(recall()).toBeNull());
    expect(screen.queryByText('Not submitted')).toBeNull();
  });
});

describe('the grid', () => {
  it('can be navigated like a spreadsheet', async () => {
    const { user } = await open();
    await user.click(notes('Monday, Nov 16'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(notes('Tuesday, Nov 17'));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(worked('Tuesday, Nov 17'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    // Thursday is in the future: the box above is the last that can be reached.
    expect(document.activeElement).toBe(worked('Wednesday, Nov 18'));
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(document.activeElement).toBe(notes('Tuesday, Nov 17'));
  });

  it('pastes a column from a spreadsheet', async () => {
    const { user } = await open();
    await user.click(notes('Tuesday, Nov 17'));
    await user.paste('Reading\tx\r\nYork\r\n');
    await vi.waitFor(() => expect(notes('Tuesday, Nov 17')).toHaveProperty('value', 'Reading'));
    expect(notes('Wednesday, Nov 18')).toHaveProperty('value', 'York');
    expect(notes('Thursday, Nov 19')).toHaveProperty('value', '');
  });
});

describe('for those who approve', () => {
  const day = (date: string, status = 'PENDING') => ({ date, worked: true, status });
  const person = (name: string, days: object[]) => ({
    __typename: 'User',
    id: name,
    name,
    viewerCanOpen: true,
    loggedWeek: { weekStart: '2026-11-16', workedDays: days.length, days },
  });
  const team = [
    person('Ada', [day('2026-11-16'), day('2026-11-17'), day('2026-11-18', 'APPROVED')]),
    person('Ben', []),
  ];
  const withTeam = () => {
    const contractors = { totalCount: team.length, edges: team.map((node) => ({ node })) };
    return { ...(company(logged) as object), contractors } as Root;
  };
  beforeEach(() => {
    const user = { id: 'u', firstName: 'Mona', lastName: 'Hale', email: 'mona@example.com' };
    signIn({ ...user, roles: ['Manager'], needsPasswordChange: false });
  });

  it('the team’s week is above the user’s own, and links to the pending days', async () => {
    const { user, sent, router } = await renderScreen(timeLogsEntry, '/dashboard/time-logs', withTeam());
    const table = within(await screen.findByRole('table', { name: 'Team’s week Nov 16 – 22, 2026' }));
    const [, first, second] = screen.getAllByRole('heading', { level: 2 });
    expect([first?.textContent, second?.textContent]).toEqual(['Team’s Week', 'Current and Upcoming Weeks']);
    expect(sent[0]!.variables).toMatchObject({ isApprover: true, teamWeek: null, teamFirst: 25 });
    const ada = table.getByRole('row', { name: /Ada/ });
    expect(within(ada).getByText('3 days')).toBeTruthy();
    expect(within(ada).getByRole('link', { name: 'Review 2 days of Ada' }).getAttribute('href')).toBe(
      '/dashboard/approvals?search=Ada&week=2026-11-16',
    );
    expect(
      within(table.getByRole('row', { name: /Ben/ })).queryByRole('link', { name: /Review/ }),
    ).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous Week' }));
    await waitFor(() => expect(router.state.location.search).toBe('?week=2026-11-09'));
    expect(sent.at(-1)?.variables).toMatchObject({ teamWeek: '2026-11-09' });
  });

  longIt('the team’s week reports its failure, and the user’s own days still show', async () => {
    const contractors = () => {
      throw new GraphQLError('The database is away.');
    };
    await renderScreen(timeLogsEntry, '/dashboard/time-logs', {
      ...(withTeam() as object),
      contractors,
    } as Root);
    await screen.findByText('Failed to load the team’s week');
    expect(worked('Monday, Nov 16')).toHaveProperty('checked', true);
  });

  it('a filter of the user’s own days leaves the team’s week in the address', async () => {
    const { user, router } = await renderScreen(
      timeLogsEntry,
      '/dashboard/time-logs?week=2026-11-09',
      withTeam(),
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'PENDING');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(router.state.location.search).toBe('?week=2026-11-09&status=PENDING'));
  });

  longIt('everyone else’s page does not request it', async () => {
    signIn({
      id: 'u',
      firstName: 'Ray',
      lastName: 'Ortiz',
      email: 'r@example.com',
      roles: [],
      needsPasswordChange: false,
    });
    const { sent } = await open();
    expect(sent[0]!.variables).toMatchObject({ isApprover: false });
    expect(screen.queryByText('Team’s Week')).toBeNull();
  });
});

describe('the filter', () => {
  longIt('comes from the URL, and counts and lists the matches', async () => {
    const { sent } = await open('/dashboard/time-logs?status=REJECTED&endDate=2026-11-30', [logged[0]!]);
    expect(sent[0]?.variables).toMatchObject({
      userId: 'u',
      status: 'REJECTED',
      startDate: null,
      endDate: '2026-11-30',
    });
    const found = await screen.findByRole('table', { name: 'Filtered Days' });
    expect(within(found).getByText('Tue, Nov 17, 2026')).toBeTruthy();
  });

  it('goes into the URL', async () => {
    const page = await open();
    expect(screen.queryByRole('table', { name: 'Filtered Days' })).toBeNull();
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'PENDING');
    await page.user.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(page.router.state.location.search).toBe('?status=PENDING'));
    await page.user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(page.router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Filtered Days' })).toBeNull());
  });

  it('shows that no day matches', async () => {
    await open('/dashboard/time-logs?status=PENDING', []);
    expect(screen.getByText('No days match the filter.')).toBeTruthy();
  });

  longIt('asks about unsaved input only when leaving for another screen', async () => {
    const page = await open();
    await page.user.click(worked('Wednesday, Nov 18'));
    await act(async () => void page.router.navigate('/dashboard/time-logs?status=PENDING'));
    await screen.findByRole('table', { name: 'Filtered Days' });
    expect(worked('Wednesday, Nov 18')).toHaveProperty('checked', true);
    await act(async () => void page.router.navigate('/dashboard'));
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  });
});

it('counts zero and offers Retry when it cannot be loaded', async () => {
  const server: Root = {};
  const { user } = await renderScreen(timeLogsEntry, '/dashboard/time-logs', server);
  await screen.findByText('Failed to load time logs');
  expect(screen.getByText('Total Entries').parentElement?.textContent).toBe('Total Entries0');
  Object.assign(server, company(logged));
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  await waitFor(() => expect(screen.queryByText('Failed to load time logs')).toBeNull());
  expect(screen.getByText('Total Entries').parentElement?.textContent).toContain('41');
});

describe('changes on the server', () => {
  longIt('show up without a reload, and leave the input alone', async () => {
    const { publish, server, sent, user } = await open();
    await user.type(notes('Monday, Nov 16'), ' and back');
    await user.click(worked('Wednesday, Nov 18'));
    Object.assign(server, company([log('2026-11-16', { status: 'APPROVED', description: 'Allentown' })]));
    act(() => publish('DAYS'));
    await waitFor(() => expect(within(thisWeek()).queryByText('The truck was in the shop.')).toBeNull());
    expect(within(thisWeek()).getAllByText('Approved').length).toBeGreaterThan(0);
    expect(notes('Monday, Nov 16')).toHaveProperty('value', 'Allentown and back');
    expect(worked('Wednesday, Nov 18')).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(worked('Wednesday, Nov 18'));
    expect(sent.map(({ name }) => name)).toEqual(['TimeLogsScreenQuery', 'TimeLogsScreenQuery']);
  });

  it('are not requested when they concern other screens', async () => {
    const { publish, sent } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const hear = async (kind: 'PEOPLE' | 'CONNECTED' | 'DAYS') => {
      publish(kind);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
    };
    await hear('PEOPLE');
    await hear('CONNECTED');
    expect(sent).toHaveLength(1);
    await hear('DAYS');
    expect(sent).toHaveLength(2);
  });

  it('change nothing when they cannot be loaded', async () => {
    const { publish, server, sent } = await open();
    Object.assign(server, {
      viewer: () => {
        throw new GraphQLError('The database is away.');
      },
    });
    act(() => publish('PAYROLL'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(worked('Monday, Nov 16')).toHaveProperty('checked', true);
  });
});

describe('a receipt', () => {
  const toll = {
    __typename: 'Receipt',
    id: 'toll',
    date: '2026-11-17',
    category: 'TOLLS',
    amount: 12.5,
    purpose: 'Turnpike',
    status: 'REJECTED',
    rejectionReason: 'Cannot be read.',
    revision: '1',
    needsFile: false,
    viewerCanEdit: true,
    viewerCanDecide: false,
    file: null,
    duplicateHints: [],
    payrollRun: null,
  };
  const awaited = { ...toll, status: 'PENDING', rejectionReason: null };
  const withToll = () =>
    ({
      ...(company(logged) as object),
      receipts: { edges: [{ node: toll }], pageInfo: { hasNextPage: false } },
    }) as Root;

  it('shows in its week with its status', async () => {
    await renderScreen(timeLogsEntry, '/dashboard/time-logs', withToll());
    const list = within(await screen.findByRole('list', { name: /^Receipts of Nov 16/ }));
    expect(list.getByText('$12.50 Tolls')).toBeTruthy();
    expect(list.getByText('Cannot be read.')).toBeTruthy();
    expect(list.getByText('Rejected')).toBeTruthy();
  });

  it('is sent once, and a failed attempt keeps the input', async () => {
    let isDown = true;
    const addReceipt = () => {
      if (isDown) throw new GraphQLError('The portal is busy.', { extensions: { code: 'UNAVAILABLE' } });
      const receipts = { edges: [{ node: awaited }], pageInfo: { hasNextPage: false } };
      return { __typename: 'AddReceiptPayload', query: { ...(server as object), receipts } };
    };
    const server = { ...(company(logged) as object), addReceipt } as Root;
    const { user, sent } = await renderScreen(timeLogsEntry, '/dashboard/time-logs', server);
    await user.click(await screen.findByRole('button', { name: /^Add Receipt for Nov 16/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add Receipt' }));
    await user.click(dialog.getByRole('button', { name: 'Send Receipt' }));
    expect(dialog.getAllByText('Enter what it was for.').length).toBeGreaterThan(0);
    await user.selectOptions(dialog.getByRole('combobox', { name: /Category/ }), 'TOLLS');
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '80');
    await user.type(dialog.getByRole('textbox', { name: /Purpose/ }), 'Turnpike');
    expect(dialog.getByText(/needs a receipt/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send Receipt' }));
    await dialog.findAllByText('The portal is busy.');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Purpose/ }).value).toBe('Turnpike');
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Send Receipt' }));
    await screen.findAllByText('Receipt sent.');
    // The sent receipt shows with the response, without another request.
    await screen.findByText('$12.50 Tolls');
    expect(sent.at(-1)?.name).toBe('useAddReceiptMutation');
    const inputs = sent
      .filter(({ name }) => name === 'useAddReceiptMutation')
      .map(({ variables }) => variables.input as { amount: number; idempotencyKey: string });
    expect(inputs.map(({ amount }) => amount)).toEqual([80, 80]);
    expect(inputs[0]!.idempotencyKey).toBe(inputs[1]!.idempotencyKey);
  });

  it('takes the file that was chosen last, however long an earlier one uploads', async () => {
    const uploads: Upload[] = [];
    class Upload {
      upload: { onprogress?: (event: object) => void } = {};
      onload = () => {};
      responseText = '';
      open() {}
      setRequestHeader() {}
      send() {
        uploads.push(this);
      }
      finish(id: string) {
        this.responseText = JSON.stringify({ receiptFile: { id, kind: 'PDF' } });
        this.onload();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Upload);
    const server = withToll();
    server.updateReceipt = { __typename: 'UpdateReceiptPayload', receipt: awaited };
    const { user, sent } = await renderScreen(timeLogsEntry, '/dashboard/time-logs', server);
    await user.click(await screen.findByRole('button', { name: 'Change receipt: Turnpike' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change Receipt' }));
    for (const name of ['large.pdf', 'small.pdf'])
      await user.upload(
        dialog.getByLabelText('Photo or PDF'),
        new File([name], name, { type: 'application/pdf' }),
      );
    const [large, small] = uploads;
    small!.finish('small');
    large!.upload.onprogress?.({ loaded: 1, total: 2 });
    large!.finish('large');
    await dialog.findByText('PDF');
    await user.click(dialog.getByRole('button', { name: 'Send Receipt' }));
    await waitFor(() => expect(sent.at(-1)?.variables.input).toMatchObject({ fileId: 'small' }));
  });

  longIt('that is being typed is restored after a reload', async () => {
    const kept = { date: '2026-11-17', category: 'TOLLS', amount: '80', purpose: 'Turnpike' };
    sessionStorage.setItem('draft.u.receipt.2026-11-16', JSON.stringify(kept));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Add Receipt for Nov 16/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add Receipt' }));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Purpose/ }).value).toBe('Turnpike');
    expect(dialog.getByRole('combobox', { name: /Category/ })).toHaveProperty('value', 'TOLLS');
    await user.type(dialog.getByRole('textbox', { name: /Purpose/ }), ' to Newark');
    expect(sessionStorage.getItem('draft.u.receipt.2026-11-16')).toContain('Turnpike to Newark');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(sessionStorage.getItem('draft.u.receipt.2026-11-16')).toBeNull());
  });

  it('that was rejected is corrected and pending again', async () => {
    const server = withToll();
    server.updateReceipt = { __typename: 'UpdateReceiptPayload', receipt: { ...awaited, amount: 21.5 } };
    const { user, sent } = await renderScreen(timeLogsEntry, '/dashboard/time-logs', server);
    await user.click(await screen.findByRole('button', { name: 'Change receipt: Turnpike' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change Receipt' }));
    expect(dialog.getByRole('combobox', { name: /Category/ })).toHaveProperty('value', 'TOLLS');
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
    expect(amount.value).toBe('12.50');
    await user.clear(amount);
    await user.type(amount, '21.50');
    await user.click(dialog.getByRole('button', { name: 'Send Receipt' }));
    await screen.findByText('$21.50 Tolls');
    expect(screen.queryByText('Cannot be read.')).toBeNull();
    expect(sent.map(({ name }) => name)).toEqual(['TimeLogsScreenQuery', 'useUpdateReceiptMutation']);
    expect(sent[1]!.variables.input).toEqual({
      id: 'toll',
      revision: '1',
      date: '2026-11-17',
      category: 'TOLLS',
      amount: 21.5,
      purpose: 'Turnpike',
      fileId: null,
    });
  });

  it('that is deleted disappears with the response', async () => {
    const server = withToll();
    server.deleteReceipt = () => ({ __typename: 'DeleteReceiptPayload', deletedReceiptId: 'toll' });
    const { user, sent } = await renderScreen(timeLogsEntry, '/dashboard/time-logs', server);
    await user.click(await screen.findByRole('button', { name: 'Delete receipt: Turnpike' }));
    await waitFor(() => expect(screen.queryByText('$12.50 Tolls')).toBeNull());
    expect(sent.map(({ name }) => name)).toEqual(['TimeLogsScreenQuery', 'useDeleteReceiptMutation']);
  });
});
