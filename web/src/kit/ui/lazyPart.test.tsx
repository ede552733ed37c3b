import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart';

it('appears when it can be fetched again, and leaves the page alone until then', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(() => 'the part');
  const Part = lazyPart(load);
  render(
    <div>
      the page
      <Suspense>
        <Part />
      </Suspense>
    </div>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('the page')).toBeTruthy();
  expect(await screen.findByText(/the part/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
