import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BarTable } from './BarTable';

it('links a group to its parts if it has an address', () => {
  const week = (key: string, to?: string) => ({ key, label: key, fullLabel: key, values: { paid: 5 }, to });
  render(
    <MemoryRouter>
      <BarTable
        label="Payroll"
        groupLabel="Week"
        empty="None."
        series={[{ key: 'paid', label: 'Paid', color: 'black' }]}
        groups={[week('Nov 9', '/dashboard/payroll/week?week=2026-11-09'), week('Nov 16')]}
        format={String}
      />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/payroll/week?week=2026-11-09',
  ]);
});
