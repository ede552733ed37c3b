import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PaletteOpener } from './PaletteOpener';
import type { PaletteProps } from './palette';

const Opened = ({ opens }: PaletteProps) => <p>Opened: {opens}</p>;

const Frame = () => (
  <>
    <PaletteOpener />
    <p>The frame is {useNavigation().state}.</p>
    <Outlet />
  </>
);

/** The opener above two screens, the second one loading until `finish` is called. */
function openFrame() {
  let finish!: () => void;
  const loaded = new Promise<null>((resolve) => {
    finish = () => resolve(null);
  });
  const router = createMemoryRouter([
    {
      handle: { palette: async () => Opened },
      Component: Frame,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/slow', element: <h1>Slow</h1>, loader: () => loaded },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { router, finish };
}

const pressKeys = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

it('keeps the search open that was opened while the next screen loads', async () => {
  const { router, finish } = openFrame();
  const arrived = router.navigate('/slow');
  await screen.findByText('The frame is loading.');
  pressKeys();
  await screen.findByText('Opened: search');
  finish();
  await act(() => arrived);
  await screen.findByRole('heading', { name: 'Slow' });
  expect(screen.queryByText('Opened: search')).not.toBeNull();
});

it('leaves the search behind when the browser goes back to another screen', async () => {
  const { router, finish } = openFrame();
  finish();
  await act(() => router.navigate('/slow'));
  pressKeys();
  await screen.findByText('Opened: search');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Home' });
  expect(screen.queryByText('Opened: search')).toBeNull();
});
