import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { laterCombobox } from './laterCombobox';
import { PersonCombobox, type PersonComboboxProps } from './PersonCombobox';

const nothing = () => undefined;

/** A picker whose list comes with `arrive`. */
function renderPicker() {
  let arrive: () => void = nothing;
  const there = new Promise<typeof PersonCombobox>((resolve) => {
    arrive = () => resolve(PersonCombobox);
  });
  const Picker = laterCombobox<PersonComboboxProps>(() => there);
  const onOpenChange = vi.fn();
  const { container } = render(
    <Picker
      aria-label="Driver"
      placeholder="All"
      value="Sam Ash"
      {...{ canClear: false, isOpen: false, options: [], chosen: null, none: null, emptyText: 'No one' }}
      {...{ onChoose: nothing, onType: nothing, onOpenChange }}
    />,
  );
  return { onOpenChange, container, arrive: () => act(async () => arrive()) };
}

it('shows its text until the list has loaded, and keeps the focus', async () => {
  const { arrive } = renderPicker();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Driver' });
  expect(field.value).toBe('Sam Ash');
  await userEvent.tab();
  expect(document.activeElement).toBe(field);
  await arrive();
  const combobox = await screen.findByRole('combobox', { name: 'Driver' });
  await vi.waitFor(() => expect(document.activeElement).toBe(combobox));
});

it('opens by a click from before', async () => {
  const { onOpenChange } = renderPicker();
  await userEvent.click(screen.getByRole('textbox', { name: 'Driver' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('takes no focus from elsewhere', async () => {
  const { arrive, container } = renderPicker();
  await arrive();
  await within(container).findByRole('combobox');
  expect(document.activeElement).toBe(document.body);
});
