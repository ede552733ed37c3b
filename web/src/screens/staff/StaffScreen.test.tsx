import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import { choose, openMenu } from '../../../test/menu';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { staffEntry } from './StaffScreen.entry';

const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

type Person = {
  id: string;
  firstName: string;
  lastName: string;
  roles: string[];
  isActive: boolean;
  archived: boolean;
};
const ines: Person = {
  id: 'ines',
  firstName: 'Ines',
  lastName: 'Vale',
  roles: ['Employee', 'Asst_Manager'],
  isActive: true,
  archived: false,
};
const omar: Person = {
  id: 'omar',
  firstName: 'Omar',
  lastName: 'Whitby',
  roles: [],
  isActive: false,
  archived: true,
};
/** The administrator who views the list: the server lets no one lock themselves out or change their own roles. */
const ada: Person = {
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Adams',
  roles: ['IT_Admin'],
  isActive: true,
  archived: false,
};

/** In the server's order, as administrators may give them. */
const allRoles = [
  'IT_Admin',
  'Manager',
  'HR',
  'Accountant',
  'Supervisor',
  'Asst_Manager',
  'Admin_Assistant',
  'Employee',
];

const createUser = (person: Person) => {
  const isOneself = person.id === 'ada';
  return {
    __typename: 'User',
    ...person,
    name: `${person.firstName} ${person.lastName}`,
    email: `${person.id}@example.com`,
    phone: '(215) 555-0142',
    dailyRate: 245.5,
    dailyRateFrom: '2026-11-02',
    viewerCanEditStaff: true,
    viewerCanSetDailyRate: true,
    viewerCanSetWorkRelation: !isOneself,
    viewerCanAssignRoles: !isOneself && !person.archived,
    assignableRoles: isOneself || person.archived ? [] : allRoles,
    viewerCanSetActive: !isOneself,
    viewerCanResetPassword: !isOneself && !person.archived,
    viewerCanUnlockSignIn: !person.archived,
    viewerCanRemoveSecondFactor: false,
    viewerCanSignOutEverywhere: !isOneself && !person.archived,
    viewerCanArchive: !isOneself,
  };
};
const createPage = (people: Person[], totalCount = people.length) => ({
  totalCount,
  edges: people.map((person) => ({ node: createUser(person) })),
});
const staffOverview = { totalStaff: 9, activeStaff: 7, inactiveStaff: 2, managers: 3 };

const there = '/dashboard/staff';
const open = (server: Root, at = there) => renderScreen(staffEntry, at, { staffOverview, ...server });

const names = (sent: readonly { name: string }[]) => sent.map(({ name }) => name);
const rows = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const findRow = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const dialog = () => within(screen.getByRole('alertdialog'));
const down = () => {
  throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
};

