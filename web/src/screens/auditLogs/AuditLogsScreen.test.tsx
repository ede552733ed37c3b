import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { auditLogsEntry } from './AuditLogsScreen.entry';

const dana = {
  __typename: 'User',
  id: 'User_0190c2a4-7b1c-7def-8123-4567890abcde',
  name: 'Dana Brooks',
  email: 'dana@example.com',
};
const rate = {
  __typename: 'AuditLog',
  id: 'AuditLog_1',
  action: 'DAILY_RATE_CHANGED',
  level: 'WARNING',
  entityType: 'User',
  entityId: 'User_2',
  timestamp: '2026-11-21T13:04:31.000Z',
  user: dana,
  ipAddress: '203.0.113.7',
  userAgent: 'Firefox',
  oldValues: '{"dailyRate":"240.00"}',
  newValues: '{"dailyRate":"250.00","_meta":{"level":"WARNING"}}',
  changes: [{ field: 'Day rate', before: '$240.00', after: '$250.00' }],
  sentence: 'Dana Brooks set Maria Alvarez’s day rate to $250.00.',
  act: { entryCount: 1, sentence: 'Dana Brooks set Maria Alvarez’s day rate to $250.00.' },
};
const unknown = {
  ...rate,
  id: 'AuditLog_2',
  action: 'USER_LOGIN_FAILED',
  level: 'ERROR',
  entityId: null,
  user: null,
  ipAddress: null,
  userAgent: null,
  oldValues: null,
  newValues: null,
  changes: [],
  timestamp: 'yesterday',
  sentence: 'Someone failed to sign in.',
  act: { entryCount: 1, sentence: 'Someone failed to sign in.' },
};

type Entry = Omit<typeof rate, 'user' | 'ipAddress'> & { user: typeof dana | null; ipAddress: string | null };

const createPage = (entries: readonly unknown[], totalCount = entries.length, hasNextPage = false) => ({
  totalCount,
  totalIsCapped: totalCount > 10_000,
  pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' },
  edges: entries.map((node) => ({ node, cursor: (node as Entry).id })),
});

const quiet = {
  auditActionGroups: [
    { name: 'Payroll', actions: ['DAILY_RATE_CHANGED'] },
    { name: 'Access', actions: ['USER_LOGIN', 'USER_LOGIN_FAILED'] },
  ],
  auditLogStats: { totalLogs: 1312, userLogin: 204, userCreated: 3, payrollCalculation: 41 },
  auditLogs: createPage([rate, unknown]),
  staffMember: ({ id }: { id: string }) => (id === dana.id ? dana : null),
  node: ({ id }: { id: string }) => [rate, unknown].find((entry) => entry.id === id) ?? null,
};

const there = '/dashboard/logs';
const open = (server: Root = {}, at = there) => renderScreen(auditLogsEntry, at, { ...quiet, ...server });
type User = Awaited<ReturnType<typeof open>>['user'];
const down = () => {
  throw new Error('down');
};
// React and Relay log the errors that these tests cause.
const expectFailure = () => vi.spyOn(console, 'error').mockReturnValue();

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
// Nothing has a size here, so Fluent would consider the dialog invisible.
const hidden = true;
const dialog = () => within(screen.getByRole('dialog', { hidden }));
const openDetails = async (user: User, name: RegExp) => {
  await user.click((await row(name)).getByRole('button', { name: /^Details/ }));
  await screen.findByRole('dialog', { hidden });
};

