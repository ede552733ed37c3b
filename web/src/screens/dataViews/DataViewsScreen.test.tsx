import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/renderScreen';
import { dataViewsEntry } from './DataViewsScreen.entry';

const view = {
  __typename: 'DataView',
  id: 'DataView_1',
  opened: 'Taxpayer number',
  openedBy: 'Deleted user #12',
  openedAt: '2026-11-18T17:00:00.000Z',
  reason: 'Asked by the IRS' as string | null,
  place: 4711 as number | null,
};

const open = (views: object[]) =>
  renderScreen(dataViewsEntry, '/dashboard/data-views', {
    viewer: {
      __typename: 'User',
      id: 'User_1',
      dataViews: { totalCount: views.length, edges: views.map((node) => ({ node })) },
    },
  });

it('lists each view with its user, time, reason and audit log entry', async () => {
  await open([view, { ...view, id: 'DataView_2', reason: null, place: null }]);
  const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
  for (const text of ['Taxpayer number', 'Deleted user #12', 'Nov 18, 2026', 'Asked by the IRS', '#4711'])
    expect(first!.textContent).toContain(text);
  expect(second!.textContent).toContain('Being sealed');
});

it('shows that no one viewed anything', async () => {
  await open([]);
  await screen.findByText('No one has opened your data');
});