describe('the list of staff', () => {
  it('counts all staff and shows roles, status and archive of each', async () => {
    const { sent } = await open({ staff: createPage([ines, omar], 2) });
    await waitFor(() => expect(rows()).toEqual(['Ines Vale', 'Omar Whitby']));
    for (const [label, count] of [
      ['Total Staff', 9],
      ['Active Staff', 7],
      ['Inactive Staff', 2],
      ['Managers', 3],
    ])
      expect(screen.getByText(String(label)).parentElement!.textContent).toBe(`${label}${count}`);
    const roles = within(findRow('Ines Vale').getByRole('list')).getAllByRole('listitem');
    expect(roles.map((chip) => chip.textContent)).toEqual(['Employee', 'Assistant Manager']);
    expect(findRow('Ines Vale').getByText('Active')).toBeTruthy();
    expect(findRow('Ines Vale').getByText('No')).toBeTruthy();
    expect(findRow('Omar Whitby').getByText('None')).toBeTruthy();
    expect(findRow('Omar Whitby').getByText('Yes')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('is filtered on Apply Filters, not before, and keeps the choice in the URL', async () => {
    const { router, sent, user } = await open({ staff: createPage([ines], 45) }, `${there}?page=2`);
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), ' vale ');
    await user.selectOptions(screen.getByLabelText('Role'), 'Supervisor');
    expect(router.state.location.search).toBe('?page=2');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=vale&role=Supervisor'));
    expect(sent.at(-1)?.variables).toEqual({ search: 'vale', role: 'Supervisor', first: 20, after: null });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply Filters' }));
    await router.navigate(-1);
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', ''),
    );
    expect(screen.getByLabelText('Role')).toHaveProperty('value', '');
  });

  it('shows an empty list', async () => {
    await open({ staff: createPage([]) });
    expect(await screen.findByText('No staff members found')).toBeTruthy();
  });

  longIt('keeps the filters when it cannot be loaded, and retries', async () => {
    // React and Relay log the error that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const { user } = await open({ staff: () => (isDown ? down() : createPage([ines])) });
    expect(await screen.findByText('Failed to load staff members')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply Filters' })).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ines Vale')).toBeTruthy();
  });

  it('offers in each menu only what the server allows', async () => {
    const { user } = await open({ staff: createPage([ada, ines, omar]) });
    expect(await openMenu(user, 'Ada Adams')).toEqual(['Edit', 'Unlock Sign-In']);
    await user.keyboard('{Escape}');
    expect(await openMenu(user, 'Ines Vale')).toEqual([
      'Edit',
      'Assign Role',
      'Deactivate',
      'Reset Password',
      'Unlock Sign-In',
      'Archive',
    ]);
    await user.keyboard('{Escape}');
    expect(await openMenu(user, 'Omar Whitby')).toEqual(['Edit', 'Activate', 'Unarchive']);
  });

  it('keeps each menu to six entries, however much the server allows', async () => {
    const all = {
      ...{ viewerCanEditStaff: true, viewerCanAssignRoles: true, viewerCanSetActive: true },
      ...{ viewerCanResetPassword: true, viewerCanUnlockSignIn: true, viewerCanArchive: true },
    };
    const people = [null, { isExpired: false, isSent: true }, { isExpired: true, isSent: false }].flatMap(
      (invitation, row) =>
        [ines, omar].map((person) => ({
          node: {
            ...createUser(person),
            ...all,
            id: `${person.id}${row}`,
            name: `${person.id} ${row}`,
            invitation,
          },
        })),
    );
    const { user } = await open({ staff: { totalCount: people.length, edges: people } });
    for (const { node } of people.filter((_, row) => process.env.LONG || row % 2 === 0)) {
      expect((await openMenu(user, node.name)).length, node.name).toBeLessThanOrEqual(6);
      await user.keyboard('{Escape}');
    }
  });
});

