import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { choose, openMenu } from '../../../test/menu';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { archiveEntry } from './ArchiveScreen.entry';

type Person = { id: string; name: string; roles: string[]; viewerCanDelete: boolean };
const ines: Person = { id: 'ines', name: 'Ines Vale', roles: ['Employee'], viewerCanDelete: true };
const ada: Person = { id: 'ada', name: 'Ada Adams', roles: ['IT_Admin'], viewerCanDelete: false };

const createUser = (person: Person) => ({
  __typename: 'User',
  ...person,
  lastName: person.name.split(' ')[1],
  email: `${person.id}@example.com`,
  archived: true,
  archivedAt: '2026-11-20T16:00:00.000Z',
  viewerCanArchive: true,
});
const createPage = (people: Person[], totalCount = people.length) => ({
  totalCount,
  edges: people.map((person) => ({ node: createUser(person) })),
});
const archiveOverview = { archivedUsers: 4, itAdmins: 2, deletable: 3 };
const holdings = {
  timeLogs: 41,
  receipts: 0,
  payrollRuns: 1,
  taxDocuments: 0,
  auditLogs: 118,
  keepUntil: '2031-01-31',
  reason:
    'The newest payment is dated Nov 16, 2026: tax and wage rules expect its records to be kept until Jan 31, 2031.',
};

const there = '/dashboard/archive';
const open = (server: Root, at = there) =>
  renderScreen(archiveEntry, at, {
    archiveOverview,
    today: '2026-11-21',
    staffMember: { ...createUser(ines), openThings: [], deletionPreview: holdings },
    ...server,
  });
type User = Awaited<ReturnType<typeof open>>['user'];

const rows = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const dialog = () => within(screen.getByRole('alertdialog'));
const down = () => {
  throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
};

