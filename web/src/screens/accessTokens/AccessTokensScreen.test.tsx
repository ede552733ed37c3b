import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { signIn } from '../../kit/session/sessionStore';
import { accessTokensEntry } from './AccessTokensScreen.entry';

type Token = Record<string, unknown> & { id: string; name: string; status: string };
const token = (id: string, more: Partial<Token> = {}): Token => ({
  __typename: 'PersonalAccessToken',
  id,
  name: 'Quarterly export',
  scopes: ['PEOPLE_READ', 'PAYROLL_READ'],
  createdAt: '2026-11-18T17:00:00.000Z',
  expiresAt: '2027-02-16T17:00:00.000Z',
  lastUsedAt: null,
  status: 'ACTIVE',
  ...more,
});
const SECRET = 'cpat_0123456789abcdefghijABCDEFGHIJ0123456789abc';

const there = '/dashboard/access-tokens';
function open(tokens: () => Token[], more: Root = {}) {
  const viewer = () => ({
    __typename: 'User',
    id: 'u',
    usableTokenScopes: ['PEOPLE_READ', 'TIME_LOGS_READ', 'TIME_LOGS_WRITE', 'PAYROLL_READ'],
    personalAccessTokens: ({ first = 50, after }: { first?: number; after?: string }) => {
      const all = tokens();
      const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
      const page = all.slice(start, start + first);
      return {
        edges: page.map((node) => ({ cursor: node.id, node })),
        pageInfo: { endCursor: page.at(-1)?.id ?? null, hasNextPage: start + first < all.length },
      };
    },
  });
  return renderScreen(accessTokensEntry, there, { viewer, node: viewer, ...more });
}
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const dialog = () => within(screen.getByRole('alertdialog'));

beforeEach(() => {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com' };
  signIn({ ...user, roles: ['Accountant'], needsPasswordChange: false });
});

describe('the list of access tokens', () => {
  it('shows for each its scopes, its expiration and its last use', async () => {
    await open(() => [
      token('a'),
      token('b', {
        name: 'Payroll import',
        scopes: ['TIME_LOGS_READ', 'PAYROLL_READ', 'PAYROLL_WRITE'],
        lastUsedAt: '2026-11-19T12:00:00.000Z',
      }),
      token('c', { name: 'Old laptop', status: 'REVOKED' }),
      token('d', { name: 'Last year', status: 'EXPIRED' }),
    ]);
    await screen.findByRole('table', { name: 'Access tokens' });
    expect(cells('Quarterly export')).toEqual([
      'Read: People, Payroll',
      'Nov 18, 2026',
      'Feb 16, 2027',
      'Never',
      'Active',
      'Revoke',
    ]);
    expect(cells('Payroll import').slice(0, 4)).toEqual([
      'Read: DaysRead and write: Payroll',
      'Nov 18, 2026',
      'Feb 16, 2027',
      'Nov 19, 2026',
    ]);
    expect(cells('Old laptop').slice(4)).toEqual(['Revoked', '']);
    expect(cells('Last year').slice(4)).toEqual(['Expired', '']);
  });

  it('shows more of them on request', async () => {
    const many = Array.from({ length: 51 }, (_, index) => token(`t${index}`, { name: `Script ${index}` }));
    const { user } = await open(() => many);
    expect(await screen.findByText('Script 49')).toBeTruthy();
    expect(screen.queryByText('Script 50')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    expect(await screen.findByText('Script 50')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
  });

  it('shows an empty list', async () => {
    await open(() => []);
    expect(await screen.findByText('No access tokens yet')).toBeTruthy();
  });

  it('reports that it cannot be loaded', async () => {
    // React and Relay log the error that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    await open(() => {
      throw new Error('down');
    });
    expect(await screen.findByText('Failed to load access tokens')).toBeTruthy();
  });
});