describe('adding and editing staff', () => {
  it('requires all four fields, then adds and shows the new page', async () => {
    const people = [ines];
    const createStaff = ({ input }: { input: Person }) => {
      people.push({ ...omar, firstName: input.firstName, lastName: input.lastName, archived: false });
      return createUser(people[1]!);
    };
    const { sent, user } = await open({
      staff: () => createPage(people),
      staffOverview: () => ({ ...staffOverview, totalStaff: 8 + people.length }),
      createStaff,
    });
    await user.click(await screen.findByRole('button', { name: 'Add Staff Member' }));
    await user.click(dialog().getByRole('button', { name: 'Add Staff Member' }));
    for (const field of ['First name', 'Last name', 'Email', 'Password'])
      expect(dialog().getAllByText(`${field} is required.`)).toHaveLength(2);
    await user.type(dialog().getByLabelText(/First name/), 'Noor');
    await user.type(dialog().getByLabelText(/Last name/), 'Aziz');
    await user.type(dialog().getByLabelText(/Email/), 'noor@example.com');
    await user.type(dialog().getByLabelText(/^Password\b/, { selector: 'input' }), 'Highway66!{Enter}');
    expect(await screen.findByText('Staff member created successfully!')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useCreateStaffMutation')?.variables).toEqual({
      input: {
        firstName: 'Noor',
        lastName: 'Aziz',
        email: 'noor@example.com',
        password: 'Highway66!',
        roles: ['Employee'],
      },
      search: null,
      role: null,
      first: 20,
      after: null,
    });
    expect(rows()).toEqual(['Ines Vale', 'Noor Aziz']);
    expect(screen.getByText('Total Staff').parentElement!.textContent).toBe('Total Staff10');
    expect(names(sent)).toEqual(['StaffScreenQuery', 'useCreateStaffMutation']);
  });

  it('keeps the input when the server refuses', async () => {
    const message = 'A user with this email address already exists.';
    const createStaff = { __typename: 'ConflictError', message, code: 'CONFLICT' };
    const { sent, user } = await open({ staff: createPage([ines]), createStaff });
    await user.click(await screen.findByRole('button', { name: 'Add Staff Member' }));
    await user.type(dialog().getByLabelText(/First name/), 'Noor');
    await user.type(dialog().getByLabelText(/Last name/), 'Aziz');
    await user.type(dialog().getByLabelText(/Email/), 'ines@example.com');
    await user.type(dialog().getByLabelText(/^Password\b/, { selector: 'input' }), 'Highway66!{Enter}');
    expect(await dialog().findByText(message)).toBeTruthy();
    expect(dialog().getByLabelText(/First name/)).toHaveProperty('value', 'Noor');
    expect(names(sent)).toEqual(['StaffScreenQuery', 'useCreateStaffMutation']);
  });

  it('sends phone and daily rate unchanged, and locks the address', async () => {
    const updateStaff = ({ input }: { input: Person }) => createUser({ ...ines, lastName: input.lastName });
    const { sent, user } = await open({ staff: createPage([ines]), updateStaff });
    await choose(user, 'Ines Vale', 'Edit');
    expect(dialog().getByLabelText('Email')).toHaveProperty('disabled', true);
    await user.type(dialog().getByLabelText(/Last name/), '-Cole{Enter}');
    expect(await screen.findByText('Staff member updated successfully!')).toBeTruthy();
    expect(sent.at(-1)?.variables).toEqual({
      input: {
        id: 'ines',
        firstName: 'Ines',
        lastName: 'Vale-Cole',
        phone: '(215) 555-0142',
        dailyRate: 245.5,
      },
    });
    expect(rows()).toEqual(['Ines Vale-Cole']);
  });

  it('changes phone and day rate, from a day on', async () => {
    const updateStaff = ({ input }: { input: Person }) => createUser({ ...ines, ...input });
    const { sent, user } = await open({ staff: createPage([ines]), updateStaff });
    await choose(user, 'Ines Vale', 'Edit');
    expect(dialog().getByText('Now $245.50, since Nov 2, 2026')).toBeTruthy();
    const rate = dialog().getByLabelText('Day rate');
    await user.clear(rate);
    await user.type(rate, '260');
    fireEvent.change(dialog().getByLabelText('From'), { target: { value: '2026-11-09' } });
    await user.clear(dialog().getByLabelText('Phone'));
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Staff member updated successfully!')).toBeTruthy();
    expect(sent.at(-1)?.variables).toMatchObject({
      input: { phone: null, dailyRate: 260, effectiveFrom: '2026-11-09' },
    });
  });

  it('asks for the work relation of others, never for one’s own', async () => {
    const { user } = await open({ staff: createPage([ines, ada]) });
    await choose(user, 'Ada Adams', 'Edit');
    expect(dialog().getByLabelText('Phone')).toBeTruthy();
    expect(dialog().queryByLabelText('Work relation')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await choose(user, 'Ines Vale', 'Edit');
    expect(dialog().getByLabelText('Work relation')).toBeTruthy();
  });

  it('asks since when someone is an employee who was a contractor', async () => {
    const setWorkRelation = () => ({ ...createUser(ines), workRelation: 'EMPLOYEE' });
    const contractor = { ...ines, workRelation: 'CONTRACTOR' };
    const updateStaff = () => createUser(contractor);
    const { sent, user } = await open({ staff: createPage([contractor]), updateStaff, setWorkRelation });
    await choose(user, 'Ines Vale', 'Edit');
    expect(dialog().queryByLabelText(/since$/)).toBeNull();
    await user.selectOptions(dialog().getByLabelText('Work relation'), 'EMPLOYEE');
    expect(dialog().getByText('What was paid before this day stays on a 1099.')).toBeTruthy();
    expect(scrollIntoView).toHaveBeenCalledOnce();
    fireEvent.change(dialog().getByLabelText(/^Employee since/), { target: { value: '2026-07-01' } });
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Work relation saved.')).toBeTruthy();
    expect(sent.at(-1)?.variables).toMatchObject({
      input: { userId: 'ines', relation: 'EMPLOYEE', since: '2026-07-01' },
    });
  });

  it('has its own message when the server sends none', async () => {
    const { user } = await open({ staff: createPage([ines]), updateStaff: down });
    await choose(user, 'Ines Vale', 'Edit');
    await user.type(dialog().getByLabelText(/Last name/), 'x{Enter}');
    expect(await dialog().findByText('Failed to save staff member')).toBeTruthy();
  });
});

