import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { currentSession, signIn } from '../../kit/session/sessionStore';
import { profileEntry } from './ProfileScreen.entry';

const session = (id: string, device: string, isCurrent = false) => ({
  __typename: 'Session',
  id,
  device,
  isCurrent,
  ipAddress: '203.0.113.7',
  lastSeenAt: '2026-11-20T16:00:00.000Z',
});
const here = session('here', 'Chrome on Windows', true);
const phone = session('phone', 'Safari on iPhone');
const oldLaptop = session('laptop', 'Firefox on Linux');

const dana = {
  __typename: 'User',
  id: 'u',
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  phone: '(215) 555-0142',
  address: { street: '12 Dock St', city: 'Camden', state: 'NJ', zip: '08102', country: 'USA' },
  dailyRate: 245.5,
  roles: [] as string[],
  isActive: true,
  needsPasswordChange: false,
  idleMinutes: 30,
  needsSecondFactor: false,
  createdAt: '2026-01-05T15:00:00.000Z',
  viewerCanSetDailyRate: false,
  sessions: [here],
  authenticatorApp: null,
  passkeys: [],
  viewerCanSetBankAccount: true,
  bankAccountRequest: null,
  waitingBankAccount: null as string | null,
  bankAccount: null as object | null,
  mailChoices: ['WEEK_REJECTED', 'STATEMENT_READY', 'TAX_DOCUMENT_READY'] as string[] | null,
};

beforeEach(() => {
  const user = { id: 'u', firstName: 'Dana', lastName: 'Reyes', email: dana.email, roles: [] };
  signIn({ ...user, needsPasswordChange: false });
});

