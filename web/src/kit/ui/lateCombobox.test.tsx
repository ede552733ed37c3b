import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import { lateCombobox } from './lateCombobox';
import { PersonCombobox, type PersonComboboxProps } from './PersonCombobox';
import { PersonPickerField, type PersonPickerProps } from './PersonPickerField';

const maria = { id: '1', name: 'Maria Alvarez' };

/** A picker whose list loads when `arrive` is called. */
function renderPicker(props: Partial<PersonPickerProps> = {}) {
  let arrive = () => {};
  const there = new Promise<typeof PersonCombobox>((resolve) => {
    arrive = () => resolve(PersonCombobox);
  });
  const load = vi.fn(() => there);
  const Combobox = lateCombobox<PersonComboboxProps>(load);
  const given = { onChange: vi.fn(), onSearch: vi.fn() };
  render(
    <PersonPickerField
      label="Driver"
      options={[maria]}
      value={null}
      Combobox={Combobox}
      {...given}
      {...props}
    />,
  );
  return {
    ...given,
    load,
    user: userEvent.setup({ delay: null }),
    field: () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Driver' }),
    arrive,
  };
}

it('waits for the pointer, the focus or a key', async () => {
  const { load, user, field } = renderPicker();
  expect(load).not.toHaveBeenCalled();
  await user.hover(field());
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('loads for someone who navigates by keys', async () => {
  const { load, user } = renderPicker();
  await user.keyboard('{Tab}');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('opens by a click made before it loaded', async () => {
  const { user, field, arrive, onSearch, onChange } = renderPicker();
  await user.click(field());
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  arrive();
  await user.click(await screen.findByRole('option', { name: 'Maria Alvarez' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(maria);
});

longIt('keeps the focus, the typed text and the caret', async () => {
  const { user, field, arrive } = renderPicker();
  await user.type(field(), 'Alrez');
  const former = field();
  former.setSelectionRange(2, 2);
  arrive();
  await vi.waitFor(() => expect(field()).not.toBe(former));
  expect(document.activeElement).toBe(field());
  await user.keyboard('va');
  expect(field().value).toBe('Alvarez');
});

it('takes no focus that it did not have', async () => {
  const { user, field, arrive } = renderPicker();
  const former = field();
  await user.hover(former);
  arrive();
  await vi.waitFor(() => expect(field()).not.toBe(former));
  expect(document.activeElement).toBe(document.body);
});

it('does not replace the field in the middle of a click', async () => {
  const { user, field, arrive } = renderPicker();
  const former = field();
  await user.pointer({ keys: '[MouseLeft>]', target: former });
  // It has loaded, and React has finished the renders that follow.
  await act(async () => arrive());
  expect(field()).toBe(former);
  await user.pointer({ keys: '[/MouseLeft]', target: former });
  expect(await screen.findByRole('option', { name: 'Maria Alvarez' })).toBeTruthy();
});

it('reads and looks like Fluent’s while closed', async () => {
  const { user, field, arrive } = renderPicker({ value: maria });
  const attributes = () =>
    [field().parentElement!, ...field().parentElement!.querySelectorAll('input, span')].map((element) =>
      Object.fromEntries(
        element
          .getAttributeNames()
          // Tells Fluent's keyboard code to leave Escape alone.
          .filter((name) => name !== 'data-tabster')
          .map((name) => [name, element.getAttribute(name)]),
      ),
    );
  const former = attributes();
  await user.hover(field());
  const element = field();
  arrive();
  await vi.waitFor(() => expect(field()).not.toBe(element));
  expect(former).toEqual(attributes());
});

it('can be cleared before it has loaded', async () => {
  const { user, onChange } = renderPicker({ value: maria });
  await user.click(document.querySelector('.fui-Combobox__clearIcon')!);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});