describe('roles', () => {
  it('are assigned from the seven that the screen offers', async () => {
    let roles = ines.roles;
    const assignRole = ({ input }: { input: { role: string } }) => {
      roles = [...roles, input.role];
      return createUser({ ...ines, roles });
    };
    const { sent, user } = await open({ staff: () => createPage([{ ...ines, roles }]), assignRole });
    await choose(user, 'Ines Vale', 'Assign Role');
    const options = within(dialog().getByLabelText(/^Role/)).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Select a role',
      'Employee',
      'Manager',
      'HR',
      'Accountant',
      'Supervisor',
      'Assistant Manager',
      'Admin Assistant',
    ]);
    await user.click(dialog().getByRole('button', { name: 'Assign Role' }));
    expect(dialog().getAllByText('Role is required.')).toHaveLength(2);
    await user.selectOptions(dialog().getByLabelText(/^Role/), 'Admin Assistant');
    await user.click(dialog().getByRole('button', { name: 'Assign Role' }));
    expect(await screen.findByText('Role assigned successfully!')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useAssignRoleMutation')?.variables).toMatchObject({
      input: { userId: 'ines', role: 'Admin_Assistant' },
      isNarrowed: false,
    });
    expect(names(sent)).toEqual(['StaffScreenQuery', 'useAssignRoleMutation']);
    expect(findRow('Ines Vale').getByText('Admin Assistant')).toBeTruthy();
  });

  it('are offered only if the viewer may give them', async () => {
    const staff = createPage([ines]);
    staff.edges[0]!.node.assignableRoles = ['HR', 'Employee'];
    const { user } = await open({ staff });
    await choose(user, 'Ines Vale', 'Assign Role');
    const options = within(dialog().getByLabelText(/^Role/)).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Select a role', 'Employee', 'HR']);
  });

  it('are removed one by one until there are none', async () => {
    let roles = ines.roles;
    const removeRole = ({ input }: { input: { role: string } }) => {
      roles = roles.filter((role) => role !== input.role);
      return createUser({ ...ines, roles });
    };
    const { user } = await open({ staff: () => createPage([{ ...ines, roles }]), removeRole });
    await choose(user, 'Ines Vale', 'Assign Role');
    await user.click(dialog().getByRole('button', { name: 'Remove the role Assistant Manager' }));
    await waitFor(() => expect(dialog().queryByText('Assistant Manager', { selector: 'li' })).toBeNull());
    expect(document.activeElement).toBe(dialog().getByLabelText(/^Role/));
    await user.click(dialog().getByRole('button', { name: 'Remove the role Employee' }));
    expect(await dialog().findByText('None')).toBeTruthy();
  });

  it('remove the row from a list filtered by them, in one request', async () => {
    let roles = ['HR'];
    const removeRole = () => {
      roles = [];
      return createUser({ ...ines, roles });
    };
    const staff = ({ role }: { role: string }) =>
      createPage(roles.includes(role) ? [{ ...ines, roles }] : []);
    const { sent, user } = await open({ staff, removeRole }, `${there}?role=HR`);
    await choose(user, 'Ines Vale', 'Assign Role');
    await user.click(dialog().getByRole('button', { name: 'Remove the role HR' }));
    expect(await dialog().findByText('None')).toBeTruthy();
    expect(screen.getByText('No staff members found')).toBeTruthy();
    expect(names(sent)).toEqual(['StaffScreenQuery', 'useRemoveRoleMutation']);
  });

  it('stay when the server refuses, with the server’s reason', async () => {
    const message = 'This is the last active administrator. Make another user IT_Admin first.';
    const removeRole = { __typename: 'ConflictError', message, code: 'LAST_ADMIN' };
    const { user } = await open({ staff: createPage([{ ...ines, roles: ['IT_Admin'] }]), removeRole });
    await choose(user, 'Ines Vale', 'Assign Role');
    await user.click(dialog().getByRole('button', { name: 'Remove the role IT Admin' }));
    expect(await dialog().findByText(message)).toBeTruthy();
    expect(dialog().getByText('IT Admin')).toBeTruthy();
  });
});

