import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarChart } from './BarChart';

const names = ['Ann Ash', 'Bo Birch', 'Cora Birch', 'Bartholomew Featherstonehaugh'];

it('names everyone in full, with the sum and bars relative to the longest', async () => {
  render(
    <BarChart
      label="Days by contractor"
      groupLabel="Contractor"
      isByName
      empty="None."
      series={[
        { key: 'approved', label: 'Approved', color: 'green' },
        { key: 'pending', label: 'Pending', color: 'orange' },
      ]}
      groups={names.map((name, index) => ({
        key: name,
        label: name,
        fullLabel: name,
        values: { approved: 20 - index * 5, pending: index === 2 ? 5 : 0 },
      }))}
      format={String}
    />,
  );
  const list = await screen.findByRole('list', { name: 'Days by contractor' });
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Ann Ash20',
    'Bo Birch15',
    'Cora Birch15',
    'Bartholomew Featherstonehaugh5',
  ]);
  const widths = lines.map((line) =>
    [...line.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width),
  );
  expect(widths).toEqual([['100%'], ['75%'], ['50%', '25%'], ['25%']]);
  expect(within(screen.getByRole('list', { name: /^Colors/ })).getAllByRole('listitem')).toHaveLength(2);
});