describe('the log', () => {
  it('shows the user, the action, the time, the level and the place', async () => {
    await open();
    const cells = await row(/Daily Rate Changed/);
    expect(cells.getByText(rate.sentence)).toBeTruthy();
    expect(cells.getByText('Dana Brooks')).toBeTruthy();
    expect(cells.getByText('dana@example.com')).toBeTruthy();
    expect(cells.getByText('Warning')).toBeTruthy();
    expect(cells.getByText('203.0.113.7')).toBeTruthy();
    expect(cells.getByRole('rowheader').textContent).toMatch(/^Nov 21, 2026, \d+:04:31 [AP]M/);
  });

  it('shows one act as one row, which opens to its entries', async () => {
    const act = { entryCount: 2, sentence: 'Dana Brooks approved 2 days of Maria Alvarez.' };
    const days = ['Nov 16', 'Nov 17'].map((day) => ({
      ...rate,
      id: `AuditLog_${day}`,
      action: 'TIME_LOG_APPROVED',
      sentence: `Dana Brooks approved ${day} of Maria Alvarez.`,
      act,
    }));
    const { user } = await open({
      auditLogs: ({ actOf, onePerAct }: { actOf?: string; onePerAct?: boolean }) =>
        createPage(actOf === days[0]!.id ? days : onePerAct ? days.slice(0, 1) : []),
    });
    const button = (await row(/Time Log Approved/)).getByRole('button', { name: /^2 Entries/ });
    await user.click(button);
    const entries = within(await screen.findByRole('list', { name: 'Entries' }));
    expect(entries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      days.map(({ sentence }) => `${sentence}Details`),
    );
    await user.click(button);
    expect(screen.queryByRole('list', { name: 'Entries' })).toBeNull();
  });

  it('reports that an act’s entries can’t be loaded, and retries', async () => {
    expectFailure();
    const act = { ...rate, act: { entryCount: 2, sentence: rate.sentence } };
    let isDown = true;
    const { user } = await open({
      auditLogs: ({ actOf }: { actOf?: string }) => (actOf && isDown ? down() : createPage([act])),
    });
    await user.click((await row(/Daily Rate Changed/)).getByRole('button', { name: /^2 Entries/ }));
    expect(await screen.findByText('Failed to load entries')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Entries' })).toBeTruthy();
  });

  it('reads System, N/A and Invalid Date where there is no value', async () => {
    await open();
    const cells = await row(/User Login Failed/);
    expect(cells.getByText('System')).toBeTruthy();
    expect(cells.getByText('N/A')).toBeTruthy();
    expect(cells.getByRole('rowheader').textContent).toBe('Invalid Date');
  });

  it('shows a deleted user by their number, in the table and in the details', async () => {
    const gone = { ...rate, user: null, deletedActor: { name: 'Deleted user #12' } };
    const { user } = await open({ auditLogs: createPage([gone]), node: gone });
    expect((await row(/Daily Rate Changed/)).getByText('Deleted user #12')).toBeTruthy();
    await openDetails(user, /Daily Rate Changed/);
    expect(await dialog().findByText('Deleted user #12')).toBeTruthy();
    expect(dialog().queryByText('System Event')).toBeNull();
  });

  it('shows an empty log', async () => {
    await open({ auditLogs: createPage([]) });
    expect(await screen.findByText('No logs found')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages of logs' })).toBeNull();
  });

  it('keeps the filters and the cards when it cannot be loaded, and retries', async () => {
    expectFailure();
    let isDown = true;
    const { user } = await open({ auditLogs: () => (isDown ? down() : quiet.auditLogs) });
    expect(await screen.findByText('Failed to load logs')).toBeTruthy();
    expect(screen.getByLabelText('Action')).toBeTruthy();
    expect(screen.getByText('User Logins')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row(/Daily Rate Changed/)).toBeTruthy();
  });

  it('explains an address with a filter that the server does not know', async () => {
    expectFailure();
    const auditLogs = () => {
      throw new GraphQLError('action must be one of A, B.', { extensions: { code: 'VALIDATION' } });
    };
    await open({ auditLogs }, `${there}?action=GONE`);
    await screen.findByText('This address has a filter that isn’t valid. Clear the filters to see all logs.');
    expect(screen.getByRole('button', { name: 'Clear Filters' })).toBeTruthy();
    expect(screen.queryByText(/must be one of/)).toBeNull();
  });

  it('shows new entries on Refresh', async () => {
    let entries: unknown[] = [unknown];
    const { user } = await open({ auditLogs: () => createPage(entries) });
    await row(/User Login Failed/);
    entries = [rate, unknown];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await row(/Daily Rate Changed/)).toBeTruthy();
  });
});

describe('the cards', () => {
  it('count the last thirty days', async () => {
    await open();
    const card = async (label: string) => (await screen.findByText(label)).parentElement!.textContent;
    await waitFor(async () => expect(await card('Total Logs (30 days)')).toBe('Total Logs (30 days)1,312'));
    expect(await card('User Logins')).toBe('User Logins204');
    expect(await card('New Users')).toBe('New Users3');
    expect(await card('Payroll Activities')).toBe('Payroll Activities41');
  });

  it('are absent when they cannot be counted, and the log still appears', async () => {
    expectFailure();
    await open({ auditLogStats: down });
    expect(await row(/Daily Rate Changed/)).toBeTruthy();
    expect(screen.queryByText('User Logins')).toBeNull();
  });
});

describe('the filters', () => {
  it('apply at once, are in the URL and are cleared together', async () => {
    const { router, sent, user } = await open({}, `${there}?after=c1&page=2`);
    await user.click(await screen.findByLabelText('Action'));
    await user.click(await screen.findByRole('option', { name: 'User Login' }));
    await user.selectOptions(screen.getByLabelText('Level'), 'Error');
    fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2026-11-01' } });
    await waitFor(() =>
      expect(router.state.location.search).toBe('?action=USER_LOGIN&level=ERROR&startDate=2026-11-01'),
    );
    expect(sent.at(-1)?.variables).toMatchObject({
      action: 'USER_LOGIN',
      level: 'ERROR',
      startDate: '2026-11-01',
      first: 50,
      after: null,
    });
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByLabelText('Start Date')).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  it('group the actions, found by a word of the action or its group', async () => {
    const { router, user } = await open();
    const picker = await screen.findByLabelText('Action');
    const offered = () =>
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await user.click(picker);
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      'PayrollDaily Rate Changed',
      'AccessUser LoginUser Login Failed',
    ]);
    await user.type(picker, 'rate');
    expect(offered()).toEqual(['Daily Rate Changed']);
    await user.clear(picker);
    await user.type(picker, 'truck');
    expect(offered()).toEqual(['No actions found']);
    await user.clear(picker);
    await user.type(picker, 'access failed');
    await user.click(screen.getByRole('option', { name: 'User Login Failed' }));
    await waitFor(() => expect(router.state.location.search).toBe('?action=USER_LOGIN_FAILED'));
    await waitFor(() => expect(picker).toHaveProperty('value', 'User Login Failed'));
  });

  it('wait until the year has been typed', async () => {
    const { router } = await open();
    const day = await screen.findByLabelText('End Date');
    for (const value of ['0002-11-01', '0020-11-01', '0202-11-01'])
      fireEvent.change(day, { target: { value } });
    expect(router.state.location.search).toBe('');
    fireEvent.change(day, { target: { value: '2026-11-01' } });
    await waitFor(() => expect(router.state.location.search).toBe('?endDate=2026-11-01'));
  });

  it('report days in the wrong order', async () => {
    await open({}, `${there}?startDate=2026-11-02&endDate=2026-11-01`);
    expect(await screen.findByText('The end date is before the start date.')).toBeTruthy();
  });

  it('find a person by the name and by a pasted user ID', async () => {
    const people = ({ search }: { search: string | null }) => ({
      totalCount: search === 'dana' ? 1 : 0,
      edges: search === 'dana' ? [{ node: dana }] : [],
    });
    const { router, sent, user } = await open({ people });
    const picker = await screen.findByRole('combobox', { name: 'User' });
    await user.type(picker, 'dana');
    await user.click(await screen.findByRole('option', { name: /Dana Brooks/ }));
    await waitFor(() => expect(router.state.location.search).toBe(`?userId=${dana.id}`));
    await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ userId: dana.id }));
    await waitFor(() => expect(picker).toHaveProperty('value', 'Dana Brooks'));

    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await user.click(picker);
    await user.paste(dana.id.replace('User_', ''));
    await user.click(await screen.findByRole('option', { name: /Dana Brooks/ }));
    await waitFor(() => expect(router.state.location.search).toBe(`?userId=${dana.id}`));
  });

  it('mention that not everyone is offered', async () => {
    const { user } = await open({ people: { totalCount: 61, edges: [{ node: dana }] } });
    await user.click(await screen.findByRole('combobox', { name: 'User' }));
    const more = await screen.findByRole('option', { name: 'The first 1 of 61. Type to find anyone.' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
  });

  it('keep showing the ID of someone who no longer exists', async () => {
    await open({}, `${there}?userId=User_gone`);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'User' })).toHaveProperty('value', 'User_gone'),
    );
  });
});