describe('the archive', () => {
  it('counts and lists archived people, and offers deletion only where the server allows it', async () => {
    const { user } = await open({ archivedUsers: createPage([ines, ada]) });
    await waitFor(() => expect(rows()).toEqual(['Ines Vale', 'Ada Adams']));
    const card = (label: string) => screen.getByText(label).parentElement!.textContent;
    expect(card('Archived Users')).toBe('Archived Users4');
    expect(card('IT Admin Users')).toBe('IT Admin Users2Protected from deletion');
    expect(card('Deletable Users')).toBe('Deletable Users3Can be permanently deleted');
    expect(screen.getAllByText('Nov 20, 2026')).toHaveLength(2);
    expect(await openMenu(user, 'Ada Adams')).toEqual(['Unarchive User']);
    await user.keyboard('{Escape}');
    expect(await openMenu(user, 'Ines Vale')).toEqual(['Unarchive User', 'Permanently Delete']);
  });

  it('is searched on the button and keeps the search in the URL', async () => {
    const { router, sent, user } = await open({ archivedUsers: createPage([ines]) });
    await user.type(await screen.findByRole('searchbox', { name: 'Name or email' }), 'vale');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=vale'));
    expect(sent.at(-1)?.variables).toEqual({ search: 'vale', first: 20, after: null });
  });

  it('shows that no one is archived', async () => {
    await open({ archivedUsers: createPage([]) });
    expect(await screen.findByText('No archived users found')).toBeTruthy();
  });

  it('reports that it cannot be loaded, and retries', async () => {
    // React and Relay log the error that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const { user } = await open({ archivedUsers: () => (isDown ? down() : createPage([ines])) });
    expect(await screen.findByText('Failed to load archived users')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ines Vale')).toBeTruthy();
  });
});

describe('unarchiving', () => {
  it('removes the row, and Undo brings it back', async () => {
    let people = [ines];
    const setUserArchived = ({ input }: { input: { archived: boolean } }) => {
      people = input.archived ? [ines] : [];
      return createUser(ines);
    };
    const { sent, user } = await open({ archivedUsers: () => createPage(people), setUserArchived });
    await choose(user, 'Ines Vale', 'Unarchive User');
    expect(await screen.findByText('User unarchived successfully!')).toBeTruthy();
    expect(screen.getByText('No archived users found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ines Vale')).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual([
      'ArchiveScreenQuery',
      'useUnarchiveUserMutation',
      'useUnarchiveUserMutation',
    ]);
  });

  it('reports a failure', async () => {
    const { user } = await open({ archivedUsers: createPage([ines]), setUserArchived: down });
    await choose(user, 'Ines Vale', 'Unarchive User');
    expect(await screen.findByText('Failed to unarchive user')).toBeTruthy();
  });
});

describe('a permanent deletion', () => {
  const confirm = () => dialog().getByRole('button', { name: 'Permanently Delete' });
  const ask = async (user: User) => {
    await choose(user, 'Ines Vale', 'Permanently Delete');
    // Without a layout the dialog finds no control to focus, and would be hidden as if it had lost the focus.
    await user.click(dialog().getByLabelText('Type ines@example.com to confirm'));
  };

  it('shows what is removed and until when it should be kept, and waits for the address', async () => {
    const { sent, user } = await open({ archivedUsers: createPage([ines]) });
    await ask(user);
    expect(dialog().getByText('Confirm Permanent Deletion')).toBeTruthy();
    expect(
      dialog().getByText(
        "This action cannot be undone. All the user's data (time logs, payroll records, tax documents and audit logs) will be permanently deleted.",
      ),
    ).toBeTruthy();
    expect(dialog().getByText('Ines Vale')).toBeTruthy();
    expect(dialog().getByText('ines@example.com')).toBeTruthy();
    for (const count of ['41 time logs', '1 payroll record', '0 tax documents', '118 audit log entries'])
      expect(await dialog().findByText(count)).toBeTruthy();
    expect(dialog().getByText(holdings.reason)).toBeTruthy();
    await user.type(dialog().getByLabelText('Type ines@example.com to confirm'), 'ines@example{Enter}');
    await user.click(confirm());
    expect(sent.some(({ name }) => name === 'useDeleteUserMutation')).toBe(false);
  });

  it('deletes once the address is typed, and shows the list without the person', async () => {
    let people = [ines, ada];
    const deleteUser = ({ input }: { input: { userId: string } }) => {
      people = people.filter(({ id }) => id !== input.userId);
      return {
        ...{ __typename: 'DeleteUserPayload', deletedUserId: input.userId },
        message: 'User permanently deleted successfully!',
      };
    };
    const archiveOverview = () => ({
      archivedUsers: people.length,
      itAdmins: 1,
      deletable: people.length - 1,
    });
    const { sent, user } = await open({
      archivedUsers: () => createPage(people),
      archiveOverview,
      deleteUser,
    });
    await ask(user);
    await user.type(dialog().getByLabelText('Type ines@example.com to confirm'), 'Ines@Example.com');
    await user.click(confirm());
    expect(await screen.findByText('User permanently deleted successfully!')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useDeleteUserMutation')?.variables).toEqual({
      input: { userId: 'ines', confirmEmail: 'ines@example.com' },
      connections: [expect.stringContaining('archivedUsers')],
      first: 20,
      after: null,
      search: null,
    });
    expect(rows()).toEqual(['Ada Adams']);
    expect(screen.getByText('Archived Users').parentElement!.textContent).toBe('Archived Users1');
    expect(sent.map(({ name }) => name)).toEqual([
      'ArchiveScreenQuery',
      'DeletionPreviewQuery',
      'useDeleteUserMutation',
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the reason for a failure in the dialog, in the server’s words or its own', async () => {
    const message = 'Only archived users can be deleted. Archive the user first.';
    let isDown = false;
    const deleteUser = () => (isDown ? down() : { __typename: 'ConflictError', message, code: 'CONFLICT' });
    const { user } = await open({ archivedUsers: createPage([ines]), deleteUser });
    await ask(user);
    await user.type(dialog().getByLabelText('Type ines@example.com to confirm'), 'ines@example.com');
    await user.click(confirm());
    expect(await dialog().findByText(message)).toBeTruthy();
    isDown = true;
    await user.click(confirm());
    expect(await dialog().findByText('Failed to delete user')).toBeTruthy();
    expect(dialog().getByLabelText('Type ines@example.com to confirm')).toHaveProperty(
      'value',
      'ines@example.com',
    );
  });

  it('refetches counts that could not be loaded', async () => {
    // React and Relay log the error that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const staffMember = () =>
      isDown ? down() : { ...createUser(ines), openThings: [], deletionPreview: holdings };
    const { user } = await open({ archivedUsers: createPage([ines]), staffMember });
    await ask(user);
    expect(await dialog().findByText('Couldn’t load what would be deleted')).toBeTruthy();
    isDown = false;
    await user.click(dialog().getByRole('button', { name: 'Retry' }));
    expect(await dialog().findByText('41 time logs')).toBeTruthy();
  });

  const openThing = (kind: string, text: string, more: object = {}) => ({
    ...{ __typename: 'OpenThing', kind, text, weekStart: null, year: null, ...more },
  });
  const week = { weekStart: '2026-11-09' };
  const openThings = [
    openThing('PENDING_DAYS', '2 days wait.', week),
    openThing('APPROVED_DAYS', '3 approved days.', week),
    openThing('UNPAID_RUN', 'Payroll #7 is not paid.', week),
    openThing('PLAN_BALANCE', '$400.00 is owed.'),
    openThing('UNFILED_YEAR', 'No form for 2026.', { year: 2026 }),
  ];
  const leaver = { ...createUser(ines), openThings, deletionPreview: holdings };

  it('lists open items, each with the button that settles it', async () => {
    let people = [ines];
    const setUserArchived = () => {
      people = [];
      return { ...createUser(ines), archived: false };
    };
    const { user, router } = await open({
      archivedUsers: () => createPage(people),
      staffMember: leaver,
      setUserArchived,
    });
    await ask(user);
    const list = within(await dialog().findByRole('list', { name: 'Still open' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 days wait.Unarchive and Decide',
      '3 approved days.Unarchive and Pay',
      'Payroll #7 is not paid.Record Payment',
      '$400.00 is owed.Open Balance',
      'No form for 2026.Open Tax Season',
    ]);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/payroll/week?week=2026-11-09',
      '/dashboard/people/ines?tab=pay',
      '/dashboard/tax-season?year=2026',
    ]);
    await user.click(list.getByRole('button', { name: 'Unarchive and Pay' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/payroll'));
    expect(router.state.location.search).toBe('?contractor=ines&week=2026-11-09');
  });

  it('continues with a reason despite open items, and keeps the reason where the server refuses', async () => {
    const message = 'Money or tax forms of this user are still open.';
    let isRefused = true;
    const deleteUser = ({ input }: { input: { userId: string } }) =>
      isRefused
        ? { __typename: 'RetentionError', message, code: 'RETENTION', details: [] }
        : {
            ...{ __typename: 'DeleteUserPayload', deletedUserId: null },
            message: `Sent to a second person: ${input.userId}`,
          };
    const { sent, user } = await open({
      archivedUsers: createPage([ines]),
      staffMember: leaver,
      deleteUser,
    });
    await ask(user);
    await user.type(await dialog().findByLabelText('Reason to delete anyway'), ' Court order ');
    await user.type(dialog().getByLabelText('Type ines@example.com to confirm'), 'ines@example.com');
    await user.click(confirm());
    expect(await dialog().findByText(message)).toBeTruthy();
    expect(dialog().getByLabelText('Reason to delete anyway')).toHaveProperty('value', ' Court order ');
    isRefused = false;
    await user.click(confirm());
    expect(await screen.findByText('Sent to a second person: ines')).toBeTruthy();
    expect(rows()).toEqual(['Ines Vale']);
    expect(sent.filter(({ name }) => name === 'useDeleteUserMutation').at(-1)?.variables.input).toEqual({
      ...{ userId: 'ines', confirmEmail: 'ines@example.com', acknowledge: true, reason: 'Court order' },
    });
  });

  it('offers the records as a file first', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = () => 'blob:records';
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response(JSON.stringify({ error: 'User not found.' }), { status: 404 }))
      .mockResolvedValueOnce(new Response('zip'));
    const { user } = await open({ archivedUsers: createPage([ines]) });
    await ask(user);
    const button = dialog().getByRole('button', { name: 'Download their records (ZIP)' });
    await user.click(button);
    expect(await dialog().findByText('User not found.')).toBeTruthy();
    await user.click(button);
    expect(await dialog().findByText('Records downloaded.')).toBeTruthy();
    expect(request.mock.calls.map(([url]) => url)).toEqual([
      '/api/staff/ines/records',
      '/api/staff/ines/records',
    ]);
    expect(save).toHaveBeenCalledOnce();
  });
});