describe('a new token', () => {
  it('allows reading and lasts ninety days by default, and is shown once', async () => {
    const inputs: unknown[] = [];
    const { sent, user } = await open(() => [token('a')], {
      createAccessToken: ({ input }: { input: { name: string } }) => {
        inputs.push(input);
        return {
          __typename: 'CreateAccessTokenPayload',
          token: SECRET,
          accessToken: token('b', { name: input.name }),
        };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Create Token' }));
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));
    expect(await dialog().findAllByText('Name is required.')).toBeTruthy();
    await user.type(dialog().getByLabelText(/Name/), ' Year end ');
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));
    expect(await screen.findByText(SECRET)).toBeTruthy();
    expect(inputs).toEqual([
      {
        name: 'Year end',
        scopes: ['PEOPLE_READ', 'TIME_LOGS_READ', 'PAYROLL_READ'],
        expiresInDays: 90,
      },
    ]);
    expect(dialog().getByText(/You won’t see it again/)).toBeTruthy();

    await user.click(dialog().getByRole('button', { name: 'Copy Token' }));
    await dialog().findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.keyboard('{Escape}');
    expect(screen.getByText(SECRET)).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
    const [, newest] = screen.getAllByRole('row');
    expect(within(newest!).getByText('Year end')).toBeTruthy();
    expect(screen.getByText('Quarterly export')).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(['AccessTokensScreenQuery', 'useCreateTokenMutation']);
  });

  it('is for the chosen areas, out of those the user may use', async () => {
    const inputs: unknown[] = [];
    const { user } = await open(() => [], {
      createAccessToken: ({ input }: { input: object }) => {
        inputs.push(input);
        return { __typename: 'CreateAccessTokenPayload', token: SECRET, accessToken: token('b') };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Create Token' }));
    await user.type(await dialog().findByLabelText(/Name/), 'Days');
    const access = within(dialog().getByRole('group', { name: 'Access' }));
    const options = (area: string) =>
      within(access.getByLabelText(area))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Days')).toEqual(['No access', 'Read', 'Read and write']);
    expect(options('Payroll')).toEqual(['No access', 'Read']);
    expect(access.queryByLabelText('Audit log')).toBeNull();
    for (const area of ['People', 'Days', 'Payroll'])
      await user.selectOptions(access.getByLabelText(area), 'No access');
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));
    expect(access.getByText('Choose at least one area.')).toBeTruthy();
    await user.selectOptions(access.getByLabelText('Days'), 'Read and write');
    expect(access.queryByText('Choose at least one area.')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));
    expect(await screen.findByText(SECRET)).toBeTruthy();
    expect(inputs).toEqual([{ name: 'Days', scopes: ['TIME_LOGS_WRITE'], expiresInDays: 90 }]);
  });

  it('keeps the input when the server refuses it', async () => {
    const { user } = await open(() => [], {
      createAccessToken: () => ({
        __typename: 'ValidationError',
        code: 'VALIDATION',
        message: 'Expiry must be at most 90 days away.',
        issues: [{ path: ['input', 'expiresInDays'], message: 'Expiry must be at most 90 days away.' }],
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Create Token' }));
    await user.type(dialog().getByLabelText(/Name/), 'Forever');
    await user.selectOptions(dialog().getByLabelText('Days'), 'Read and write');
    const days = dialog().getByLabelText(/Expires after days/);
    await user.clear(days);
    await user.type(days, '999');
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));
    await waitFor(() =>
      expect(dialog().getAllByText('Expiry must be at most 90 days away.')).toHaveLength(2),
    );
    expect(days).toHaveProperty('value', '999');
    expect(dialog().getByLabelText(/Name/)).toHaveProperty('value', 'Forever');
    expect(dialog().getByLabelText('Days')).toHaveProperty('value', 'write');
  });
});

it('is revoked after a confirmation, and the row shows it in place', async () => {
  const { user, sent } = await open(() => [token('a')], {
    revokeAccessToken: ({ input }: { input: { id: string } }) => token(input.id, { status: 'REVOKED' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Quarterly export' }));
  expect(dialog().getByText(/Anything that uses Quarterly export stops working/)).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Revoke Token' }));
  await waitFor(() => expect(cells('Quarterly export').slice(4)).toEqual(['Revoked', '']));
  expect(sent).toHaveLength(2);
});