describe('the pages', () => {
  it('lead to older entries and back to the newest, by entry and not by number', async () => {
    const { router, sent, user } = await open({ auditLogs: createPage([rate, unknown], 112, true) });
    expect(await screen.findByText('1–2 of 112')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('51–52 of 112')).toBeTruthy();
    expect(router.state.location.search).toBe('?after=last&page=2');
    expect(sent.at(-1)?.variables).toMatchObject({ first: 50, after: 'last', last: null, before: null });
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('101–102 of 112')).toBeTruthy();
    expect(router.state.location.search).toBe('?after=last&page=3');
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByText('51–52 of 112')).toBeTruthy();
    expect(router.state.location.search).toBe('?before=first&page=2');
    expect(sent.at(-1)?.variables).toMatchObject({ first: null, after: null, last: 50, before: 'first' });
    await user.click(screen.getByRole('button', { name: 'Newest' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  longIt('show that there are more than were counted', async () => {
    await open({ auditLogs: createPage([rate], 10_001, true) });
    expect(await screen.findByText('1 of more than 10,000')).toBeTruthy();
  });

  it('start over when a saved URL has nothing left after it', async () => {
    const auditLogs = ({ after }: { after: string | null }) => createPage(after ? [] : [rate]);
    const { router } = await open({ auditLogs }, `${there}?level=ERROR&after=c9&page=9`);
    expect(await row(/Daily Rate Changed/)).toBeTruthy();
    expect(router.state.location.search).toBe('?level=ERROR');
  });
});

describe('the details of an entry', () => {
  it('show its message, then facts, then changes and the recorded values', async () => {
    const { user } = await open();
    await openDetails(user, /Daily Rate Changed/);
    expect(await dialog().findByText(rate.sentence)).toBeTruthy();
    for (const text of ['Daily Rate Changed', 'Warning', '203.0.113.7', 'Firefox', 'dana@example.com'])
      expect(dialog().getByText(text)).toBeTruthy();
    const change = dialog().getByRole('row', { name: /Day rate/, hidden });
    expect(change.textContent).toBe('Day rate$240.00$250.00');
    expect(dialog().getByRole('region', { name: 'Before', hidden }).textContent).toContain(
      '"dailyRate": "240.00"',
    );
    expect(dialog().getByRole('region', { name: 'After', hidden }).textContent).toContain(
      '"level": "WARNING"',
    );
  });

  longIt('open from anywhere in the row, which has one button for it', async () => {
    const { user } = await open();
    const cells = await row(/Daily Rate Changed/);
    expect(cells.getAllByRole('button')).toHaveLength(1);
    await user.click(cells.getByText('203.0.113.7'));
    expect(await screen.findByRole('dialog', { hidden })).toBeTruthy();
  });

  it('leave out missing values', async () => {
    const { user } = await open();
    await openDetails(user, /User Login Failed/);
    expect(await dialog().findByText('System Event')).toBeTruthy();
    expect(dialog().getByText('Invalid Date')).toBeTruthy();
    expect(dialog().getAllByText('N/A')).toHaveLength(2);
    expect(dialog().queryByRole('region', { name: 'Before', hidden })).toBeNull();
    expect(dialog().queryByRole('region', { name: 'After', hidden })).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Close', hidden }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden })).toBeNull());
  });

  it('are requested again after a failure', async () => {
    expectFailure();
    let isDown = true;
    const node = (args: { id: string }) => (isDown ? down() : quiet.node(args));
    const { user } = await open({ node });
    await openDetails(user, /Daily Rate Changed/);
    expect(await dialog().findByText('Failed to load log details')).toBeTruthy();
    isDown = false;
    await user.click(dialog().getByRole('button', { name: 'Retry', hidden }));
    expect(await dialog().findByText(rate.sentence)).toBeTruthy();
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Close', hidden }));
  });
});

const intactLog = {
  __typename: 'AuditVerification',
  ...{ verifiedAt: rate.timestamp, intact: true, entries: 1312, erased: 2, summary: '' },
};
const intactLedger = {
  __typename: 'LedgerVerification',
  ...{ verifiedAt: rate.timestamp, intact: true, entries: 310, payees: 12, summary: '' },
};
const checkRecords = (user: User) => user.click(screen.getByRole('button', { name: 'Check the Records' }));
const proofs = (log: object, ledger: object) => ({
  checkAuditLog: { verification: { ...intactLog, ...log } },
  checkLedger: { verification: { ...intactLedger, ...ledger } },
});

describe('checking the records', () => {
  it('runs every proof, shows its progress and then that nothing was tampered with', async () => {
    let finish: (found: object) => void = () => undefined;
    const found = new Promise<object>((resolve) => {
      finish = resolve;
    });
    const { user } = await open({ ...proofs({}, {}), checkAuditLog: () => found });
    await checkRecords(user);
    expect(await screen.findByRole('button', { name: 'Checking...' })).toBeTruthy();
    expect(await screen.findByText('Verifying every entry from the first to the last...')).toBeTruthy();
    finish({ verification: intactLog });
    expect(await screen.findByText('The log is intact, 1,312 entries.')).toBeTruthy();
    expect(screen.getByText(/Erased with a deleted person: 2 entries\./)).toBeTruthy();
    expect(await screen.findByText('The ledger adds up, 310 entries.')).toBeTruthy();
    expect(screen.getByText(/the balances of 12 payees are right/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    expect(screen.queryByText('The log is intact, 1,312 entries.')).toBeNull();
  });

  it.each([
    [{ intact: false, summary: 'Entry 17 is missing.' }, {}, 'The log isn’t intact.', /^The ledger adds up/],
    [
      {},
      { intact: false, summary: 'Entry 17 is missing.' },
      'The ledger doesn’t add up.',
      /^The log is intact/,
    ],
  ])('reports for each what is intact and what is broken', async (log, ledger, broken, intact) => {
    const { user } = await open(proofs(log, ledger));
    await checkRecords(user);
    expect(await screen.findByText(broken)).toBeTruthy();
    expect(screen.getByText('Entry 17 is missing.')).toBeTruthy();
    expect(await screen.findByText(intact)).toBeTruthy();
  });

  it('reports a proof that could not run, and runs the other', async () => {
    expectFailure();
    const { user } = await open({ ...proofs({}, {}), checkAuditLog: down });
    await checkRecords(user);
    expect(await screen.findByText('The ledger adds up, 310 entries.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
    expect(screen.queryByText(/The log is intact/)).toBeNull();
  });
});
