import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { hrContractorsEntry, hrStaffEntry } from './HrListScreen.entry';

const person = (name: string, more: object = {}) => ({
  node: {
    __typename: 'User',
    id: name,
    name,
    email: `${name}@example.com`,
    phone: null,
    kind: 'CONTRACTOR',
    roles: [],
    dailyRate: null,
    w9SignedAt: null,
    w9RequestedAt: null,
    isActive: true,
    invitation: null,
    mailFailedAt: null,
    ...more,
  },
});
const page = (...edges: object[]) => ({ totalCount: edges.length, edges });
const cells = (name: string) =>
  [...screen.getByRole('row', { name: new RegExp(name) }).children].map(({ textContent }) => textContent);

describe('the contractors, for HR', () => {
  const open = (server: Root, search = '') =>
    renderScreen(hrContractorsEntry, `/dashboard/hr/contractors${search}`, server, ['/dashboard/people/:id']);

  it('show contact data and missing steps, and link to the people’s pages', async () => {
    const w9SignedAt = '2026-01-12T15:00:00.000Z';
    const { sent } = await open({
      contractors: page(
        person('Dana', { phone: '(215) 555-0142', dailyRate: 255, w9SignedAt }),
        person('Lee', { w9SignedAt, w9RequestedAt: '2026-11-17T15:00:00.000Z', isActive: false }),
        person('Noor'),
      ),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Contractors' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Dana' });
    expect(link.getAttribute('href')).toBe('/dashboard/people/Dana');
    expect(cells('Dana').slice(1)).toEqual([
      'Dana@example.com',
      '(215) 555-0142',
      'Contractor',
      '$255.00',
      'Jan 12, 2026',
      'Active',
    ]);
    expect(cells('Lee').slice(-2)).toEqual(['Requested', 'Inactive']);
    expect(cells('Noor').slice(2)).toEqual(['–', 'Contractor', '–', 'Missing', 'Active']);
    expect(sent.map(({ name, variables }) => [name, variables])).toEqual([
      [
        'HrListScreenQuery',
        expect.objectContaining({ isStaff: false, search: null, status: null, after: null }),
      ],
    ]);
  });

  it('are searched and filtered, which is in the address', async () => {
    const { router, sent, user } = await open({ contractors: page() });
    expect(await screen.findByText('No contractors found')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
    await user.type(screen.getByPlaceholderText('Search contractors...'), 'lee');
    await waitFor(() => expect(router.state.location.search).toBe('?search=lee&status=inactive'));
    expect(sent.at(-1)?.variables).toMatchObject({ isStaff: false, search: 'lee', status: 'inactive' });
  });

  it('go to the last page when the address names one that no longer exists', async () => {
    const contractors = ({ first, after }: { first: number; after: string | null }) => ({
      totalCount: first + 1,
      edges: after === btoa(`OffsetConnection:${first - 1}`) ? [person('Noor')] : [],
    });
    const { router } = await open({ contractors }, '?page=9');
    expect(await screen.findByText('Noor')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });
});

it('the staff, for HR, have their roles, and lack no Form W-9', async () => {
  const ruth = person('Ruth', { kind: 'STAFF', roles: ['HR', 'Asst_Manager'] });
  const { sent } = await renderScreen(hrStaffEntry, '/dashboard/hr/staff', { staff: page(ruth) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Staff' })).toBeTruthy();
  await screen.findByText('Ruth');
  expect(cells('Ruth').slice(3)).toEqual(['HR, Assistant Manager', '–', '–', 'Active']);
  expect(sent.at(-1)?.variables).toMatchObject({ isStaff: true });
});
