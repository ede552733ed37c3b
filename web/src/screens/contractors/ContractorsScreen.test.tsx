import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import { choose, openMenu } from '../../../test/menu';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { signIn, signOut } from '../../kit/session/sessionStore';
import { contractorsEntry } from './ContractorsScreen.entry';

type Person = { id: string; firstName: string; lastName: string; isActive: boolean };
const maria: Person = { id: 'maria', firstName: 'Maria', lastName: 'Alvarez', isActive: true };
const dana: Person = { id: 'dana', firstName: 'Dana', lastName: 'Brooks', isActive: false };

const createUser = (person: Person) => ({
  __typename: 'User',
  ...person,
  name: `${person.firstName} ${person.lastName}`,
  email: `${person.id}@example.com`,
  viewerCanEdit: true,
  viewerCanDeactivate: person.isActive,
  viewerCanResetPassword: true,
  viewerCanUnlockSignIn: true,
  viewerCanRequestW9: person.isActive,
  dailyRate: 255,
  w9SignedAt: null,
  w9RequestedAt: null,
  contractorStats: { daysWorked: 5, pendingDays: 2 },
  paidThisYear: 48_210.5,
});

const createPage = (people: Person[], totalCount = people.length) => ({
  totalCount,
  edges: people.map((person) => ({ node: createUser(person) })),
});

const there = '/dashboard/contractors';
const open = (server: Root, at = there) => renderScreen(contractorsEntry, at, server);
type User = Awaited<ReturnType<typeof open>>['user'];

const card = (label: string) => screen.getByText(label).parentElement!.textContent;
const rows = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const dialog = () => within(screen.getByRole('alertdialog'));