async function open(person: object = {}) {
  const server: Root = { viewer: { ...dana, ...person } };
  const page = await renderScreen(profileEntry, '/dashboard/profile', server);
  await screen.findByText('Personal Information');
  await waitFor(() => expect(screen.queryByText('Loading profile...')).toBeNull());
  const saved = () => page.sent.find(({ name }) => name === 'useUpdateProfileMutation')?.variables;
  return { ...page, server, saved };
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const button = (name: string) => screen.getByRole('button', { name });

describe('a profile', () => {
  it('is read-only until it is opened to edit, and the email cannot be changed', async () => {
    const { user } = await open();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('12 Dock St')).toBeTruthy();
    await user.click(button('Edit Profile'));
    expect(field('First Name')).toHaveProperty('value', 'Dana');
    expect(document.activeElement).toBe(field('First Name'));
    expect(screen.queryByRole('textbox', { name: /email/i })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Daily Rate' })).toBeNull();
  });

  it('is restored on Cancel', async () => {
    const { user, saved } = await open();
    await user.click(button('Edit Profile'));
    await user.type(field('Phone'), '9');
    await user.click(button('Cancel'));
    expect(screen.getByText('(215) 555-0142')).toBeTruthy();
    expect(document.activeElement).toBe(button('Edit Profile'));
    expect(saved()).toBeUndefined();
  });

  it('is saved, closes, and updates the name in the shell', async () => {
    const { server, user, saved } = await open();
    server.updateProfile = () => ({ ...dana, firstName: 'Danielle' });
    await user.click(button('Edit Profile'));
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Danielle');
    await user.click(button('Save'));
    expect(await screen.findAllByText('Profile updated successfully')).not.toHaveLength(0);
    expect(saved()).toEqual({ input: { firstName: 'Danielle' } });
    expect(screen.getByText('Danielle')).toBeTruthy();
    expect(button('Edit Profile')).toBeTruthy();
    expect(currentSession()?.user.firstName).toBe('Danielle');
  });

  longIt('keeps the input when the server finds an error, and shows it next to the field', async () => {
    const { server, user } = await open();
    const message = 'ZIP code must have at most 20 characters.';
    server.updateProfile = {
      __typename: 'ValidationError',
      message,
      code: 'VALIDATION',
      issues: [{ path: ['input', 'address', 'zip'], message }],
    };
    await user.click(button('Edit Profile'));
    await user.type(field('ZIP Code'), '-1234');
    await user.click(button('Save'));
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(field('ZIP Code')).toHaveProperty('value', '08102-1234');
    expect(field('ZIP Code').getAttribute('aria-invalid')).toBe('true');
  });

  it('has its own message when the server sends none', async () => {
    const { server, user } = await open();
    server.updateProfile = () => {
      throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    };
    await user.click(button('Edit Profile'));
    await user.type(field('City'), ' City');
    await user.click(button('Save'));
    expect(await screen.findByText('Failed to update profile')).toBeTruthy();
    expect(field('City')).toHaveProperty('value', 'Camden City');
  });

  it('sends nothing while a name is missing', async () => {
    const { user, saved } = await open();
    await user.click(button('Edit Profile'));
    await user.clear(field('Last Name'));
    await user.click(button('Save'));
    expect(screen.getAllByText('Last name is required.')).not.toHaveLength(0);
    expect(saved()).toBeUndefined();
  });
});

describe("a manager's profile", () => {
  it('is editable, with their own rate in dollars per hour', async () => {
    const { server, user, saved } = await open({ viewerCanSetDailyRate: true, roles: ['Manager'] });
    server.updateProfile = { ...dana, viewerCanSetDailyRate: true, dailyRate: null };
    expect(screen.getByText('$245.50 per hour')).toBeTruthy();
    await user.clear(field('Daily Rate'));
    await user.click(button('Save Changes'));
    await screen.findAllByText('Profile updated successfully');
    expect(saved()).toEqual({ input: { dailyRate: null } });
    expect(field('Daily Rate')).toHaveProperty('value', '');
  });

  it('is restored on Reset', async () => {
    const { user } = await open({ viewerCanSetDailyRate: true });
    await user.type(field('First Name'), 'x');
    await user.click(button('Reset'));
    expect(field('First Name')).toHaveProperty('value', 'Dana');
  });
});

describe('the user’s sessions', () => {
  const card = () => within(screen.getByRole('region', { name: 'Where You’re Signed In' }));
  const devices = () => card().getAllByRole('listitem');

  longIt('show device, address and last use, and stay on the list when ending them fails', async () => {
    const { server, user } = await open({ sessions: [here, phone] });
    expect(devices()[0]!.textContent).toContain('Chrome on WindowsThis device');
    expect(devices()[1]!.textContent).toMatch(/^Safari on iPhone203\.0\.113\.7 · Last seen Nov 20, 2026/);
    expect(card().getAllByText('This device')).toHaveLength(1);
    server.endSession = { __typename: 'NotFoundError', message: 'Session not found.', code: 'NOT_FOUND' };
    await user.click(card().getByRole('button', { name: /^Sign out Safari on iPhone/ }));
    expect(await screen.findByText('Session not found.')).toBeTruthy();
    expect(devices()).toHaveLength(2);
  });

  it('are ended one by one, and all others at once, if there are others', async () => {
    const { server, user, sent } = await open({ sessions: [here, phone, oldLaptop] });
    server.endSession = { ...dana, sessions: [here, oldLaptop] };
    await user.click(card().getByRole('button', { name: /^Sign out Safari on iPhone/ }));
    expect(await screen.findByText('Signed out on that device')).toBeTruthy();
    expect(sent.at(-1)?.variables).toEqual({ input: { id: 'phone' } });
    expect(devices()).toHaveLength(2);
    server.signOutElsewhere = { user: { ...dana, sessions: [here] } };
    const everywhere = card().getByRole('button', { name: 'Sign Out Everywhere Else' });
    await user.click(everywhere);
    expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
    expect(devices()).toHaveLength(1);
    expect(everywhere.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('emails', () => {
  const choice = () => screen.getByRole('switch', { name: 'A pay statement is ready' });

  it('are turned off one by one, and back on after a failure', async () => {
    const { server, user, sent } = await open();
    server.chooseMail = { user: { ...dana, mailChoices: ['WEEK_REJECTED', 'TAX_DOCUMENT_READY'] } };
    await user.click(choice());
    expect(sent.at(-1)?.variables).toEqual({ input: { mail: 'STATEMENT_READY', isWanted: false } });
    await waitFor(() => expect(choice()).toHaveProperty('checked', false));
    expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(2);
    server.chooseMail = () => {
      throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    };
    await user.click(choice());
    expect(await screen.findByText('Failed to save the choice')).toBeTruthy();
    expect(choice()).toHaveProperty('checked', false);
  });

  it('cannot be chosen if the portal sends none', async () => {
    await open({ mailChoices: null });
    expect(screen.getByText('This portal doesn’t send email.')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

it('refetches only the card after recovery codes have been replaced, which leave no trace', async () => {
  const app = (recoveryCodesLeft: number) => ({
    authenticatorApp: { confirmedAt: '2026-11-02T15:00:00.000Z', lastUsedAt: null, recoveryCodesLeft },
  });
  const { server, sent, user } = await open(app(1));
  expect(screen.getByText(/1 recovery codes left/)).toBeTruthy();
  server.renewRecoveryCodes = { __typename: 'RecoveryCodesPayload', recoveryCodes: ['abcd-efgh'] };
  server.node = { ...dana, ...app(10) };
  await user.click(button('New Recovery Codes'));
  await user.click(screen.getByRole('button', { name: 'Replace Codes' }));
  expect(await screen.findByText('abcd-efgh')).toBeTruthy();
  expect(sent).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'I’ve Saved Them' }));
  expect(await screen.findByText(/10 recovery codes left/)).toBeTruthy();
  expect(sent.map(({ name }) => name)).toEqual([
    'ProfileScreenQuery',
    'NewCodesDialogMutation',
    'SecondFactorCardRefetchQuery',
  ]);
  expect(sent[2]!.variables).toEqual({ id: 'u' });
});

describe('the bank account', () => {
  const account = {
    __typename: 'BankAccount',
    id: 'b',
    maskedAccountNumber: '•••• 6789',
    routingNumber: '021000021',
    type: 'CHECKING',
    holder: 'PERSONAL',
    isNew: true,
    createdAt: '2026-11-18T17:00:00.000Z',
    enteredBy: { __typename: 'User', id: 'u', name: 'Dana Reyes' },
  };
  const type = async (user: Awaited<ReturnType<typeof open>>['user'], again = '00123456789') => {
    await user.type(await screen.findByRole('textbox', { name: 'Routing Number' }), '021000021');
    await user.type(field('Account Number'), '0012 3456-789');
    await user.type(field('Confirm Account Number'), again);
    await user.click(button('Save Bank Account'));
  };

  it('is entered, and then shown by its last four digits', async () => {
    const { server, user, sent } = await open();
    server.setBankAccount = () => ({ ...dana, bankAccount: account });
    await user.click(button('Add Bank Account'));
    await type(user);
    expect(await screen.findByText(/Personal checking •••• 6789/)).toBeTruthy();
    expect(screen.getByText('New account')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.find(({ name }) => name === 'useSetBankAccountMutation')?.variables).toEqual({
      input: {
        userId: 'u',
        routingNumber: '021000021',
        accountNumber: '0012 3456-789',
        type: 'CHECKING',
        holder: 'PERSONAL',
      },
    });
  });

  it('waits for an administrator after someone else changed how its payee signs in', async () => {
    const waitingBankAccount = 'Personal checking account ending in 6789';
    await open({ ...dana, waitingBankAccount });
    expect(
      await screen.findByText(/^Personal checking account ending in 6789 waits for an administrator/),
    ).toBeTruthy();
  });

  it('waits for a second person when an administrator entered it for someone else', async () => {
    const bankDetails = 'Personal checking account ending in 6789';
    const waiting = { __typename: 'ApprovalRequest', id: 'r', askedBy: 'Ada', isOwn: true, bankDetails };
    const { server, user } = await open();
    server.setBankAccount = () => ({ ...dana, bankAccountRequest: waiting });
    await user.click(button('Add Bank Account'));
    await type(user);
    await screen.findByText('Sent to a second person for approval');
    const link = await screen.findByRole('link', { name: 'Waiting for a second person' });
    expect(link.parentElement?.textContent).toContain(`${bankDetails}, entered by you.`);
    expect(screen.getByText('No bank account.')).toBeTruthy();
  });

  it('is not sent if the second number differs', async () => {
    const { user, sent } = await open();
    await user.click(button('Add Bank Account'));
    await type(user, '00123456798');
    expect(await screen.findAllByText('The account numbers don’t match.')).not.toHaveLength(0);
    expect(sent.some(({ name }) => name === 'useSetBankAccountMutation')).toBe(false);
  });

  longIt('keeps the input when it is refused', async () => {
    const { server, user } = await open();
    const message = 'This bank account is already on file.';
    server.setBankAccount = { __typename: 'ConflictError', message, code: 'CONFLICT' };
    await user.click(button('Add Bank Account'));
    await type(user);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field('Account Number')).toHaveProperty('value', '0012 3456-789');
  });

  it('is removed after a confirmation', async () => {
    const { server, user } = await open({ bankAccount: account });
    server.removeBankAccount = () => ({ ...dana, bankAccount: null });
    await user.click(button('Remove bank account'));
    await user.click(await screen.findByRole('button', { name: 'Remove Bank Account' }));
    expect(await screen.findByText('No bank account.')).toBeTruthy();
  });
});