describe('access', () => {
  it('ends and begins again in place, also by Undo', async () => {
    let isActive = true;
    const openThings = [{ __typename: 'OpenThing', text: '1 approved day is not on payroll.' }];
    const setUserActive = ({ input }: { input: { isActive: boolean } }) => {
      isActive = input.isActive;
      return { ...createUser({ ...ines, isActive }), openThings: isActive ? [] : openThings };
    };
    const { sent, user } = await open({
      staff: () => createPage([{ ...ines, isActive }]),
      staffOverview: () => ({ ...staffOverview, activeStaff: isActive ? 8 : 7 }),
      setUserActive,
    });
    const counted = () => screen.getByText('Active Staff').parentElement!.textContent;
    await choose(user, 'Ines Vale', 'Deactivate');
    expect(await screen.findByText('User deactivated successfully!')).toBeTruthy();
    const left = 'Still open for Ines Vale: 1 approved day is not on payroll.';
    expect(screen.getAllByText(left).length).toBeGreaterThan(0);
    expect(findRow('Ines Vale').getByText('Inactive')).toBeTruthy();
    expect(counted()).toBe('Active Staff7');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('User activated successfully!')).toBeTruthy();
    expect(findRow('Ines Vale').getByText('Active')).toBeTruthy();
    expect(counted()).toBe('Active Staff8');
    expect(names(sent)).toEqual(['StaffScreenQuery', 'useSetUserActiveMutation', 'useSetUserActiveMutation']);
  });

  it('stays unchanged after a failure, which the screen reports', async () => {
    const { sent, user } = await open({ staff: createPage([ines]), setUserActive: down });
    await choose(user, 'Ines Vale', 'Deactivate');
    expect(await screen.findByText('Failed to update user status')).toBeTruthy();
    expect(names(sent)).toEqual(['StaffScreenQuery', 'useSetUserActiveMutation']);
    expect(findRow('Ines Vale').getByText('Active')).toBeTruthy();
  });
});

