import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox';
import { DataTable, type DataTableProps } from './DataTable';

type Driver = { id: string; name: string; days: number };
const drivers: Driver[] = [
  { id: '1', name: 'Maria Alvarez', days: 5 },
  { id: '2', name: 'Dana Brooks', days: 4 },
];

function renderTable(props: Partial<DataTableProps<Driver>> = {}) {
  const table = (
    <DataTable
      label="Drivers"
      columns={[
        { key: 'name', header: 'Name', cell: (driver) => driver.name, sortable: true },
        { key: 'days', header: 'Days', cell: (driver) => driver.days, align: 'end', sortable: true },
      ]}
      rows={drivers}
      rowKey={(driver) => driver.id}
      empty="No contractors found"
      {...props}
    />
  );
  const router = createMemoryRouter([
    { path: '/', element: table },
    { path: '/drivers/:id', element: <h1>A driver</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

describe('DataTable', () => {
  it('shows its empty text', () => {
    renderTable({ rows: [] });
    expect(screen.getByRole('status').textContent).toBe('No contractors found');
  });

  it('opens a row from anywhere in it', async () => {
    const { router, user } = renderTable({ rowTo: (driver) => `/drivers/${driver.id}` });
    await user.click(screen.getByText('4'));
    expect(router.state.location.pathname).toBe('/drivers/2');
  });

  it('opens a row from the keyboard', async () => {
    const onOpen = vi.fn();
    const { user } = renderTable({ onOpen });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(drivers[0]);
  });

  it('sorts by links that name the next order', () => {
    renderTable({
      sorting: {
        current: { key: 'name', direction: 'asc' },
        to: ({ key, direction }) => `?sort=${key}-${direction}`,
      },
    });
    expect(screen.getByRole('link', { name: 'Name' }).getAttribute('href')).toBe('/?sort=name-desc');
    expect(screen.getByRole('link', { name: 'Days' }).getAttribute('href')).toBe('/?sort=days-asc');
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('selects the page and single rows', async () => {
    const onChange = vi.fn();
    const { user } = renderTable({
      selection: { Box: Checkbox, selected: new Set(['1']), onChange, rowName: ({ name }) => name },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(onChange).toHaveBeenLastCalledWith(new Set(['1', '2']));
    await user.click(screen.getByRole('checkbox', { name: 'Select Maria Alvarez' }));
    expect(onChange).toHaveBeenLastCalledWith(new Set());
  });

  it('shows totals under their columns', () => {
    renderTable({ totals: { name: 'Total', days: 9 } });
    const cells = within(screen.getAllByRole('row').at(-1)!).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['9']);
  });

  it('moves essential columns under the title when they have no room, and back', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(470);
    renderTable({
      columns: [
        { key: 'name', header: 'Name', cell: ({ name }) => name },
        { key: 'days', header: 'Days', cell: ({ days }) => `${days} days`, importance: 2, under: true },
      ],
    });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name']);
    const row = screen.getByRole('row', { name: /Maria/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('Maria Alvarez5 days');
    width.mockReturnValue(700);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Days',
    ]);
    expect(within(row).getByRole('rowheader').textContent).toBe('Maria Alvarez');
    width.mockRestore();
  });
});
