import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens a row's menu, once the previous one has closed; returns its items. */
export async function openMenu(user: UserEvent, name: string): Promise<(string | null)[]> {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

/** Opens it and presses one of its items. */
export async function choose(user: UserEvent, name: string, item: string): Promise<void> {
  await openMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