describe('archiving', () => {
  it('is undone from its toast', async () => {
    let archived = false;
    const setUserArchived = ({ input }: { input: { archived: boolean } }) => {
      archived = input.archived;
      return createUser({ ...ines, archived });
    };
    const { sent, user } = await open({ staff: () => createPage([{ ...ines, archived }]), setUserArchived });
    await choose(user, 'Ines Vale', 'Archive');
    expect(await screen.findByText('User archived successfully!')).toBeTruthy();
    expect(names(sent)).toEqual(['StaffScreenQuery', 'useSetUserArchivedMutation']);
    expect(findRow('Ines Vale').getByText('Yes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('User unarchived successfully!')).toBeTruthy();
    expect(findRow('Ines Vale').getByText('No')).toBeTruthy();
  });

  it('applies to all ticked people, lists the refusals, and is undone together', async () => {
    const noor = { ...ines, id: 'noor', firstName: 'Noor', lastName: 'Aziz' };
    const sol = { ...ines, id: 'sol', firstName: 'Sol', lastName: 'Reyes' };
    const message = 'IT administrators cannot be archived.';
    const people = new Map([ines, noor, sol].map((person) => [person.id, person]));
    const setUserArchived = ({ input }: { input: { userId: string; archived: boolean } }) =>
      input.userId === 'noor'
        ? { __typename: 'ForbiddenError', message, code: 'FORBIDDEN' }
        : createUser({ ...people.get(input.userId)!, archived: input.archived });
    const { sent, user } = await open({
      staff: createPage([ada, omar, ...people.values()]),
      setUserArchived,
    });
    // No one archives themselves, or someone who is archived.
    for (const name of ['Ada Adams', 'Omar Whitby'])
      expect(await screen.findByRole('checkbox', { name: `Select ${name}` })).toHaveProperty(
        'disabled',
        true,
      );
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('2 users archived')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(`Noor Aziz: ${message}`);
    expect(findRow('Sol Reyes').getByText('Yes')).toBeTruthy();
    expect(findRow('Noor Aziz').getByText('No')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 users unarchived')).toBeTruthy();
    expect(findRow('Sol Reyes').getByText('No')).toBeTruthy();
    expect(names(sent).filter((name) => name === 'useSetUserArchivedMutation')).toHaveLength(5);
  });

  it('reports a failure', async () => {
    const { user } = await open({ staff: createPage([ines]), setUserArchived: down });
    await choose(user, 'Ines Vale', 'Archive');
    expect(await screen.findByText('Failed to archive user')).toBeTruthy();
  });
});

describe('a temporary password', () => {
  it('is set after a confirmation and shown until it is closed', async () => {
    const { sent, user } = await open({ staff: createPage([ines]), resetPassword: createUser(ines) });
    await choose(user, 'Ines Vale', 'Reset Password');
    expect(sent).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText(/valid for 24 hours/)).toBeTruthy();
    const { newPassword } = sent.at(-1)!.variables.input as { newPassword: string };
    expect(screen.getByText(newPassword)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByText(newPassword)).toBeTruthy();
    await user.click(screen.getByText('Copy Password'));
    expect(await dialog().findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(newPassword);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(newPassword)).toBeNull());
  });

  it('has an alternative: sign-in is unlocked in place', async () => {
    const { sent, user } = await open({ staff: createPage([ines]), unlockSignIn: createUser(ines) });
    await choose(user, 'Ines Vale', 'Unlock Sign-In');
    expect(await screen.findByText('Sign-in unlocked. Ines Vale can try again now.')).toBeTruthy();
    expect(sent.at(-1)!.variables.input).toEqual({ userId: 'ines' });
  });

  it('is not shown when it was not set', async () => {
    const { user } = await open({ staff: createPage([ines]), resetPassword: down });
    await choose(user, 'Ines Vale', 'Reset Password');
    await user.click(dialog().getByRole('button', { name: 'Reset Password' }));
    expect(await dialog().findByText('Failed to reset password')).toBeTruthy();
    expect(screen.queryByText(/^Temp-/)).toBeNull();
  });
});