describe('the list of contractors', () => {
  it('shows that it is loading, then the page with its counts', async () => {
    let response: (page: object) => void = () => undefined;
    const page = new Promise<object>((resolve) => {
      response = resolve;
    });
    await open({ contractors: () => page });
    expect(screen.getByText('Loading contractors...')).toBeTruthy();
    response(createPage([maria, dana]));
    await waitFor(() => expect(rows()).toEqual(['Maria Alvarez', 'Dana Brooks']));
    expect(card('Total Contractors')).toBe('Total Contractors2');
    expect(card('Active Contractors')).toBe('Active Contractors1');
    expect(card('Inactive Contractors')).toBe('Inactive Contractors1');
    expect(screen.queryByText(/On This Page/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  });

  it('pages more than ten rows, and notes that the cards count one page', async () => {
    const { router, sent, user } = await open({ contractors: createPage([maria, dana], 12) });
    expect(await screen.findAllByText('On This Page')).toHaveLength(2);
    expect(screen.getByText('On This Page · 12 in all')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(router.state.location.search).toBe('?page=2');
    expect(sent.at(-1)?.variables).toMatchObject({ first: 10, after: btoa('OffsetConnection:9') });
  });

  it('goes to the last page when the URL names one that no longer exists', async () => {
    const contractors = ({ after }: { after: string | null }) =>
      after === btoa('OffsetConnection:9') ? createPage([dana], 11) : createPage([], 11);
    const { router } = await open({ contractors }, `${there}?page=9`);
    expect(await screen.findByText('Dana Brooks')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('searches when typing pauses, from the first page, and keeps the status', async () => {
    const { router, sent, user } = await open(
      { contractors: createPage([maria], 11) },
      `${there}?status=active&page=2`,
    );
    await user.type(await screen.findByPlaceholderText('Search contractors...'), 'alva');
    await waitFor(() => expect(router.state.location.search).toBe('?status=active&search=alva'));
    expect(sent.at(-1)?.variables).toMatchObject({
      search: 'alva',
      status: 'active',
      first: 10,
      after: null,
    });
    expect(sent).toHaveLength(2);
  });

  it('filters by status', async () => {
    const contractors = ({ status }: { status: string | null }) =>
      createPage(status === 'inactive' ? [dana] : [maria, dana]);
    const { router, user } = await open({ contractors });
    await screen.findByText('Maria Alvarez');
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
    await waitFor(() => expect(rows()).toEqual(['Dana Brooks']));
    expect(router.state.location.search).toBe('?status=inactive');
  });

  it('shows an empty list', async () => {
    await open({ contractors: createPage([]) });
    expect(await screen.findByText('No contractors found')).toBeTruthy();
  });

  it('keeps the filters when the page cannot be loaded, and retries', async () => {
    // React and Relay log the error that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const contractors = () => {
      if (isDown) throw new Error('down');
      return createPage([maria]);
    };
    const { user } = await open({ contractors });
    expect(await screen.findByText('Failed to load contractors')).toBeTruthy();
    expect(screen.getByPlaceholderText('Search contractors...')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Maria Alvarez')).toBeTruthy();
  });
});

describe('the columns', () => {
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const signInAs = (role: 'Manager' | 'HR') =>
    signIn({
      id: 'me',
      firstName: 'Ada',
      lastName: 'Whitfield',
      email: 'ada@example.com',
      roles: [role],
      needsPasswordChange: false,
    });
  afterEach(() => signOut());

  it('are the rate and the W-9 at first, and others by choice, which is in the address', async () => {
    signInAs('Manager');
    const { router, sent, user } = await open({ contractors: createPage([maria]) });
    await screen.findByText('Maria Alvarez');
    expect(headings()).toEqual(['', 'Name', 'Email', 'Status', 'Day Rate', 'Form W-9', 'Actions']);
    expect(screen.getByText('$255.00')).toBeTruthy();
    expect(screen.getByText('Missing')).toBeTruthy();
    expect(sent.at(-1)?.variables).toMatchObject({ rate: true, w9: true, lastWeek: false, paid: false });

    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Paid This Year' }));
    await waitFor(() => expect(router.state.location.search).toBe('?columns=rate%2Cw9%2Cpaid'));
    expect(await screen.findByText('$48,210.50')).toBeTruthy();
    for (const name of ['Day Rate', 'Form W-9', 'Paid This Year'])
      await user.click(screen.getByRole('menuitemcheckbox', { name }));
    await waitFor(() => expect(router.state.location.search).toBe('?columns=none'));
    await waitFor(() => expect(headings()).toEqual(['', 'Name', 'Email', 'Status', 'Actions']));
  });

  it('come with a shared link, and stay during searches and paging', async () => {
    const { router, user } = await open(
      { contractors: createPage([maria], 12) },
      `${there}?columns=lastWeek&page=2`,
    );
    expect(await screen.findByText('5 days, 2 pending')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Status'), 'Active');
    await waitFor(() => expect(router.state.location.search).toBe('?columns=lastWeek&status=active'));
    expect(headings()).toContain('Last Week');
  });

  it('hide pay from everyone who may not read payroll, whatever the address names', async () => {
    signInAs('HR');
    const { sent, user } = await open({ contractors: createPage([maria]) }, `${there}?columns=rate,paid`);
    expect(await screen.findByText('$255.00')).toBeTruthy();
    expect(headings()).not.toContain('Paid This Year');
    expect(sent.at(-1)?.variables).toMatchObject({ rate: true, paid: false });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
      'Day Rate',
      'Form W-9',
      'Last Week',
    ]);
  });
});

describe('requesting Forms W-9 from several people', () => {
  it('requests each, shows it in the rows, and lists the refusals with reasons', async () => {
    const noor = { id: 'noor', firstName: 'Noor', lastName: 'Aziz', isActive: true };
    const message = 'A Form W-9 was requested from Noor today. You can request it again tomorrow.';
    const requestW9 = ({ input }: { input: { userId: string } }) =>
      input.userId === 'noor'
        ? { __typename: 'ConflictError', message, code: 'CONFLICT' }
        : { ...createUser(maria), w9RequestedAt: '2026-11-18T17:00:00.000Z' };
    const { sent, user } = await open({ contractors: createPage([maria, dana, noor]), requestW9 });
    // Dana Brooks cannot sign in, so she cannot be asked.
    expect(await screen.findByRole('checkbox', { name: 'Select Dana Brooks' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Request W-9' }));
    expect(await screen.findByText('W-9 requested from 1 contractor')).toBeTruthy();
    expect(await screen.findByText('Requested')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(`Noor Aziz: ${message}`);
    expect(sent.filter(({ name }) => name === 'useRequestW9sMutation')).toHaveLength(2);
    expect(screen.queryByText('2 selected')).toBeNull();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/requested from Noor/)).toBeNull();
  });
});

describe('adding a contractor', () => {
  const fill = async (user: User) => {
    await user.type(dialog().getByLabelText(/First name/), 'Noor');
    await user.type(dialog().getByLabelText(/Last name/), 'Aziz');
    await user.type(dialog().getByLabelText(/Email/), 'noor@example.com');
    await user.type(dialog().getByLabelText(/^Password\b/, { selector: 'input' }), 'Highway66!');
  };
  const openDialog = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Add Contractor' }));
  };
  const send = (user: User) => user.click(dialog().getByRole('button', { name: 'Add Contractor' }));

  it('requires all fields before it sends a request', async () => {
    const { sent, user } = await open({ contractors: createPage([maria]) });
    await openDialog(user);
    await send(user);
    for (const field of ['First name', 'Last name', 'Email', 'Password'])
      expect(dialog().getAllByText(`${field} is required.`)).toHaveLength(2);
    expect(sent).toHaveLength(1);
  });

  it('refuses an invisible name and a password that breaks a rule before it sends a request', async () => {
    const { sent, user } = await open({ contractors: createPage([maria]) });
    await openDialog(user);
    await fill(user);
    await user.type(dialog().getByLabelText(/^First name/), '\u200b');
    await user.type(dialog().getByLabelText(/^Password\b/, { selector: 'input' }), '{Backspace}');
    await send(user);
    const error = 'Password does not meet requirements. Please check the requirements below.';
    expect(dialog().getAllByText(error).length).toBeGreaterThan(0);
    expect(dialog().getAllByText(/^First name has a character that can’t be seen/)).toHaveLength(2);
    expect(sent).toHaveLength(1);
  });

  it('keeps the input when the server refuses, and shows the new page when it accepts', async () => {
    const people = [maria];
    const known = 'A user with this email address already exists.';
    let isKnown = true;
    const createContractor = ({ input }: { input: Record<'firstName' | 'lastName' | 'email', string> }) => {
      if (isKnown) return { __typename: 'ConflictError', message: known, code: 'CONFLICT' };
      const { firstName, lastName } = input;
      const noor = { id: 'noor', firstName, lastName, isActive: true };
      people.push(noor);
      return createUser(noor);
    };
    const { user } = await open({ contractors: () => createPage(people), createContractor });
    await openDialog(user);
    await fill(user);
    await send(user);
    expect(await dialog().findByText(known)).toBeTruthy();
    expect(dialog().getByLabelText(/First name/)).toHaveProperty('value', 'Noor');

    isKnown = false;
    await send(user);
    expect(await screen.findByText('Contractor added successfully')).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual(['Maria Alvarez', 'Noor Aziz']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('has only the four fields of the specification', async () => {
    const { sent, user } = await open({
      contractors: createPage([maria]),
      createContractor: createUser(dana),
    });
    await openDialog(user);
    const labels = [...document.querySelectorAll('[role="alertdialog"] label')].map(
      (label) => label.textContent,
    );
    expect(labels).toEqual(['First name*', 'Last name*', 'Email*', 'Password*']);
    await fill(user);
    await send(user);
    expect(await screen.findByText('Contractor added successfully')).toBeTruthy();
    expect(sent.at(-1)?.variables.input).toEqual({
      ...{ firstName: 'Noor', lastName: 'Aziz', email: 'noor@example.com', password: 'Highway66!' },
    });
  });

  longIt("shows the server's errors beside their fields", async () => {
    const error = 'Email must be a valid address, such as name@example.com.';
    const createContractor = {
      __typename: 'ValidationError',
      message: 'Please correct the input.',
      code: 'VALIDATION',
      issues: [{ path: ['input', 'email'], message: error }],
    };
    const { user } = await open({ contractors: createPage([maria]), createContractor });
    await openDialog(user);
    await fill(user);
    await send(user);
    expect(await dialog().findByText('Please correct the input.')).toBeTruthy();
    const email = dialog().getByLabelText(/Email/);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email.getAttribute('aria-describedby')!)?.textContent).toBe(error);
  });
});

describe('inviting a contractor', () => {
  const openDialog = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Add Contractor' }));
    await user.click(dialog().getByRole('button', { name: 'Invite instead' }));
  };
  const invited = (person: Person, link: string | null) => ({
    __typename: 'InvitationPayload',
    link,
    user: { ...createUser(person), invitation: { isExpired: false, isSent: true } },
  });
  const fill = async (user: User) => {
    await openDialog(user);
    await user.type(dialog().getByLabelText(/First name/), 'Noor');
    await user.type(dialog().getByLabelText(/Last name/), 'Aziz');
    await user.type(dialog().getByLabelText(/Email/), 'noor@example.com{Enter}');
  };

  it('requires no password, and shows where the invitation was sent', async () => {
    const people = [maria];
    const { sent, user } = await open({
      contractors: () => createPage(people),
      invitePerson: () => {
        people.push(dana);
        return invited(dana, null);
      },
    });
    await fill(user);
    expect(await screen.findByText('Invitation sent to noor@example.com')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useInviteContractorMutation')?.variables).toMatchObject({
      input: { kind: 'CONTRACTOR', firstName: 'Noor', lastName: 'Aziz', email: 'noor@example.com' },
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getByText('Total Contractors').parentElement!.textContent).toBe('Total Contractors2');
    expect(sent.map(({ name }) => name)).toEqual(['ContractorsScreenQuery', 'useInviteContractorMutation']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('sends the day rate and its first day along, and shows their errors at the fields', async () => {
    const message = 'A day rate can start at most one year from today.';
    const invitePerson = {
      __typename: 'ValidationError',
      message,
      code: 'VALIDATION',
      issues: [{ path: ['effectiveFrom'], message }],
    };
    const { sent, user } = await open({ contractors: createPage([maria]), invitePerson });
    await openDialog(user);
    await user.type(dialog().getByLabelText(/First name/), 'Noor');
    await user.type(dialog().getByLabelText(/Last name/), 'Aziz');
    await user.type(dialog().getByLabelText(/Email/), 'noor@example.com');
    const send = (who: User) => who.click(dialog().getByRole('button', { name: 'Send Invitation' }));
    await user.type(dialog().getByLabelText('Day rate'), '0');
    await send(user);
    expect(
      dialog().getAllByText('Enter more than $0.00, or leave the day rate empty.').length,
    ).toBeGreaterThan(0);
    await user.clear(dialog().getByLabelText('Day rate'));
    await user.type(dialog().getByLabelText('Day rate'), '245');
    const from = dialog().getByLabelText('From');
    fireEvent.change(from, { target: { value: '2026-12-31' } });
    await send(user);
    await waitFor(() => expect(from.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(from.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(
      message,
    );
    expect(sent.at(-1)?.variables).toMatchObject({
      input: { email: 'noor@example.com', dailyRate: 245, effectiveFrom: '2026-12-31' },
    });
    expect(dialog().getByLabelText('Day rate')).toHaveProperty('value', '245.00');
  });

  it('shows the link to hand over if the portal sends no email', async () => {
    const link = 'https://portal.example.com/invitation#the-token';
    const { user } = await open({ contractors: createPage([maria]), invitePerson: invited(maria, link) });
    await fill(user);
    expect(await dialog().findByLabelText('Link for Noor Aziz')).toHaveProperty('value', link);
    await user.keyboard('{Escape}');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows who has yet to accept, and withdraws an invitation in place', async () => {
    const waiting = { ...createUser(maria), invitation: { isExpired: false, isSent: true } };
    const withdrawInvitation = { ...createUser({ ...maria, isActive: false }), invitation: null };
    const { user } = await open({
      contractors: { totalCount: 1, edges: [{ node: waiting }] },
      withdrawInvitation,
    });
    expect(await screen.findByText('Invited')).toBeTruthy();
    await choose(user, 'Maria Alvarez', 'Withdraw Invitation');
    await user.click(await dialog().findByRole('button', { name: 'Withdraw Invitation' }));
    expect(await screen.findByText('Invitation withdrawn')).toBeTruthy();
    expect(screen.queryByText('Invited')).toBeNull();
  });
});

describe('changing a contractor', () => {
  it('shows a changed name in the row', async () => {
    const updateContractor = ({ input }: { input: Person }) => createUser({ ...maria, ...input });
    const { sent, user } = await open({ contractors: createPage([maria]), updateContractor });
    await choose(user, 'Maria Alvarez', 'Edit Contractor');
    await user.type(dialog().getByLabelText(/Last name/), '-Cole{Enter}');
    expect(await screen.findByText('Contractor updated successfully')).toBeTruthy();
    expect(sent.at(-1)?.variables).toEqual({
      input: { id: 'maria', firstName: 'Maria', lastName: 'Alvarez-Cole', email: 'maria@example.com' },
    });
    expect(rows()).toEqual(['Maria Alvarez-Cole']);
  });

  it('tells that an invitation has to be sent again to another address, and only then', async () => {
    const waiting = { ...createUser(maria), invitation: { isExpired: false, isSent: true } };
    const updateContractor = ({ input }: { input: Person & { email: string } }) => ({
      ...createUser(maria),
      email: input.email,
      invitation: { isExpired: input.email !== waiting.email, isSent: true },
    });
    const { user } = await open({
      contractors: { totalCount: 1, edges: [{ node: waiting }] },
      updateContractor,
    });
    await choose(user, 'Maria Alvarez', 'Edit Contractor');
    await user.type(dialog().getByLabelText(/Last name/), '{Enter}');
    expect(await screen.findByText('Contractor updated successfully')).toBeTruthy();
    expect(screen.queryByText(/Send the invitation again/)).toBeNull();
    await choose(user, 'Maria Alvarez', 'Edit Contractor');
    await user.type(dialog().getByLabelText(/Email/), '.org{Enter}');
    expect(await screen.findByText(/no longer works. Send the invitation again.$/)).toBeTruthy();
    expect(screen.getByText('Invitation Expired')).toBeTruthy();
  });

  longIt('closes the dialog when its data could not be loaded, and keeps the list', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const firstName = () => {
      throw new Error('down');
    };
    const contractors = { totalCount: 1, edges: [{ node: { ...createUser(maria), firstName } }] };
    const { user } = await open({ contractors });
    await choose(user, 'Maria Alvarez', 'Edit Contractor');
    expect(await screen.findByText(/^Couldn’t load this/)).toBeTruthy();
    expect(rows()).toEqual(['Maria Alvarez']);
  });

  it('asks before a contractor loses access, and shows it in place', async () => {
    const openThings = [
      { __typename: 'OpenThing', text: '3 approved days of Nov 9 – 15, 2026 are not on payroll.' },
      { __typename: 'OpenThing', text: 'Payroll #7 for Nov 2 – 8, 2026 is not paid: $500.00.' },
    ];
    const deactivateContractor = { ...createUser({ ...maria, isActive: false }), openThings };
    const { user } = await open({ contractors: createPage([maria]), deactivateContractor });
    await choose(user, 'Maria Alvarez', 'Deactivate Contractor');
    expect(
      dialog().getByText(
        'Are you sure you want to deactivate Maria Alvarez? This contractor will no longer be able to access the system.',
      ),
    ).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Deactivate Contractor' }));
    expect(await screen.findByText('Contractor deactivated successfully')).toBeTruthy();
    expect(within(screen.getByRole('table')).getByText('Inactive')).toBeTruthy();
    expect(card('Inactive Contractors')).toBe('Inactive Contractors1');
    const [one, other] = openThings.map(({ text }) => text);
    expect(await screen.findByText(`Still open for Maria Alvarez: ${one} ${other}`)).toBeTruthy();
  });

  it('shows in the dialog why a contractor could not be deactivated', async () => {
    const reason = 'This is for managers and administrators.';
    const deactivateContractor = { __typename: 'ForbiddenError', message: reason, code: 'FORBIDDEN' };
    const { user } = await open({ contractors: createPage([maria]), deactivateContractor });
    await choose(user, 'Maria Alvarez', 'Deactivate Contractor');
    await user.click(dialog().getByRole('button', { name: 'Deactivate Contractor' }));
    expect(await dialog().findByText(reason)).toBeTruthy();
  });

  it('offers no second deactivation', async () => {
    const { user } = await open({ contractors: createPage([dana]) });
    await user.click(await screen.findByRole('button', { name: 'Actions for Dana Brooks' }));
    const item = await screen.findByRole('menuitem', { name: /Deactivate Contractor/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('Already inactive');
  });
});

it('offers in each menu only what the server allows', async () => {
  const GUARDED = ['Reset Password', 'Unlock Sign-In'];
  const refused = { viewerCanResetPassword: false, viewerCanUnlockSignIn: false };
  const edges = [{ node: createUser(maria) }, { node: { ...createUser(dana), ...refused } }];
  const { user } = await open({ contractors: { totalCount: 2, edges } });
  expect(await openMenu(user, 'Maria Alvarez')).toEqual(expect.arrayContaining(GUARDED));
  await user.keyboard('{Escape}');
  const offered = await openMenu(user, 'Dana Brooks');
  expect(offered).toContain('Edit Contractor');
  expect(offered.filter((item) => GUARDED.includes(item ?? ''))).toEqual([]);
});

it('keeps each menu to six entries, however much the server allows', async () => {
  const edges = [null, { isExpired: false, isSent: true }, { isExpired: true, isSent: false }].flatMap(
    (invitation, row) =>
      [maria, dana].map((person) => ({
        node: { ...createUser(person), id: `${person.id}${row}`, name: `${person.id} ${row}`, invitation },
      })),
  );
  const { user } = await open({ contractors: { totalCount: edges.length, edges } });
  for (const { node } of edges.filter((_, row) => process.env.LONG || row % 2 === 0)) {
    expect((await openMenu(user, node.name)).length, node.name).toBeLessThanOrEqual(6);
    await user.keyboard('{Escape}');
  }
});

it('a driver who forgot the password chooses one with a link or its QR code', async () => {
  const link = 'https://portal.example/reset-password#key';
  const createResetToken = { __typename: 'ResetTokenPayload', link };
  const { sent, user } = await open({ contractors: createPage([maria]), createResetToken });
  await choose(user, 'Maria Alvarez', 'Reset Password');
  await user.click(await dialog().findByRole('radio', { name: /link or QR code/ }));
  await user.click(dialog().getByRole('button', { name: 'Create Link' }));
  expect(await screen.findByDisplayValue(link)).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of the link for Maria Alvarez' })).toBeTruthy();
  expect(sent.at(-1)!.variables.input).toEqual({ userId: 'maria' });
});
